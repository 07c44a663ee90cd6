import { addDays, DAYS_PER_WEEK, type DayString, dayNumber, mondayOf } from '@quietsite/domain';

/** A week of the calendar, Monday to Sunday. */
export interface Week {
  readonly index: number;
  /** ISO 8601: the first week of a year contains its first Thursday. */
  readonly number: number;
  readonly start: DayString;
  readonly end: DayString;
  /** The month of its Thursday, yyyy-mm. */
  readonly month: string;
}

const THURSDAY = 3;

export function listWeeks(start: DayString, end: DayString): readonly Week[] {
  const count = (dayNumber(end) - dayNumber(start) + 1) / DAYS_PER_WEEK;
  return Array.from({ length: count }, (_, index) => {
    const monday = addDays(start, index * DAYS_PER_WEEK);
    const month = addDays(monday, THURSDAY).slice(0, 7);
    return { index, number: weekNumber(monday), start: monday, end: addDays(monday, DAYS_PER_WEEK - 1), month };
  });
}

export function weekNumber(day: DayString): number {
  const thursday = addDays(mondayOf(day), THURSDAY);
  const newYear = `${thursday.slice(0, 4)}-01-01` as DayString;
  return Math.floor((dayNumber(thursday) - dayNumber(newYear)) / DAYS_PER_WEEK) + 1;
}

/** The index of a day's week in a calendar that starts on a Monday. */
export const weekIndexOf = (day: DayString, start: DayString): number =>
  Math.floor((dayNumber(day) - dayNumber(start)) / DAYS_PER_WEEK);

export interface MonthHead {
  readonly month: string;
  /** The index of its first week, and its number of weeks. */
  readonly first: number;
  readonly count: number;
}

export function listMonths(weeks: readonly Week[]): readonly MonthHead[] {
  const months: MonthHead[] = [];
  for (const { index, month } of weeks) {
    const last = months.at(-1);
    if (last?.month === month) months[months.length - 1] = { ...last, count: last.count + 1 };
    else months.push({ month, first: index, count: 1 });
  }
  return months;
}

/** The nearest week with clashes, searching later weeks first; null if there is none. */
export function findClashWeek(clashesByWeek: readonly number[], index: number): number | null {
  const later = clashesByWeek.findIndex((count, week) => week > index && count > 0);
  if (later >= 0) return later;
  const earlier = clashesByWeek.findLastIndex((count, week) => week < index && count > 0);
  return earlier < 0 ? null : earlier;
}
