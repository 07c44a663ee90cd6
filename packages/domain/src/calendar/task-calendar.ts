import type { IdleDays } from '@quietsite/acoustics';
import type { DatedCalendar } from './working-calendar.schema.ts';
import { createWorkingDays, type WorkingDays } from './working-days.ts';

/** The calendar of a snapshot; none if its project works on every day. */
export type ProjectCalendar = DatedCalendar | undefined;

/** Pumps and generators may work on the project's non-working days (M-130). */
interface CalendarTask {
  readonly isEveryDay?: true;
}

const known = new WeakMap<DatedCalendar, WorkingDays>();

/** Null for an activity that works on all its days. */
export function workingDaysOf(calendar: ProjectCalendar, task: CalendarTask): WorkingDays | null {
  if (calendar === undefined || task.isEveryDay) return null;
  const days = known.get(calendar) ?? createWorkingDays(calendar);
  known.set(calendar, days);
  return days;
}

/** The non-working days from the first to the last day of a project; undefined if there are none (M-133). */
export function listIdleDays(calendar: ProjectCalendar, firstDay: number, lastDay: number): IdleDays | undefined {
  const idle = workingDaysOf(calendar, {})?.listIdle(firstDay, lastDay) ?? [];
  return idle.length > 0 ? new Set(idle) : undefined;
}
