import { addDays, type DayString, dayNumber, type ExceedingDays, fromDayNumber } from '@quietsite/domain';

/** The days of a project, inclusive (M-50). */
export interface DaySpan {
  readonly first: DayString;
  readonly last: DayString;
}

/** Days per second. */
export const SPEEDS = [1, 7, 30] as const;
export type Speed = (typeof SPEEDS)[number];

const DAYS_BY_KEY: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 7,
  PageDown: -7,
};

export const countDays = ({ first, last }: DaySpan): number => dayNumber(last) - dayNumber(first) + 1;

/** Day strings sort in date order. */
export function clampDay(day: DayString, { first, last }: DaySpan): DayString {
  if (day < first) return first;
  return day > last ? last : day;
}

/** The target of a key: arrows by a day, Page keys by a week, Home and End to the ends. Null for any other key. */
export function stepByKey(key: string, day: DayString, span: DaySpan): DayString | null {
  if (key === 'Home') return span.first;
  if (key === 'End') return span.last;
  const days = DAYS_BY_KEY[key];
  return days === undefined ? null : clampDay(addDays(day, days), span);
}

/** The next or previous day of change from the sorted days, or null if there is none. */
export function findChange(changes: readonly number[], day: DayString, direction: 1 | -1): DayString | null {
  const now = dayNumber(day);
  const found = direction === 1 ? changes.find((change) => change > now) : changes.findLast((change) => change < now);
  return found === undefined ? null : fromDayNumber(found);
}

/** The steps of the buttons, named as in the catalogue of texts. */
export type Step = 'previousChange' | 'previousDay' | 'nextDay' | 'nextChange';

/** The target of each step, or the day itself if there is none. */
export function listSteps(
  day: DayString,
  span: DaySpan,
  changes: readonly number[],
): Readonly<Record<Step, DayString>> {
  const toChange = (direction: 1 | -1) => clampDay(findChange(changes, day, direction) ?? day, span);
  return {
    previousChange: toChange(-1),
    previousDay: clampDay(addDays(day, -1), span),
    nextDay: clampDay(addDays(day, 1), span),
    nextChange: toChange(1),
  };
}

/** The day reached after playing for some time from a start day. Stops at the last day. */
export function playedDay(begin: DayString, elapsedMilliseconds: number, speed: Speed, span: DaySpan): DayString {
  const days = Math.floor((Math.max(0, elapsedMilliseconds) / 1000) * speed);
  return fromDayNumber(Math.min(dayNumber(span.last), dayNumber(begin) + days));
}

export type DayCounts = Pick<ExceedingDays, 'exceeds' | 'borderline'>;

const ZERO_COUNTS: DayCounts = { exceeds: 0, borderline: 0 };

/** How many receivers exceed and are borderline on a day (Q145). The periods must be sorted. */
export function countExceedingOn(periods: readonly ExceedingDays[], day: DayString): DayCounts {
  let [low, high] = [0, periods.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const period = periods[middle];
    if (period === undefined) return ZERO_COUNTS;
    if (day < period.start) high = middle - 1;
    else if (day > period.end) low = middle + 1;
    else return period;
  }
  return ZERO_COUNTS;
}
