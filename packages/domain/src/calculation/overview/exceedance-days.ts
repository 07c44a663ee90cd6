import { type DayString, dayNumber, fromDayNumber } from '../../day.ts';
import type { ExceedingDays } from '../exceeding-days.ts';
import type { ExceedanceDays, MonthCounts } from './overview.schema.ts';

interface WorkedDays {
  readonly firstDay: DayString | null;
  readonly lastDay: DayString | null;
}

/**
 * Counts the days that exceed and finds their range. A day on which one receiver exceeds and another is borderline
 * exceeds.
 */
export function countExceedanceDays(
  periods: readonly ExceedingDays[],
  { firstDay, lastDay }: WorkedDays,
): ExceedanceDays {
  const days = (counted: readonly ExceedingDays[]) => counted.reduce((sum, period) => sum + lengthOf(period), 0);
  const exceeding = periods.filter(({ exceeds }) => exceeds > 0);
  return {
    all: firstDay === null || lastDay === null ? 0 : lengthOf({ start: firstDay, end: lastDay }),
    exceeds: days(exceeding),
    borderline: days(periods) - days(exceeding),
    first: periods.at(0)?.start ?? null,
    last: periods.at(-1)?.end ?? null,
    busiest: findBusiest(periods),
    months: firstDay === null || lastDay === null ? [] : countMonths(periods, firstDay, lastDay),
  };
}

function findBusiest(periods: readonly ExceedingDays[]): ExceedanceDays['busiest'] {
  let busiest: ExceedingDays | null = null;
  for (const period of periods) {
    const [exceeds, borderline] = [busiest?.exceeds ?? 0, busiest?.borderline ?? 0];
    if (period.exceeds > exceeds || (period.exceeds === exceeds && period.borderline > borderline)) busiest = period;
  }
  return busiest && { day: busiest.start, exceeds: busiest.exceeds, borderline: busiest.borderline };
}

function countMonths(periods: readonly ExceedingDays[], firstDay: DayString, lastDay: DayString): MonthCounts[] {
  const counts = new Map<string, { exceeds: number; borderline: number }>();
  for (let day = dayNumber(firstDay); day <= dayNumber(lastDay); day++) {
    const month = monthOf(day);
    if (!counts.has(month)) counts.set(month, { exceeds: 0, borderline: 0 });
  }
  for (const { start, end, exceeds } of periods)
    for (let day = dayNumber(start); day <= dayNumber(end); day++) {
      const ofMonth = counts.get(monthOf(day));
      if (ofMonth) ofMonth[exceeds > 0 ? 'exceeds' : 'borderline']++;
    }
  return [...counts].map(([month, ofMonth]) => ({ month, ...ofMonth }));
}

const monthOf = (day: number): string => fromDayNumber(day).slice(0, 7);

const lengthOf = ({ start, end }: Pick<ExceedingDays, 'start' | 'end'>): number =>
  dayNumber(end) - dayNumber(start) + 1;
