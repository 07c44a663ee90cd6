import type { CalculationSnapshot, SnapshotTask } from '../calculation/snapshot.schema.ts';
import type { DayString } from '../day.ts';
import type { CalendarSettings } from './working-calendar.schema.ts';
import { withHolidays } from './working-days.ts';

/** Adds the calendar's part to a snapshot. Without a calendar it adds nothing (M-130). */
export function applyCalendarSettings(
  tasks: readonly SnapshotTask[],
  { calendar, everyDayTaskIds }: CalendarSettings,
  holidays: readonly DayString[],
): Pick<CalculationSnapshot, 'tasks' | 'calendar'> {
  if (calendar === null) return { tasks };
  const everyDay = new Set(everyDayTaskIds);
  return {
    tasks: tasks.map((task) => (everyDay.has(task.id) ? { ...task, isEveryDay: true } : task)),
    calendar: withHolidays(calendar, holidays),
  };
}
