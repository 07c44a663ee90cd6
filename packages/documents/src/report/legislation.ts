import {
  criterionOfKind,
  isPublishedCriterion,
  type PlanSource,
  RECEIVER_KINDS,
  type ReceiverResult,
  type SnapshotReceiver,
} from '@quietsite/domain';
import { NOTHING, showCount } from '../text/show-level.ts';
import { showDecibels } from './figures.ts';
import type { CriterionRow, ReportModel } from './report-model.ts';
import type { ReportWords } from './words/report-words.ts';
import { english } from './words/words.en.ts';

interface JudgedReceiver {
  readonly receiver: SnapshotReceiver;
  readonly result: ReceiverResult;
}

/** The law, the memoranda and the criteria that apply to this plan (REPORT-70). */
export function buildLegislation(source: PlanSource, { legislation: words }: ReportWords = english) {
  const receivers = new Map(source.snapshot.receivers.map((receiver) => [receiver.pointId, receiver]));
  const judged = source.results.flatMap((result): JudgedReceiver[] => {
    const receiver = receivers.get(result.pointId);
    return receiver && !result.isLeftOut ? [{ receiver, result }] : [];
  });
  const ofKind = Map.groupBy(judged, ({ receiver }) => receiver.kind);
  const legislation: ReportModel['legislation'] = {
    paragraphs: words.paragraphs,
    criteria: RECEIVER_KINDS.flatMap((kind) => {
      const receiversOfKind = ofKind.get(kind);
      const name = words.kinds[kind];
      return receiversOfKind
        ? [toRow(isPublishedCriterion(kind) ? name : words.notNamed(name), criterionOfKind(kind), receiversOfKind)]
        : [];
    }),
    changedKinds: listChangedKinds(judged, words),
    dated: listDated(judged).map(([name, value]) => words.datedCriterion(name, showDecibels(value))),
  };
  return legislation;
}

function toRow(kind: string, byKind: number | null, judged: readonly JudgedReceiver[]): CriterionRow {
  const applied = judged.flatMap(({ result }) => result.criterion ?? []);
  const [least, most] = applied.length === 0 ? [null, null] : [Math.min(...applied), Math.max(...applied)];
  const count = (isCounted: (one: JudgedReceiver) => boolean) => showCountOrNothing(judged.filter(isCounted).length);
  return {
    kind,
    standing: showDecibels(byKind),
    receivers: showCount(judged.length),
    applied: least === most ? showDecibels(least) : `${showDecibels(least)} - ${showDecibels(most)}`,
    reduced: count(({ receiver }) => receiver.criterionReduction > 0),
    dated: count(({ receiver }) => receiver.otherCriteria.length > 0),
  };
}

const showCountOrNothing = (count: number): string => (count === 0 ? NOTHING : showCount(count));

/** Lists each building once whose kind differs from the building layer, with the reason given. */
function listChangedKinds(judged: readonly JudgedReceiver[], words: ReportWords['legislation']): string[] {
  const lines = judged.flatMap(({ receiver: { buildingName, name, kind, kindReason } }) =>
    kindReason === undefined ? [] : [words.changedKind(buildingName.trim() || name, words.kinds[kind], kindReason)],
  );
  return [...new Set(lines)];
}

/** The maximum number of names listed; the others are with their receivers in section 12. */
const MAX_NAMES = 6;

/** Each name and value once, lowest first. */
function listDated(judged: readonly JudgedReceiver[]): (readonly [name: string, value: number])[] {
  const entries = judged.flatMap(({ receiver }) =>
    receiver.otherCriteria.map(({ name, value }) => [name, value] as const),
  );
  const known = new Map(entries.map((entry) => [JSON.stringify(entry), entry]));
  return [...known.values()].toSorted(([, one], [, other]) => one - other).slice(0, MAX_NAMES);
}
