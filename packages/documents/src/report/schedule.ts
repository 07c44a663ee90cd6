import type { PlanSource } from '@quietsite/domain';
import { fitColumn, rowHeightMm } from './layout.ts';
import type { ScheduleRow } from './report-model.ts';

const [ACTIVITY_MM, PHASE_MM, ZONE_MM] = [44, 46, 34];

/** Extra height of a row of the schedule. */
const EXTRA_HEIGHT_MM = 1.8;

export const scheduleHeightMm = ({ activity, phase, zone }: ScheduleRow): number =>
  rowHeightMm([activity, ACTIVITY_MM], [phase, PHASE_MM], [zone, ZONE_MM]) + EXTRA_HEIGHT_MM;

/** Ordered by code (REPORT-34, REPORT-56). */
export function buildSchedule({ snapshot: { tasks, zones }, summary }: PlanSource): ScheduleRow[] {
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  const zoneNames = new Map(zones.map(({ id, name }) => [id, name]));
  return summary.activityCodes.flatMap(({ taskId, code }) => {
    const task = taskOf.get(taskId);
    if (!task) return [];
    const { construction, name, start, end, zoneId } = task;
    return [
      {
        code,
        activity: fitColumn(name.trim() || construction, ACTIVITY_MM),
        phase: fitColumn(construction, PHASE_MM),
        zone: fitColumn(zoneNames.get(zoneId) ?? '', ZONE_MM),
        start,
        end,
      },
    ];
  });
}
