import type { Random } from './random.ts';

/** The calendar of a case: its first day and the number of days of its activities. */
export interface Calendar {
  readonly days: number;
  readonly dayAt: (offset: number) => string;
}

export interface Span {
  readonly first: number;
  readonly last: number;
}

/** First days that lead across the ends of years, of short months and of a leap-year February. */
const FIRST_DAYS = ['2026-01-01', '2026-06-24', '2027-12-15', '2028-02-20', '2027-02-25', '2026-10-31'];

export function randomCalendar(random: Random): Calendar {
  const begin = Date.parse(`${random.pick(FIRST_DAYS)}T00:00:00Z`);
  return {
    days: random.chance(0.5) ? random.pick([10, 14, 30, 60, 90, 120]) : random.integer(10, 120),
    dayAt: (offset) => new Date(begin + offset * 86_400_000).toISOString().slice(0, 10),
  };
}

/** A span that begins and ends within the limits. Offsets are often round, so that starts and ends coincide. */
export function randomSpan(random: Random, earliest: number, latest: number): Span {
  const step = random.pick([1, 5, 10]);
  const first = Math.min(latest, earliest + step * random.integer(0, Math.floor((latest - earliest) / step)));
  const length = random.chance(0.1) ? 0 : step * random.integer(1, 6);
  return { first, last: Math.min(latest, first + length) };
}
