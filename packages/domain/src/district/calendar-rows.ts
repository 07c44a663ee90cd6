import { floatAt, itemAt } from '@quietsite/acoustics';
import { judgeLevel, type Verdict, verdictCode } from '../calculation/verdict.ts';
import { addDays, type DayString, dayNumber } from '../day.ts';
import { type CalendarStep, listCalendarSteps } from './calendar-steps.ts';
import { isClash } from './clash.ts';
import type { Period, SiteCalendar } from './site-calendar.ts';

export const DAYS_PER_WEEK = 7;
/** 1970-01-01 was a Thursday. */
const FIRST_MONDAY = -3;

/** The loudest day of a stretch of days, measured against the criterion of the day. */
export interface LoudestDay {
  readonly day: DayString;
  readonly level: number;
  readonly criterion: number;
  readonly verdict: Verdict;
}

/** The loudest day of a week at one receiver, all sites together. */
export interface CalendarWeek extends LoudestDay {
  /** Days on which every site alone satisfies the criterion and all together do not. */
  readonly clashDays: number;
}

export interface CalendarRow {
  readonly pointId: number;
  readonly name: string;
  readonly buildingId: number;
  readonly buildingName: string;
  readonly loudest: LoudestDay;
  readonly clashDays: number;
  /** Null for a week in which nobody is heard. */
  readonly weeks: readonly (CalendarWeek | null)[];
  /** The levels of every day. */
  readonly steps: readonly CalendarStep[];
}

/** Whole weeks, Monday to Sunday, that hold every day of the year. */
export function weeksOfYear(year: number): Period {
  const start = mondayOf(`${year}-01-01` as DayString);
  return { start, end: addDays(mondayOf(`${year}-12-31` as DayString), DAYS_PER_WEEK - 1) };
}

export function mondayOf(day: DayString): DayString {
  const sinceMonday = (((dayNumber(day) - FIRST_MONDAY) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  return addDays(day, -sinceMonday);
}

/** A row for every receiver that hears something, in the order of the calendar. */
export function listCalendarRows(calendar: SiteCalendar): CalendarRow[] {
  const days = Array.from({ length: calendar.dayCount }, (_, day) => addDays(calendar.start, day));
  return calendar.receivers.flatMap((receiver, index) => {
    const weeks = listWeeks(calendar, days, index);
    const heard = weeks.filter((week) => week !== null);
    const [first] = heard;
    if (first === undefined) return [];
    const { day, level, criterion, verdict } = heard.reduce(louder, first);
    const { pointId, name, buildingId, buildingName } = receiver;
    const clashDays = heard.reduce((total, week) => total + week.clashDays, 0);
    const loudest = { day, level, criterion, verdict };
    const steps = listCalendarSteps(calendar, days, index);
    return [{ pointId, name, buildingId, buildingName, loudest, clashDays, weeks, steps }];
  });
}

function listWeeks(
  { dayCount, together, loudestAlone, criteria }: SiteCalendar,
  days: readonly DayString[],
  receiver: number,
): (CalendarWeek | null)[] {
  const weeks: (CalendarWeek | null)[] = [];
  for (let from = 0; from < dayCount; from += DAYS_PER_WEEK) {
    let loudest: LoudestDay | null = null;
    let clashDays = 0;
    for (let day = from; day < Math.min(from + DAYS_PER_WEEK, dayCount); day++) {
      const at = receiver * dayCount + day;
      const [level, criterion] = [floatAt(together, at), floatAt(criteria, at)];
      if (Number.isNaN(level)) continue;
      if (isClash(level, floatAt(loudestAlone, at), criterion)) clashDays++;
      const next = { day: itemAt(days, day), level, criterion, verdict: judgeLevel(level, criterion) };
      loudest = loudest === null ? next : louder(loudest, next);
    }
    weeks.push(loudest && { ...loudest, clashDays });
  }
  return weeks;
}

/** The more severe of two days; of equally severe ones that with the larger margin, of equal ones the first. */
export function louder<Day extends LoudestDay>(known: Day, next: Day): Day {
  const severity = verdictCode(next.verdict) - verdictCode(known.verdict);
  if (severity !== 0) return severity > 0 ? next : known;
  return marginOf(next) > marginOf(known) ? next : known;
}

export const marginOf = ({ level, criterion }: LoudestDay): number => level - criterion;

/** Receivers with clashes first, then the loudest against their criterion. */
export function sortCalendarRows<Row extends CalendarRow>(rows: readonly Row[]): Row[] {
  return [...rows].sort(
    (a, b) =>
      Number(b.clashDays > 0) - Number(a.clashDays > 0) ||
      marginOf(b.loudest) - marginOf(a.loudest) ||
      a.pointId - b.pointId,
  );
}
