import { listNeededBarriers } from '../calculation/floors.ts';
import { LiveCalculation } from '../calculation/live-calculation.ts';
import { describeTimeline } from '../calculation/receiver-timeline.ts';
import { listEquipmentRecords } from '../calculation/records/equipment-records.ts';
import { listReceiverRecords } from '../calculation/records/receiver-records.ts';
import type { CalculationSnapshot } from '../calculation/snapshot.schema.ts';
import { isAtIssue } from '../calculation/verdict.ts';
import type { PlanRecords, PlanTimeline } from './plan-source.ts';

export interface RecordsRequest {
  readonly projectId: number;
  /** Contains only the selected receivers, in the order in which they are listed. */
  readonly snapshot: CalculationSnapshot;
  readonly neighbourIds: readonly number[];
}

/** Takes seconds for a large project, so run it in a thread. */
export function describePlanRecords({ projectId, snapshot, neighbourIds }: RecordsRequest): PlanRecords {
  const names = new Map(snapshot.receivers.map(({ pointId, name }) => [pointId, name]));
  return {
    receivers: listReceiverRecords({ projectId, snapshot, neighbourIds, names, hasAllCombinations: true }),
    equipment: listEquipmentRecords(projectId, snapshot),
  };
}

/** Levels over time of all receivers of a snapshot; receivers inside a zone have none. */
export function describeTimelines(snapshot: CalculationSnapshot): Map<number, PlanTimeline> {
  const calculation = new LiveCalculation(snapshot);
  const timelines = new Map<number, PlanTimeline>();
  for (const { pointId } of snapshot.receivers) {
    const timeline = describeTimeline(calculation, pointId);
    if (!timeline) continue;
    // No floor is louder than ground level without measures, so most receivers can be skipped.
    const isLoud = timeline.steps.some(({ unmitigated }) => isAtIssue(unmitigated.verdict));
    timelines.set(pointId, { ...timeline, barriers: isLoud ? listNeededBarriers(calculation, pointId) : [] });
  }
  return timelines;
}
