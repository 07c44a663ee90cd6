import { type DayString, dayNumber } from '../day.ts';
import { weekdayOf as placeInWeek } from '../schedule/calendar-units.ts';
import type { DatedCalendar, WorkingCalendar } from './working-calendar.schema.ts';

/** The calendar of a new project: Monday to Saturday, no general holidays (M-135). */
export const DEFAULT_CALENDAR: WorkingCalendar = {
  weekdays: [1, 2, 3, 4, 5, 6],
  worksOnHolidays: false,
  shutdowns: [],
  extraDays: [],
};

const DAYS_OF_WEEK = 7;

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: number): number => placeInWeek(day) + 1;

/** Numbered days, both ends included. */
export interface Span {
  readonly startDay: number;
  readonly endDay: number;
}

/** A calendar prepared for many queries. Days are day numbers. */
export interface WorkingDays {
  isWorking(day: number): boolean;
  /** The number of working days from start to end, without a loop over days. */
  count(startDay: number, endDay: number): number;
  /** The first working day on or after `startDay`, up to `endDay`; null if there is none. */
  findFirst(startDay: number, endDay: number): number | null;
  /** The last working day on or before `endDay`, down to `startDay`. */
  findLast(startDay: number, endDay: number): number | null;
  /** All non-working days from start to end, in order. */
  listIdle(startDay: number, endDay: number): number[];
}

/** The same calendar in its stored order, so equal calendars give equal texts. */
export function normaliseCalendar({
  weekdays,
  worksOnHolidays,
  shutdowns,
  extraDays,
}: WorkingCalendar): WorkingCalendar {
  return {
    weekdays: weekdays.toSorted((a, b) => a - b),
    worksOnHolidays,
    shutdowns: shutdowns
      .map(({ name, start, end }) => ({ name: name.trim(), start, end }))
      .toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : a.end < b.end ? -1 : 1)),
    extraDays: [...new Set(extraDays)].sort(),
  };
}

/** A snapshot includes the holidays it is calculated with, so a change of the table never changes a stored run. */
export function withHolidays(calendar: WorkingCalendar, holidays: readonly DayString[]): DatedCalendar {
  return { ...calendar, holidays };
}

/** M-130: an extra day, or a selected weekday that is neither in a shutdown nor a non-working holiday. */
export function createWorkingDays(calendar: DatedCalendar): WorkingDays {
  const ticked = new Set(calendar.weekdays);
  const shutdowns = mergeSpans(calendar.shutdowns.map(toSpan));
  const holidays = new Set(calendar.worksOnHolidays ? [] : calendar.holidays.map(dayNumber));
  const extraDays = new Set(calendar.extraDays.map(dayNumber));
  const isShut = (day: number) => shutdowns.some(({ startDay, endDay }) => startDay <= day && day <= endDay);
  const isUsual = (day: number) => ticked.has(weekdayOf(day)) && !holidays.has(day) && !isShut(day);
  const isWorking = (day: number) => extraDays.has(day) || isUsual(day);
  const lostHolidays = [...holidays].filter((day) => ticked.has(weekdayOf(day)) && !isShut(day));
  const gained = [...extraDays].filter((day) => !isUsual(day));
  const count = (startDay: number, endDay: number): number => {
    if (endDay < startDay) return 0;
    const isWithin = (day: number) => startDay <= day && day <= endDay;
    const shut = shutdowns.reduce(
      (total, span) => total + countTicked(ticked, Math.max(startDay, span.startDay), Math.min(endDay, span.endDay)),
      0,
    );
    return (
      countTicked(ticked, startDay, endDay) -
      shut -
      lostHolidays.filter(isWithin).length +
      gained.filter(isWithin).length
    );
  };
  return {
    isWorking,
    count,
    findFirst: (startDay, endDay) => {
      if (count(startDay, endDay) === 0) return null;
      let day = startDay;
      while (!isWorking(day)) day++;
      return day;
    },
    findLast: (startDay, endDay) => {
      if (count(startDay, endDay) === 0) return null;
      let day = endDay;
      while (!isWorking(day)) day--;
      return day;
    },
    listIdle: (startDay, endDay) => {
      const idle: number[] = [];
      for (let day = startDay; day <= endDay; day++) if (!isWorking(day)) idle.push(day);
      return idle;
    },
  };
}

function toSpan({ start, end }: { readonly start: DayString; readonly end: DayString }): Span {
  return { startDay: dayNumber(start), endDay: dayNumber(end) };
}

/** Overlapping shutdowns count once. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: { startDay: number; endDay: number }[] = [];
  for (const { startDay, endDay } of [...spans].sort((a, b) => a.startDay - b.startDay)) {
    const last = merged.at(-1);
    if (last && startDay <= last.endDay + 1) last.endDay = Math.max(last.endDay, endDay);
    else if (startDay <= endDay) merged.push({ startDay, endDay });
  }
  return merged;
}

/** Every weekday occurs once in each whole week; the remainder is shorter than a week. */
function countTicked(ticked: ReadonlySet<number>, startDay: number, endDay: number): number {
  const days = endDay - startDay + 1;
  if (days <= 0) return 0;
  const weeks = Math.floor(days / DAYS_OF_WEEK);
  let count = weeks * ticked.size;
  for (let day = startDay + weeks * DAYS_OF_WEEK; day <= endDay; day++) if (ticked.has(weekdayOf(day))) count++;
  return count;
}
