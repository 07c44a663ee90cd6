import type { CalculationResult, SnapshotTask, SnapshotZone } from '@quietsite/domain';
import type { SummaryActivity } from './summary-input.ts';

interface StoredWorks {
  readonly tasks: readonly Pick<SnapshotTask, 'id' | 'zoneId' | 'construction' | 'name' | 'start' | 'end'>[];
  readonly zones: readonly Pick<SnapshotZone, 'id' | 'name'>[];
}

/** The activities of a run, ordered by code (M-41). */
export function listActivities(
  { activityCodes }: Pick<CalculationResult, 'activityCodes'>,
  { tasks, zones }: StoredWorks,
): readonly SummaryActivity[] {
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  const zoneNames = new Map(zones.map((zone) => [zone.id, zone.name]));
  return activityCodes.flatMap(({ taskId, code }) => {
    const task = taskOf.get(taskId);
    if (!task) return [];
    const { construction, name, start, end, zoneId } = task;
    return [{ code, name: name.trim() || construction, zone: zoneNames.get(zoneId) ?? '', start, end }];
  });
}
