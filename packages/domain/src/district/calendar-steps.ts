import { floatAt, itemAt } from '@quietsite/acoustics';
import { type DayString, dayNumber } from '../day.ts';
import { isClash } from './clash.ts';
import type { CalendarStep } from './district.schema.ts';
import type { Period, SiteCalendar } from './site-calendar.ts';

/** The levels of a receiver day by day, each kept on the day on which it begins. */
export function listCalendarSteps(
  { dayCount, together, loudestAlone, criteria }: SiteCalendar,
  days: readonly DayString[],
  receiver: number,
): CalendarStep[] {
  const steps: CalendarStep[] = [];
  let known: CalendarStep | undefined;
  let [totalBefore, aloneBefore] = [Number.NaN, Number.NaN];
  for (let day = 0; day < dayCount; day++) {
    const at = receiver * dayCount + day;
    const [total, alone, criterion] = [floatAt(together, at), floatAt(loudestAlone, at), floatAt(criteria, at)];
    // Most days equal the day before, and there are millions of them.
    if (known !== undefined && isSame(total, totalBefore)) {
      if (Number.isNaN(total) || (isSame(alone, aloneBefore) && known.criterion === criterion)) continue;
    }
    [totalBefore, aloneBefore] = [total, alone];
    const level = Number.isNaN(total) ? null : total;
    const loudest = level === null || Number.isNaN(alone) ? null : alone;
    if (known?.level === level && known.alone === loudest && known.criterion === criterion) continue;
    const clashes = level !== null && isClash(level, alone, criterion);
    known = { day: itemAt(days, day), level, alone: loudest, criterion, isClash: clashes };
    steps.push(known);
  }
  return steps;
}

const isSame = (a: number, b: number): boolean => a === b || (Number.isNaN(a) && Number.isNaN(b));

/** The step that holds on a day; undefined before the first. */
export function stepOn(steps: readonly CalendarStep[], day: DayString): CalendarStep | undefined {
  return steps.findLast((step) => step.day <= day);
}

/** Receivers with a clash on each day of a period. */
export function countClashesByDay(
  rows: readonly { readonly steps: readonly CalendarStep[] }[],
  { start, end }: Period,
): number[] {
  const [first, last] = [dayNumber(start), dayNumber(end)];
  const counts: number[] = new Array(last - first + 1).fill(0);
  for (const { steps } of rows)
    steps.forEach(({ day, isClash: clashes }, index) => {
      const next = steps[index + 1];
      if (clashes) countDays(counts, dayNumber(day) - first, next ? dayNumber(next.day) - first : counts.length);
    });
  return counts;
}

function countDays(counts: number[], from: number, to: number): void {
  for (let day = from; day < to; day++) counts[day] = (counts[day] ?? 0) + 1;
}
