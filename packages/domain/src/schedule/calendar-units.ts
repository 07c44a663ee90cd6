/** Calendar units of a time scale, all in days since 1970-01-01, in UTC. */
export type CalendarUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

const MILLISECONDS_PER_DAY = 86_400_000;
/** The first Monday before 1970-01-01, a Thursday. */
const A_MONDAY = -3;

const toDate = (day: number): Date => new Date(day * MILLISECONDS_PER_DAY);
const remainder = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: number): number => remainder(day - A_MONDAY, 7);

/** The first day of the unit that contains the day, or of a unit that many units later. */
export function unitStart(unit: CalendarUnit, day: number, later = 0): number {
  switch (unit) {
    case 'day':
      return day + later;
    case 'week':
      return day - weekdayOf(day) + 7 * later;
    case 'month':
      return monthsStart(day, 1, later);
    case 'quarter':
      return monthsStart(day, 3, later);
    case 'year':
      return monthsStart(day, 12, later);
  }
}

/** Uses setUTCMonth, because Date.UTC maps years below 100 to 1900 and later. */
function monthsStart(day: number, months: number, later: number): number {
  const date = toDate(day);
  date.setUTCMonth((Math.floor(date.getUTCMonth() / months) + later) * months, 1);
  return date.getTime() / MILLISECONDS_PER_DAY;
}
