import {
  addDays,
  type DatedTask,
  type DayString,
  fillDates,
  type ProposedShift,
  type ScheduledTask,
  type TaskShift,
} from '@quietsite/domain';

/** An activity with its proposed dates. */
export interface ShiftedTask extends ProposedShift {
  readonly before: DatedTask;
  readonly after: DatedTask;
}

/** In shift order. */
export function listShifted(
  tasks: readonly ScheduledTask[],
  shifts: readonly ProposedShift[],
  today: DayString,
): readonly ShiftedTask[] {
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  return shifts.flatMap((shift) => {
    const task = taskOf.get(shift.taskId);
    return task ? [{ ...shift, before: fillDates(task, today), after: shiftTask(task, shift.days, today) }] : [];
  });
}

/** The schedule with these activities shifted. The others stay the same objects. */
export function shiftTasks(
  tasks: readonly ScheduledTask[],
  shifts: readonly TaskShift[],
  today: DayString,
): readonly ScheduledTask[] {
  const daysOf = new Map(shifts.map(({ taskId, days }) => [taskId, days]));
  return tasks.map((task) => {
    const days = daysOf.get(task.id);
    return days === undefined ? task : shiftTask(task, days, today);
  });
}

function shiftTask(task: ScheduledTask, days: number, today: DayString): DatedTask {
  const dated = fillDates(task, today);
  return { ...dated, start: addDays(dated.start, days), end: addDays(dated.end, days) };
}
