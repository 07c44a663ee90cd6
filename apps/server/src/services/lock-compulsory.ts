import { type LevelTable, listCompulsoryReceivers, lockCompulsory, type SnapshotReceiver } from '@quietsite/domain';
import type { Executor } from '../database/connection.ts';
import { listReceiverPoints, updateSelection } from '../repositories/receiver-point.repository.ts';

/**
 * The loudest home and the loudest school of a finished run are selected and locked, and what is selected has a name
 * (NSR-07, NSR-13). No level depends on it, so the revision stays.
 */
export async function selectCompulsory(
  transaction: Executor,
  projectId: number,
  receivers: readonly SnapshotReceiver[],
  levels: LevelTable,
): Promise<void> {
  const levelAt = (place: number) => {
    const level = levels.unmitigated[place];
    return level === undefined || Number.isNaN(level) ? null : level;
  };
  const heard = new Map(Array.from(levels.pointIds, (pointId, place) => [pointId, levelAt(place)]));
  const before = await listReceiverPoints(transaction, projectId);
  const after = lockCompulsory(before, new Set(listCompulsoryReceivers(receivers, heard)));
  await updateSelection(
    transaction,
    projectId,
    after.filter((point, index) => point !== before[index]),
  );
}
