import { type DayString, type ReportInput, startReport } from '@quietsite/domain';
import type { Executor } from '../database/connection.ts';
import type { CopyPair } from '../repositories/copy.repository.ts';
import { listCopiedPoints } from '../repositories/copy-receiver.repository.ts';
import { getVersion } from '../repositories/project.repository.ts';
import { findDraft, writeDraft } from '../repositories/report-draft.repository.ts';

interface Copier {
  readonly userId: number;
  readonly now: Date;
  readonly today: DayString;
}

/**
 * Nobody writes a report twice: a copy, version or project, starts with its text. What was said of this one plan alone
 * does not go along: its number and dates, and who is to be written to about it. Attachments, documents and
 * submissions stay with the original.
 */
export async function copyReport(transaction: Executor, pair: CopyPair, { userId, now, today }: Copier): Promise<void> {
  const draft = await findDraft(transaction, pair.fromId);
  if (!draft) return;
  const points = await listCopiedPoints(transaction, pair);
  const input = renew(draft.input, startReport(await getVersion(transaction, pair.toId), today), points);
  const contact = { email: '', roleInProject: '' };
  await writeDraft(transaction, { projectId: pair.toId, input, contact, userId, now });
}

const renew = (written: ReportInput, { general }: ReportInput, points: ReadonlyMap<number, number>): ReportInput => ({
  ...written,
  general: { ...general, lastUpdate: written.general.lastUpdate },
  prepared: { ...written.prepared, date: null },
  checked: { ...written.checked, date: null },
  // A reason belongs to a receiver; one that the copy does not have is explained anew.
  reasons: written.reasons.flatMap(({ pointId, reason }) => {
    const copied = points.get(pointId);
    return copied === undefined ? [] : [{ pointId: copied, reason }];
  }),
});
