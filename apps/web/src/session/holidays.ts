import { describeHolidayYears, type GeneralHoliday, type HolidayTable, SHIPPED_HOLIDAYS } from '@quietsite/domain';
import { holidayTableSchema } from '@quietsite/domain/schemas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { requestJson } from '../lib/api-client.ts';

export const holidaysKey = ['general-holidays'] as const;

export const holidaysQuery = queryOptions({
  queryKey: holidaysKey,
  queryFn: ({ signal }) => requestJson('/api/general-holidays', holidayTableSchema, { signal }),
});

/** The general holidays with their names; until they are loaded, those that ship with the product. */
export const useHolidays = (): HolidayTable => useQuery(holidaysQuery).data ?? SHIPPED_HOLIDAYS;

/** A day that an administrator added is named after its reason. */
export function nameHoliday(t: TFunction, { name, isInLieu, reason }: GeneralHoliday): string {
  if (name === null) return reason;
  const plain = t(`workingCalendar.holidays.${name}`);
  return isInLieu ? t('workingCalendar.inLieu', { name: plain }) : plain;
}

/** 'General holidays: gazetted to 2027, computed to 2040.' */
export function describeKnownYears(t: TFunction, table: HolidayTable): string {
  const { to, gazettedTo } = describeHolidayYears(table);
  if (gazettedTo === null) return t('workingCalendar.known.computed', { computed: to });
  if (gazettedTo === to) return t('workingCalendar.known.gazetted', { gazetted: to });
  return t('workingCalendar.known.both', { gazetted: gazettedTo, computed: to });
}
