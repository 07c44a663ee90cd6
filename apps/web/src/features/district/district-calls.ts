import {
  type CalendarScope,
  clashDatesSchema,
  type DistrictCalendar,
  dayPartsSchema,
  districtCalendarSchema,
} from '@quietsite/contracts';
import type { DayString, Language } from '@quietsite/domain';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';

/** Polls while calendars are being calculated. */
const PENDING_MILLISECONDS = 1_500;

/** The default number of rows in the calendar. */
export const FIRST_ROWS = 200;

export interface CalendarRequest {
  readonly district: string | null;
  readonly year: number;
  readonly scope: CalendarScope;
  readonly limit: number;
}

export const calendarQuery = ({ district, year, scope, limit }: CalendarRequest) =>
  queryOptions({
    queryKey: ['district-calendar', district, year, scope, limit] as const,
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ year: String(year), scope, limit: String(limit) });
      if (district !== null) query.set('district', district);
      return requestJson<DistrictCalendar>(`/api/district-calendar?${query}`, districtCalendarSchema, { signal });
    },
    refetchInterval: ({ state }) => ((state.data?.pending ?? 0) > 0 ? PENDING_MILLISECONDS : false),
    // Show the previous data while more rows or other sites load, but not for another year or district.
    placeholderData: (before, query) => {
      const [, knownDistrict, knownYear] = query?.queryKey ?? [];
      return knownDistrict === district && knownYear === year ? before : undefined;
    },
  });

/** The address of the clash file. */
export function clashFile({ district, year, scope }: Omit<CalendarRequest, 'limit'>, language: Language): string {
  const query = new URLSearchParams({ year: String(year), scope, language });
  if (district !== null) query.set('district', district);
  return `/api/district-calendar/clashes.csv?${query}`;
}

export interface PartsRequest {
  readonly projectId: number;
  readonly pointId: number;
  readonly day: DayString;
  readonly scope: CalendarScope;
}

const partsPath = (part: 'parts' | 'dates', { projectId, pointId, day, scope }: PartsRequest) =>
  `/api/district-calendar/${part}?projectId=${projectId}&pointId=${pointId}&day=${day}&scope=${scope}`;

export const partsQuery = (request: PartsRequest) =>
  queryOptions({
    queryKey: ['district-calendar', 'parts', request],
    queryFn: ({ signal }) => requestJson(partsPath('parts', request), dayPartsSchema, { signal }),
  });

/** Which dates would end the clash. */
export const datesQuery = (request: PartsRequest) =>
  queryOptions({
    queryKey: ['district-calendar', 'dates', request],
    queryFn: ({ signal }) => requestJson(partsPath('dates', request), clashDatesSchema, { signal }),
  });
