import {
  type CalculationSnapshot,
  type DescribedReceiver,
  describePlanRecords,
  describeTimelines,
  type PlanRecords,
  type PlanTimeline,
  type ReceiverRecord,
  type RecordedRun,
  type RecordsOrder,
} from '@quietsite/domain';
import { runTask } from './threads.ts';

// Hundreds of receivers with all their combinations take seconds; the server stays responsive meanwhile.

/** Up to these sizes, the work finishes before a thread would have started. */
const MAX_ROWS_AT_ONCE = 1_000;
const MAX_RECEIVERS_AT_ONCE = 20;

export const isDoneAtOnce = ({ rows, receivers }: CalculationSnapshot): boolean =>
  rows.length <= MAX_ROWS_AT_ONCE && receivers.length <= MAX_RECEIVERS_AT_ONCE;

export const describeInThread = (snapshot: CalculationSnapshot): Promise<DescribedReceiver[]> =>
  runTask('describeAll', snapshot);

export const listRecordsInThread = (run: RecordedRun): Promise<ReceiverRecord[]> => runTask('listRecords', run);

export async function describeRecordsInThread(order: RecordsOrder): Promise<PlanRecords> {
  return isDoneAtOnce(order.snapshot) ? describePlanRecords(order) : runTask('describeRecords', order);
}

/** Levels over time of all receivers of the snapshot. */
export async function describeTimelinesInThread(
  snapshot: CalculationSnapshot,
): Promise<ReadonlyMap<number, PlanTimeline>> {
  return isDoneAtOnce(snapshot) ? describeTimelines(snapshot) : runTask('describeTimelinesOf', snapshot);
}
