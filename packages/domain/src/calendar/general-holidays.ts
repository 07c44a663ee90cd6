import { type DayString, toDay } from '../day.ts';
import { HOLIDAYS_OF_YEARS, LAST_GAZETTED_YEAR } from './general-holidays.data.ts';
import type { GeneralHoliday, HolidayTable } from './general-holidays.schema.ts';

/** The table that ships with the product (M-131, M-132). The database holds it with the administrators' changes. */
export const SHIPPED_HOLIDAYS: HolidayTable = {
  years: Object.keys(HOLIDAYS_OF_YEARS).map((year) => ({
    ...{ year: Number(year), status: Number(year) <= LAST_GAZETTED_YEAR ? 'gazetted' : 'computed' },
  })),
  holidays: Object.entries(HOLIDAYS_OF_YEARS).flatMap(([year, days]) =>
    days.map(([day, name, lieu]) => ({
      ...{ day: toDay(`${year}-${day}`), name, isInLieu: lieu !== undefined, reason: '' },
    })),
  ),
  removed: [],
};

export const MAX_HOLIDAY_REASON_LENGTH = 200;

export const listHolidayDays = ({ holidays }: HolidayTable): DayString[] => holidays.map(({ day }) => day);

/** Used until the stored table is loaded. */
export const HOLIDAY_DAYS: readonly DayString[] = listHolidayDays(SHIPPED_HOLIDAYS);

export const listHolidaysOfYear = ({ holidays }: HolidayTable, year: number): GeneralHoliday[] =>
  holidays.filter(({ day }) => day.startsWith(`${year}-`));

/** First and last year of a table, and the last of its continuously gazetted years. */
export function describeHolidayYears({ years }: HolidayTable): {
  readonly from: number;
  readonly to: number;
  readonly gazettedTo: number | null;
} {
  const firstComputed = years.findIndex(({ status }) => status === 'computed');
  const gazetted = firstComputed === -1 ? years : years.slice(0, firstComputed);
  return { from: years[0]?.year ?? 0, to: years.at(-1)?.year ?? 0, gazettedTo: gazetted.at(-1)?.year ?? null };
}
