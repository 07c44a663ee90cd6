import { type DayString, dayNumber } from '../day.ts';
import type { GeneralHoliday, HolidayTable } from './general-holidays.schema.ts';
import type { WorkingCalendar } from './working-calendar.schema.ts';
import { weekdayOf } from './working-days.ts';

/** What a calendar says about a day, for the year view. */
export interface CalendarDay {
  readonly holiday: GeneralHoliday | null;
  /** The name of the first shutdown on the day; null if there is none. */
  readonly shutdown: string | null;
  readonly isExtra: boolean;
  /** Sundays and general holidays are restricted hours, whether or not they are worked (M-134). */
  readonly isRestricted: boolean;
}

const SUNDAY = 7;

const holidaysByDay = new WeakMap<HolidayTable, ReadonlyMap<DayString, GeneralHoliday>>();

function findHoliday(table: HolidayTable, day: DayString): GeneralHoliday | null {
  const known = holidaysByDay.get(table) ?? new Map(table.holidays.map((holiday) => [holiday.day, holiday]));
  holidaysByDay.set(table, known);
  return known.get(day) ?? null;
}

export function describeDay(table: HolidayTable, calendar: WorkingCalendar | null, day: DayString): CalendarDay {
  const holiday = findHoliday(table, day);
  const shutdown = calendar?.shutdowns.find(({ start, end }) => start <= day && day <= end);
  return {
    holiday,
    shutdown: shutdown?.name ?? null,
    isExtra: calendar?.extraDays.includes(day) ?? false,
    isRestricted: holiday !== null || weekdayOf(dayNumber(day)) === SUNDAY,
  };
}
