import type { DescribedReceiver, ReceiverResult } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import { listLevelsOf } from '../../repositories/calculation/result.repository.ts';
import { loadInputOf } from '../../repositories/calculation/run.repository.ts';
import { describeInTurn } from '../calculation/describe-in-turn.ts';

type StoredLevels = Awaited<ReturnType<typeof listLevelsOf>>[number];

/** Tables for some receivers of a finished run, recalculated from its stored input; the loudest first. */
export async function listReceiverResults(
  db: Executor,
  runId: number,
  pointIds: readonly number[],
): Promise<ReceiverResult[]> {
  const levels = await listLevelsOf(db, runId, pointIds);
  if (levels.length === 0) return [];
  const described = await describeInTurn(() => loadInputOf(db, runId, pointIds));
  const byPoint = new Map(described.map((receiver) => [receiver.pointId, receiver]));
  return levels.flatMap((stored) => {
    const receiver = byPoint.get(stored.pointId);
    return receiver ? [{ ...keepToStored(receiver, stored), rank: stored.rank }] : [];
  });
}

/** The run's levels are the record. If the engine now finds others, its combinations do not explain them. */
function keepToStored(receiver: DescribedReceiver, stored: StoredLevels): DescribedReceiver {
  const { unmitigated, mitigated } = receiver;
  const { unmitigatedLevel, mitigatedLevel, withNeighbourLevel, verdict } = stored;
  const isSame =
    unmitigated.highestLevel === unmitigatedLevel &&
    mitigated.highestLevel === mitigatedLevel &&
    receiver.withNeighbourLevel === withNeighbourLevel;
  if (isSame) return receiver;
  return {
    ...{ ...receiver, withNeighbourLevel, verdict },
    unmitigated: {
      ...unmitigated,
      ...{
        highestLevel: unmitigatedLevel,
        verdict: stored.unmitigatedVerdict ?? unmitigated.verdict,
        combinations: [],
      },
    },
    mitigated: {
      ...mitigated,
      ...{ highestLevel: mitigatedLevel, verdict: verdict ?? mitigated.verdict, combinations: [] },
    },
  };
}
