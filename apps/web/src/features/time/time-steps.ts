import { addDays, type DayString, dayNumber, type ExceedingDays, fromDayNumber } from '@quietsite/domain';
import { clampDay, type DaySpan } from '../../lib/day-span.ts';

const DAYS_BY_KEY: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 7,
  PageDown: -7,
};

export const countDays = ({ first, last }: DaySpan): number => dayNumber(last) - dayNumber(first) + 1;

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
