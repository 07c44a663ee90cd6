import { type DayString, toDay } from '../day.ts';
import { HOLIDAYS_OF_YEARS, type HolidayName } from './general-holidays.data.ts';

/** Gazetted: from the list of the Government. Computed: by the rule of M-131, until that list is known. */
export type HolidayStatus = 'gazetted' | 'computed';

export interface GeneralHoliday {
  readonly day: DayString;
  readonly name: HolidayName;
  /** A day in lieu of one that falls on a Sunday or on another holiday. */
  readonly isInLieu: boolean;
  readonly status: HolidayStatus;
}

/** Two libraries quote the lists of 2024 to 2026, a press report that of 2027. */
export const LAST_GAZETTED_YEAR = 2027;

/** The general holidays of Hong Kong, Sundays apart, in order (M-131, M-132). */
export const GENERAL_HOLIDAYS: readonly GeneralHoliday[] = Object.entries(HOLIDAYS_OF_YEARS).flatMap(([year, days]) =>
  days.map(([day, name, lieu]) => ({
    day: toDay(`${year}-${day}`),
    name,
    isInLieu: lieu !== undefined,
    status: Number(year) <= LAST_GAZETTED_YEAR ? 'gazetted' : 'computed',
  })),
);

export const HOLIDAY_DAYS: readonly DayString[] = GENERAL_HOLIDAYS.map(({ day }) => day);

/** Outside these days no general holidays are known except Sundays (M-132). */
export const HOLIDAYS_FROM: DayString = toDay(`${Object.keys(HOLIDAYS_OF_YEARS).at(0)}-01-01`);
export const HOLIDAYS_UNTIL: DayString = toDay(`${Object.keys(HOLIDAYS_OF_YEARS).at(-1)}-12-31`);

const holidayOfDay = new Map(GENERAL_HOLIDAYS.map((holiday) => [holiday.day, holiday]));

export const findHoliday = (day: DayString): GeneralHoliday | undefined => holidayOfDay.get(day);
