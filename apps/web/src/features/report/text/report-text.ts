import { type Report, type ReportDraft, reportDraftChangeSchema } from '@quietsite/contracts';
import {
  type DayString,
  keysOf,
  lacksReason,
  PERMIT_STATUSES,
  type PermitInput,
  type ReportInput,
} from '@quietsite/domain';
import type { ProjectPart } from '../../../project/save/project-part.ts';
import { stepsKey } from '../../../session/project-queries.ts';
import { documentsQuery, putReport, reportQuery } from '../report-calls.ts';

/** What the user writes: the report text and the contact. */
export type ReportText = Pick<ReportDraft, 'input' | 'contact'>;

const textSchema = reportDraftChangeSchema.pick({ input: true, contact: true });

const toText = ({ draft: { input, contact } }: Report): ReportText => ({ input, contact });

const isSame = (one: ReportText, other: ReportText): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Text and contact of the report, saved while they are written. */
export const reportPart: ProjectPart<ReportText, Report> = {
  name: 'report',
  isSame,
  isReadable: (value): value is ReportText => textSchema.safeParse(value).success,
  query: reportQuery,
  startOf: toText,
  revisionOf: ({ draft }) => draft.revision,
  isStored: (mine, stored) => isSame(mine, toText(stored)),
  keepMine: (mine) => mine,
  carry: (step) => step,
  authorOf: ({ draft: { savedBy, savedAt } }) => ({ by: savedBy, at: savedAt }),
  send: async (client, projectId, text, revision) => {
    const draft = await putReport(projectId, { ...text, revision });
    const known = client.getQueryData(reportQuery(projectId).queryKey);
    return known ? { stored: { ...known, draft } } : {};
  },
  // The printed documents are now older than the text. The wizard reads this and prints again even if no event arrives.
  renew: (client, projectId) => {
    for (const { queryKey } of [documentsQuery(projectId), reportQuery(projectId)])
      void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: stepsKey(projectId) });
  },
};

type Reasons = ReportInput['reasons'];

/**
 * A blank reason is removed. A reason is kept while the receiver does not exceed, and printed only if it does
 * (REPORT-37).
 */
export function withReason(reasons: Reasons, pointId: number, reason: string): Reasons {
  const others = reasons.filter((entry) => entry.pointId !== pointId);
  return reason === '' ? others : [...others, { pointId, reason }];
}

/** Gives several receivers the same reason. */
export const withReasons = (reasons: Reasons, pointIds: readonly number[], reason: string): Reasons =>
  pointIds.reduce((all, pointId) => withReason(all, pointId, reason), reasons);

/** Receivers that need a reason but have none. */
export const listWithoutReason = (rows: NonNullable<Report['compliance']>, reasons: Reasons): number[] =>
  rows
    .filter(({ verdict, pointId }) => lacksReason({ verdict, reason: reasonOf(reasons, pointId).trim() }))
    .map(({ pointId }) => pointId);

export const reasonOf = (reasons: Reasons, pointId: number): string =>
  reasons.find((entry) => entry.pointId === pointId)?.reason ?? '';

/** An invalid status means none. The details stay (REPORT-23). */
export const withStatus = ({ details }: PermitInput, value: string): PermitInput => ({
  status: PERMIT_STATUSES.find((known) => known === value) ?? null,
  details,
});

type Permits = ReportInput['cpoa'];
export type PermitKind = keyof Permits;

/** The custom permit needs an answer only once it has a name, as in the check before submission. */
export const listUnanswered = (permits: Permits): PermitKind[] =>
  keysOf(permits).filter(
    (kind) => permits[kind].status === null && (kind !== 'other' || permits.other.name.trim() !== ''),
  );

/** Sets one status for several permits and keeps their details. */
export function withStatuses(permits: Permits, kinds: readonly PermitKind[], status: PermitInput['status']): Permits {
  const { cnp, ep, exp, dp, other } = permits;
  const answer = <Permit extends PermitInput>(kind: PermitKind, permit: Permit): Permit =>
    kinds.includes(kind) ? { ...permit, status } : permit;
  return {
    ...{ cnp: answer('cnp', cnp), ep: answer('ep', ep), exp: answer('exp', exp), dp: answer('dp', dp) },
    other: answer('other', other),
  };
}

/** Ticked items stay in list order, whenever they were ticked. */
export function withTick<Item>(all: readonly Item[], ticked: readonly Item[], item: Item, isTicked: boolean): Item[] {
  return all.filter((other) => (other === item ? isTicked : ticked.includes(other)));
}

type Signature = ReportInput['prepared'];

/** A name that is typed into a blank signature gets today's date; a date that was entered stays. */
export const withSigner = (signature: Signature, by: string, today: DayString): Signature =>
  signature.by === '' && by !== '' && signature.date === null ? { by, date: today } : { ...signature, by };
