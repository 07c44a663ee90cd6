import { type CalculationSnapshot, describeTimelines, type PlanTimeline } from '@quietsite/domain';
import { askThread } from './ask-thread.ts';
import { isDoneAtOnce } from './describe-in-thread.ts';

const TIMELINES = new URL('./plan-timelines-thread.ts', import.meta.url);

/** Levels over time of all receivers of the snapshot. */
export async function describeTimelinesInThread(
  snapshot: CalculationSnapshot,
): Promise<ReadonlyMap<number, PlanTimeline>> {
  return isDoneAtOnce(snapshot) ? describeTimelines(snapshot) : askThread(TIMELINES, snapshot);
}
