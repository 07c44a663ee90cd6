import type { EmissionStep } from '@quietsite/acoustics';
import { getFrom } from '@quietsite/acoustics';
import type { LeftOut } from './results/result.ts';
import type { CalculationSnapshot, SnapshotReceiver } from './snapshot.schema.ts';
import { findReasonToLeaveOut } from './task-emissions.ts';

/** Lists input that does not take part in the result, with the reason, for the user. */
export function listLeftOut(
  { zones, tasks, rows, receivers, calendar }: CalculationSnapshot,
  emissions: ReadonlyMap<number, readonly EmissionStep[]>,
): LeftOut[] {
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  const zonesWithTasks = new Set(tasks.map(({ zoneId }) => zoneId));
  const [first, last] = [
    tasks.map(({ start }) => start).sort()[0],
    tasks
      .map(({ end }) => end)
      .sort()
      .at(-1),
  ];
  const isOutside = ({ start, end }: { start: string; end: string }) =>
    first === undefined || last === undefined || end < first || start > last;
  return [
    ...rows.flatMap((row) => findReasonToLeaveOut(row, getFrom(taskOf, row.taskId), calendar) ?? []),
    ...zones
      .filter(({ id }) => !zonesWithTasks.has(id))
      .map(({ id }): LeftOut => ({ reason: 'ZONE_WITHOUT_TASKS', zoneId: id })),
    ...tasks
      .filter(({ id }) => (emissions.get(id) ?? []).length === 0)
      .map(({ id }): LeftOut => ({ reason: 'TASK_WITHOUT_ACTIVE_WORK', taskId: id })),
    ...receivers.flatMap((receiver) => listLeftOutOfReceiver(receiver, isOutside)),
  ];
}

function listLeftOutOfReceiver(
  { pointId, isInsideZoneWithBuilding, otherCriteria, contributions }: SnapshotReceiver,
  isOutside: (period: { start: string; end: string }) => boolean,
): LeftOut[] {
  // M-35
  if (isInsideZoneWithBuilding) return [{ reason: 'RECEIVER_INSIDE_ZONE', pointId }];
  return [
    ...otherCriteria
      .filter(isOutside)
      .map(({ name }): LeftOut => ({ reason: 'CRITERION_OUTSIDE_PROJECT_DAYS', pointId, name })),
    ...contributions
      .filter(isOutside)
      .map(({ name }): LeftOut => ({ reason: 'CONTRIBUTION_OUTSIDE_PROJECT_DAYS', pointId, name })),
  ];
}
