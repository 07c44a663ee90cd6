import { hongKongToday, type ReportInput, startReport } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import type { CopyPair } from '../../repositories/projects/copy.repository.ts';
import { listCopiedPoints } from '../../repositories/projects/copy-receiver.repository.ts';
import { getVersion } from '../../repositories/projects/project.repository.ts';
import { findDraft, writeDraft } from '../../repositories/report/report-draft.repository.ts';

/**
 * Copies the report text together with the equipment it describes (Q40), so that nobody has to write an amended plan
 * from scratch. What applies only to the original plan is not copied: its number, dates and contact. Attachments,
 * documents and submissions stay with the original.
 */
export async function copyReport(transaction: Executor, pair: CopyPair, userId: number, now: Date): Promise<void> {
  const draft = await findDraft(transaction, pair.fromId);
  if (!draft) return;
  const points = await listCopiedPoints(transaction, pair);
  const input = adapt(draft.input, startReport(await getVersion(transaction, pair.toId), hongKongToday(now)), points);
  const contact = { email: '', roleInProject: '' };
  await writeDraft(transaction, { projectId: pair.toId, input, contact, userId, now });
}

const adapt = (written: ReportInput, { general }: ReportInput, points: ReadonlyMap<number, number>): ReportInput => ({
  ...written,
  general: { ...general, lastUpdate: written.general.lastUpdate },
  prepared: { ...written.prepared, date: null },
  checked: { ...written.checked, date: null },
  // A reason belongs to a receiver; reasons for receivers that are not in the copy are dropped.
  reasons: written.reasons.flatMap(({ pointId, reason }) => {
    const copied = points.get(pointId);
    return copied === undefined ? [] : [{ pointId: copied, reason }];
  }),
});
