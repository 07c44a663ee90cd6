import {
  type CalculationSnapshot,
  type ClashDates,
  type ClashDatesRequest,
  type DescribedReceiver,
  describeOverview,
  describePlanRecords,
  describeTimelines,
  listSharedClashes,
  type Overview,
  type OverviewRequest,
  type PlanRecords,
  type PlanTimeline,
  type ReceiverRecord,
  type RecordedRun,
  type RecordsRequest,
  type SharedClash,
  type SharedClashRequest,
} from '@quietsite/domain';
import { runTask } from './threads.ts';

// Describing hundreds of receivers with all their combinations takes seconds. Threads keep the server responsive.

/** Up to these sizes, the work finishes before a thread would have started. */
const MAX_INLINE_ROWS = 1_000;
const MAX_INLINE_RECEIVERS = 20;

export const canRunInline = ({ rows, receivers }: CalculationSnapshot): boolean =>
  rows.length <= MAX_INLINE_ROWS && receivers.length <= MAX_INLINE_RECEIVERS;

export const describeInThread = (snapshot: CalculationSnapshot): Promise<DescribedReceiver[]> =>
  runTask('describeAll', snapshot);

export const listRecordsInThread = (run: RecordedRun): Promise<ReceiverRecord[]> => runTask('listRecords', run);

export async function describeRecordsInThread(request: RecordsRequest): Promise<PlanRecords> {
  return canRunInline(request.snapshot) ? describePlanRecords(request) : runTask('describeRecords', request);
}

/** Levels over time of all receivers of the snapshot. */
export async function describeTimelinesInThread(
  snapshot: CalculationSnapshot,
): Promise<ReadonlyMap<number, PlanTimeline>> {
  return canRunInline(snapshot) ? describeTimelines(snapshot) : runTask('describeTimelinesOf', snapshot);
}

export async function describeOverviewInThread(request: OverviewRequest): Promise<Overview> {
  return canRunInline(request.snapshot) ? describeOverview(request) : runTask('describeOverviewOf', request);
}

export async function listSharedClashesInThread(request: SharedClashRequest): Promise<SharedClash[]> {
  return canRunInline(request.snapshot) ? listSharedClashes(request) : runTask('listClashes', request);
}

/** Trying thousands of dates takes a second or two. */
export const findClashDatesInThread = (request: ClashDatesRequest): Promise<ClashDates> =>
  runTask('findDates', request);
