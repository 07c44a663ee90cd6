import {
  type LevelTable,
  listCompulsoryReceivers,
  lockCompulsory,
  type RunVerdicts,
  type SnapshotReceiver,
  selectAtIssue,
  verdictOfCode,
} from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import { listReceiverPoints, updateSelection } from '../../repositories/receivers/receiver-point.repository.ts';

/**
 * Selects and locks the loudest home, school and receiver of another sensitive use of a finished run (M-144). Receivers
 * that exceed or are borderline before or after mitigation are selected unless a user deselected them. Selected
 * receivers get a name (NSR-07, NSR-13, Q149). No level depends on the selection, so the revision stays the same.
 */
export async function selectAfterRun(
  transaction: Executor,
  projectId: number,
  receivers: readonly SnapshotReceiver[],
  levels: LevelTable,
): Promise<void> {
  const before = await listReceiverPoints(transaction, projectId);
  const locked = lockCompulsory(before, new Set(listCompulsoryReceivers(receivers, mapUnmitigatedLevels(levels))));
  const after = selectAtIssue(locked, listVerdicts(levels));
  await updateSelection(
    transaction,
    projectId,
    after.filter((point, index) => point !== before[index]),
  );
}

function mapUnmitigatedLevels({ pointIds, unmitigated }: LevelTable): Map<number, number | null> {
  const levelAt = (index: number) => {
    const level = unmitigated[index];
    return level === undefined || Number.isNaN(level) ? null : level;
  };
  return new Map(Array.from(pointIds, (pointId, index) => [pointId, levelAt(index)]));
}

function listVerdicts(levels: LevelTable): Map<number, RunVerdicts> {
  const verdictAt = (codes: Uint8Array, index: number) =>
    levels.isLeftOut[index] === 1 ? null : verdictOfCode(codes[index] as number);
  return new Map(
    Array.from(levels.pointIds, (pointId, index) => [
      pointId,
      {
        unmitigated: verdictAt(levels.unmitigatedVerdicts, index),
        mitigated: verdictAt(levels.verdicts, index),
      },
    ]),
  );
}
