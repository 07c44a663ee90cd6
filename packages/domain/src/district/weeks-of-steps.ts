import { judgeLevel } from '../calculation/verdict.ts';
import { addDays, type DayString, dayNumber } from '../day.ts';
import { DAYS_PER_WEEK } from './calendar-weeks.ts';
import type { CalendarStep, LoudestDay } from './district.schema.ts';
import { louder } from './loudest-day.ts';
import type { Period } from './site-calendar.ts';

/** The loudest day of a week at one receiver, all sites together. */
export interface CalendarWeek extends LoudestDay {
  /** Days on which every site alone satisfies the criterion and all together do not. */
  readonly clashDays: number;
}

interface WeekBounds {
  readonly monday: DayString;
  readonly sunday: DayString;
}

/** The weeks of a receiver, from its steps. Null for weeks without a level. */
export function listWeeksOf(steps: readonly CalendarStep[], period: Period): (CalendarWeek | null)[] {
  let first = 0;
  return boundsOf(period).map((bounds) => {
    while ((steps[first + 1]?.day ?? bounds.sunday) < bounds.monday) first++;
    return describeWeek(steps, first, bounds);
  });
}

/** All receivers of a calendar have the same weeks, and creating a day costs more than comparing two. */
let known: { readonly period: Period; readonly bounds: readonly WeekBounds[] } | undefined;

function boundsOf({ start, end }: Period): readonly WeekBounds[] {
  if (known?.period.start === start && known.period.end === end) return known.bounds;
  const count = Math.ceil((dayNumber(end) - dayNumber(start) + 1) / DAYS_PER_WEEK);
  const bounds = Array.from({ length: count }, (_, week) => {
    const monday = addDays(start, week * DAYS_PER_WEEK);
    return { monday, sunday: addDays(monday, DAYS_PER_WEEK - 1) };
  });
  known = { period: { start, end }, bounds };
  return bounds;
}

function describeWeek(
  steps: readonly CalendarStep[],
  first: number,
  { monday, sunday }: WeekBounds,
): CalendarWeek | null {
  let week: CalendarWeek | null = null;
  for (let index = first; index < steps.length; index++) {
    const step = steps[index];
    if (step === undefined || step.day > sunday) break;
    const { level, criterion, isClash } = step;
    const next = steps[index + 1]?.day;
    if (level === null || (next !== undefined && next <= monday)) continue;
    const day = step.day > monday ? step.day : monday;
    const clashDays = isClash ? countDays(day, next !== undefined && next <= sunday ? next : null, sunday) : 0;
    const one: CalendarWeek = { day, level, criterion, verdict: judgeLevel(level, criterion), clashDays };
    week = week === null ? one : { ...louder(week, one), clashDays: week.clashDays + clashDays };
  }
  return week;
}

/** From a day until the next step or the end of the week. */
const countDays = (day: DayString, next: DayString | null, sunday: DayString): number =>
  (next === null ? dayNumber(sunday) + 1 : dayNumber(next)) - dayNumber(day);
