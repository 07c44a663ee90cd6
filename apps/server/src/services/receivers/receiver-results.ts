import type { CalculationSnapshot, DescribedReceiver, ReceiverResult } from '@quietsite/domain';
import { describeInThread, isDoneAtOnce } from '../../calculation/describe-in-thread.ts';
import { describeAll } from '../../calculation/tasks.ts';
import type { Executor } from '../../database/connection.ts';
import { createConcurrencyLimit } from '../../limit-concurrency.ts';
import { listLevelsOf } from '../../repositories/calculation/result.repository.ts';
import { loadInputOf } from '../../repositories/calculation/run.repository.ts';

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

// Every thread takes a core from other users.
const gate = createConcurrencyLimit({ places: 4, placesEach: 2 });

/**
 * Small requests do not wait for large ones: on a busy day a shared queue would grow faster than it is processed. A
 * large input is read again when its turn comes, so that waiting requests hold no memory.
 */
export async function describeInTurn(
  load: () => Promise<CalculationSnapshot>,
  inThread = describeInThread,
): Promise<DescribedReceiver[]> {
  const input = await load();
  return isDoneAtOnce(input) ? describeAll(input) : gate(async () => inThread(await load()));
}
