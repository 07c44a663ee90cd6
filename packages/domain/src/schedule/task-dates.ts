import { type DayString, dayNumber, fromDayNumber, toDay } from '../day.ts';
import { unitStart } from './calendar-units.ts';
import type { DatedTask, ScheduledTask } from './schedule.schema.ts';

/** Later days cannot be written with a four-digit year. */
const LAST_DAY = dayNumber(toDay('9999-12-31'));

/** The same day of the next month, or the last day of that month (Q76). */
export function nextMonth(day: DayString): DayString {
  const number = dayNumber(day);
  const next = unitStart('month', number, 1);
  const date = number - unitStart('month', number);
  return fromDayNumber(Math.min(next + date, unitStart('month', next, 1) - 1, LAST_DAY));
}

/** A new activity lasts one month from today (SCHED-13). */
export const defaultDates = (today: DayString): { start: DayString; end: DayString } => ({
  start: today,
  end: nextMonth(today),
});

/** Duration of an activity in days, first and last included (SCHED-11). */
export const durationDays = ({ start, end }: Pick<DatedTask, 'start' | 'end'>): number =>
  dayNumber(end) - dayNumber(start) + 1;

/** A missing date becomes the other date, or today (SCHED-12). */
export function fillDates(task: ScheduledTask, today: DayString): DatedTask {
  const start = task.start ?? task.end ?? today;
  return { ...task, start, end: task.end ?? start };
}

export const hasMissingDate = ({ start, end }: ScheduledTask): boolean => start === null || end === null;
