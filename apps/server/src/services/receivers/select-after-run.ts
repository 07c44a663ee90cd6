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
 * Selects and locks the loudest home and the loudest school of a finished run. Receivers that exceed or are borderline
 * before or after mitigation are selected unless a user took them out. Selected receivers get a name (NSR-07, NSR-13,
 * Q149). No level depends on it, so the revision stays.
 */
export async function selectAfterRun(
  transaction: Executor,
  projectId: number,
  receivers: readonly SnapshotReceiver[],
  levels: LevelTable,
): Promise<void> {
  const before = await listReceiverPoints(transaction, projectId);
  const locked = lockCompulsory(before, new Set(listCompulsoryReceivers(receivers, listHeard(levels))));
  const after = selectAtIssue(locked, listVerdicts(levels));
  await updateSelection(
    transaction,
    projectId,
    after.filter((point, index) => point !== before[index]),
  );
}

function listHeard({ pointIds, unmitigated }: LevelTable): Map<number, number | null> {
  const levelAt = (place: number) => {
    const level = unmitigated[place];
    return level === undefined || Number.isNaN(level) ? null : level;
  };
  return new Map(Array.from(pointIds, (pointId, place) => [pointId, levelAt(place)]));
}

function listVerdicts(levels: LevelTable): Map<number, RunVerdicts> {
  const judged = (codes: Uint8Array, place: number) =>
    levels.isLeftOut[place] === 1 ? null : verdictOfCode(codes[place] as number);
  return new Map(
    Array.from(levels.pointIds, (pointId, place) => [
      pointId,
      {
        unmitigated: judged(levels.unmitigatedVerdicts, place),
        mitigated: judged(levels.verdicts, place),
      },
    ]),
  );
}
