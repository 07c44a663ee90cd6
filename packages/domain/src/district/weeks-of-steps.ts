import { judgeLevel } from '../calculation/verdict.ts';
import { addDays, type DayString, dayNumber } from '../day.ts';
import { type CalendarWeek, DAYS_PER_WEEK, louder } from './calendar-rows.ts';
import type { CalendarStep } from './calendar-steps.ts';
import type { Period } from './site-calendar.ts';

/** The weeks of a receiver, from its steps: the same figures as the calendar has. Null where nobody is heard. */
export function listWeeksOf(steps: readonly CalendarStep[], { start, end }: Period): (CalendarWeek | null)[] {
  const weeks: (CalendarWeek | null)[] = [];
  let first = 0;
  for (let monday = start; monday <= end; monday = addDays(monday, DAYS_PER_WEEK)) {
    const sunday = addDays(monday, DAYS_PER_WEEK - 1);
    while ((steps[first + 1]?.day ?? sunday) < monday) first++;
    weeks.push(describeWeek(steps, first, monday, sunday));
  }
  return weeks;
}

function describeWeek(
  steps: readonly CalendarStep[],
  first: number,
  monday: DayString,
  sunday: DayString,
): CalendarWeek | null {
  let week: CalendarWeek | null = null;
  for (let index = first; index < steps.length; index++) {
    const step = steps[index];
    if (step === undefined || step.day > sunday) break;
    const next = steps[index + 1]?.day;
    const day = step.day > monday ? step.day : monday;
    const last = next !== undefined && next <= sunday ? addDays(next, -1) : sunday;
    const { level, criterion } = step;
    if (level === null || last < day) continue;
    const clashDays = step.isClash ? dayNumber(last) - dayNumber(day) + 1 : 0;
    const one: CalendarWeek = { day, level, criterion, verdict: judgeLevel(level, criterion), clashDays };
    week = week === null ? one : { ...louder(week, one), clashDays: week.clashDays + clashDays };
  }
  return week;
}
