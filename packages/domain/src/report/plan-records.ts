import { listNeededBarriers } from '../calculation/floors.ts';
import { LiveCalculation } from '../calculation/live-calculation.ts';
import { describeTimeline } from '../calculation/receiver-timeline.ts';
import { listEquipmentRecords } from '../calculation/records/equipment-records.ts';
import { listReceiverRecords } from '../calculation/records/receiver-records.ts';
import type { CalculationSnapshot } from '../calculation/snapshot.ts';
import { isAtIssue } from '../calculation/verdict.ts';
import type { PlanRecords, PlanTimeline } from './plan-source.ts';

export interface RecordsOrder {
  readonly projectId: number;
  /** With the selected receivers alone, in the order in which they are to be listed. */
  readonly snapshot: CalculationSnapshot;
  readonly neighbourIds: readonly number[];
}

/** Seconds of work for a large project: for a thread. */
export function describePlanRecords({ projectId, snapshot, neighbourIds }: RecordsOrder): PlanRecords {
  const names = new Map(snapshot.receivers.map(({ pointId, name }) => [pointId, name]));
  return {
    receivers: listReceiverRecords({ projectId, snapshot, neighbourIds, names, hasAllCombinations: true }),
    equipment: listEquipmentRecords(projectId, snapshot),
  };
}

/** Levels over time of all receivers of a snapshot; those inside a zone have none. */
export function describeTimelines(snapshot: CalculationSnapshot): Map<number, PlanTimeline> {
  const calculation = new LiveCalculation(snapshot);
  const timelines = new Map<number, PlanTimeline>();
  for (const { pointId } of snapshot.receivers) {
    const timeline = describeTimeline(calculation, pointId);
    if (!timeline) continue;
    // No floor is louder than the ground without measures: most receivers need not be looked at.
    const isLoud = timeline.steps.some(({ unmitigated }) => isAtIssue(unmitigated.verdict));
    timelines.set(pointId, { ...timeline, barriers: isLoud ? listNeededBarriers(calculation, pointId) : [] });
  }
  return timelines;
}
