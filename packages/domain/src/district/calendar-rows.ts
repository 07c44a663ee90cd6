import { itemAt } from '@quietsite/acoustics';
import { addDays } from '../day.ts';
import { listCalendarSteps } from './calendar-steps.ts';
import type { CalendarStep, LoudestDay } from './district.schema.ts';
import { louder, marginOf } from './loudest-day.ts';
import type { SiteCalendar } from './site-calendar.ts';
import { type CalendarWeek, listWeeksOf } from './weeks-of-steps.ts';

export interface CalendarRow {
  readonly pointId: number;
  readonly name: string;
  readonly buildingId: number;
  readonly buildingName: string;
  readonly loudest: LoudestDay;
  readonly clashDays: number;
  /** Null for a week without a level. */
  readonly weeks: readonly (CalendarWeek | null)[];
  /** The levels of every day. */
  readonly steps: readonly CalendarStep[];
}

/** A row for every receiver with a level, in the order of the calendar. */
export function listCalendarRows(calendar: SiteCalendar): CalendarRow[] {
  const days = Array.from({ length: calendar.dayCount }, (_, day) => addDays(calendar.start, day));
  return calendar.receivers.flatMap((receiver, index) => {
    const steps = listCalendarSteps(calendar, days, index);
    const weeks = listWeeksOf(steps, { start: calendar.start, end: itemAt(days, days.length - 1) });
    const audible = weeks.filter((week) => week !== null);
    const [first] = audible;
    if (first === undefined) return [];
    const { day, level, criterion, verdict } = audible.reduce(louder, first);
    const { pointId, name, buildingId, buildingName } = receiver;
    const clashDays = audible.reduce((total, week) => total + week.clashDays, 0);
    const loudest = { day, level, criterion, verdict };
    return [{ pointId, name, buildingId, buildingName, loudest, clashDays, weeks, steps }];
  });
}

/** Receivers with clashes first, then the loudest against their criterion. */
export function sortCalendarRows<Row extends CalendarRow>(rows: readonly Row[]): Row[] {
  return [...rows].sort(
    (a, b) =>
      Number(b.clashDays > 0) - Number(a.clashDays > 0) ||
      marginOf(b.loudest) - marginOf(a.loudest) ||
      a.pointId - b.pointId,
  );
}
