import { type DayString, dayNumber, fromDayNumber } from '../day.ts';
import type { DatedTask, ScheduledTask } from './schedule.ts';

/** The same day a month later, or that month's last (Q76). */
export function nextMonth(day: DayString): DayString {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return fromDayNumber(Date.UTC(year, month, Math.min(date, lastOfNext)) / 86_400_000);
}

/** A new activity lasts one month from today (SCHED-13). */
export const defaultDates = (today: DayString): { start: DayString; end: DayString } => ({
  start: today,
  end: nextMonth(today),
});

/** Days an activity lasts, its first and last included (SCHED-11). */
export const durationDays = ({ start, end }: Pick<DatedTask, 'start' | 'end'>): number =>
  dayNumber(end) - dayNumber(start) + 1;

/** A missing date is that of the other end, or today (SCHED-12). */
export function fillDates(task: ScheduledTask, today: DayString): DatedTask {
  const start = task.start ?? task.end ?? today;
  return { ...task, start, end: task.end ?? start };
}

export const hasMissingDate = ({ start, end }: ScheduledTask): boolean => start === null || end === null;
