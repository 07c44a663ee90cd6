import type { CalculationSnapshot, DescribedReceiver, ReceiverResult } from '@quietsite/domain';
import { canRunInline, describeInThread } from '../../calculation/describe-in-thread.ts';
import { describeAll } from '../../calculation/tasks.ts';
import type { Executor } from '../../database/connection.ts';
import { createConcurrencyLimit } from '../../limit-concurrency.ts';
import { listLevelsOfPoints } from '../../repositories/calculation/result.repository.ts';
import { loadInputOfReceivers } from '../../repositories/calculation/run.repository.ts';

type StoredLevels = Awaited<ReturnType<typeof listLevelsOfPoints>>[number];

/** Returns the results of some receivers of a finished run, recalculated from its stored input, loudest first. */
export async function listReceiverResults(
  db: Executor,
  runId: number,
  pointIds: readonly number[],
): Promise<ReceiverResult[]> {
  const levels = await listLevelsOfPoints(db, runId, pointIds);
  if (levels.length === 0) return [];
  const described = await describeWithLimit(() => loadInputOfReceivers(db, runId, pointIds));
  const byPoint = new Map(described.map((receiver) => [receiver.pointId, receiver]));
  return levels.flatMap((stored) => {
    const receiver = byPoint.get(stored.pointId);
    return receiver ? [{ ...withStoredLevels(receiver, stored), rank: stored.rank }] : [];
  });
}

/** The stored levels are the record. If the engine now calculates others, its combinations are left out. */
function withStoredLevels(receiver: DescribedReceiver, stored: StoredLevels): DescribedReceiver {
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

// Limited, because every thread takes a core from other users.
const runLimited = createConcurrencyLimit({ maxRunning: 4, maxRunningPerParty: 2 });

/**
 * Runs small requests immediately: on a busy day a queue shared with large ones would grow faster than it is processed.
 * The input of a large request is read again when its turn comes, so that waiting requests hold no memory.
 */
export async function describeWithLimit(
  load: () => Promise<CalculationSnapshot>,
  inThread = describeInThread,
): Promise<DescribedReceiver[]> {
  const input = await load();
  return canRunInline(input) ? describeAll(input) : runLimited(async () => inThread(await load()));
}
