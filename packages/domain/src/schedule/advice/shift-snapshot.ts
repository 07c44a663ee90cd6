import type { CalculationSnapshot } from '../../calculation/snapshot.schema.ts';
import { addDays } from '../../day.ts';
import { followTask } from '../follow-task.ts';

/** An activity and its shift in days; below 0 means earlier. */
export interface TaskShift {
  readonly taskId: number;
  readonly days: number;
}

/**
 * The project with whole activities shifted together with their equipment (EQUIP-25). Objects that do not change are
 * reused.
 */
export function shiftSnapshot(snapshot: CalculationSnapshot, shifts: readonly TaskShift[]): CalculationSnapshot {
  const daysOf = new Map(shifts.filter(({ days }) => days !== 0).map(({ taskId, days }) => [taskId, days]));
  if (daysOf.size === 0) return snapshot;
  const before = new Map(snapshot.tasks.map((task) => [task.id, task]));
  const tasks = snapshot.tasks.map((task) => {
    const days = daysOf.get(task.id);
    return days === undefined ? task : { ...task, start: addDays(task.start, days), end: addDays(task.end, days) };
  });
  const after = new Map(tasks.map((task) => [task.id, task]));
  const rows = snapshot.rows.map((row) => {
    const [from, to] = [before.get(row.taskId), after.get(row.taskId)];
    return from && to && from !== to ? { ...row, ...followTask(row, from, to) } : row;
  });
  return { ...snapshot, tasks, rows };
}
