import { type CurrentUser, type DistrictCalendar, type DistrictSite, MAX_CALENDAR_ROWS } from '@quietsite/contracts';
import { dayNumber, listClashes } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { calendarQuery, FIRST_ROWS } from './district-calls.ts';
import {
  changeDistrictAddress,
  type DistrictChange,
  dayInYear,
  readDistrictAddress,
  selectDay,
} from './model/address.ts';
import { keepUnchanged, listReceiversOn, type ReceiverDay } from './model/day-view.ts';
import { namePlaces, namePlacesOfSites } from './model/place-names.ts';
import { findRow } from './model/places.ts';
import { showLevels } from './model/shown-levels.ts';
import { listWeeks, weekIndexOf } from './model/weeks.ts';
import { useShownDay } from './use-shown-day.ts';

/** Reads the page's state from the address. */
function useDistrictAddress() {
  const [query, setQuery] = useSearchParams();
  // Fixed while the page is open: midnight must not change what it shows.
  const [now] = useState(() => new Date());
  const address = useMemo(() => readDistrictAddress(query, now), [query, now]);
  const change = useCallback(
    (part: DistrictChange) => setQuery((known) => changeDistrictAddress(known, part), { replace: true }),
    [setQuery],
  );
  return { address, change };
}

/** Everything that the page shows, from the address and the calendar. */
export function useDistrict(user: CurrentUser) {
  const { address, change } = useDistrictAddress();
  const [isAll, setAll] = useState(false);
  // An officer always sees their own district, whatever the address says.
  const district = user.userType === 'admin' ? address.district : user.district;
  const { year, scope } = address;
  const query = useQuery(calendarQuery({ district, year, scope, limit: isAll ? MAX_CALENDAR_ROWS : FIRST_ROWS }));
  const [shown, show] = useShownDay(address.day, (day) => change(selectDay(day, year)));
  const day = dayInYear(shown, year);
  return { address, change, district, query, day, show, showAll: () => setAll(true) };
}

export type District = ReturnType<typeof useDistrict>;

/** What is known about the selected day from the calendar. */
export function useDayFacts(calendar: DistrictCalendar, { address, day }: Pick<District, 'address' | 'day'>) {
  const { start, end, rows, clashesByWeek, clashesByDay } = calendar;
  const weeks = useMemo(() => listWeeks(start, end), [start, end]);
  const weekIndex = Math.max(0, Math.min(weeks.length - 1, weekIndexOf(day, start)));
  const week = weeks[weekIndex];
  const [from, to] = address.span === 'year' || !week ? [start, end] : [week.start, week.end];
  const clashes = useMemo(() => listClashes(rows, { start: from, end: to }), [rows, from, to]);
  const { levels } = address;
  const shownRows = useMemo(() => showLevels(rows, levels), [rows, levels]);
  const before = useRef<readonly ReceiverDay[]>([]);
  const receivers = useMemo(() => {
    before.current = keepUnchanged(before.current, listReceiversOn(shownRows, day));
    return before.current;
  }, [shownRows, day]);
  const sites: ReadonlyMap<number, DistrictSite> = useMemo(
    () => new Map(calendar.sites.map((site) => [site.projectId, site])),
    [calendar.sites],
  );
  const places = useMemo(
    () => rows.map((row) => ({ ...row, siteTitle: sites.get(row.projectId)?.title ?? '' })),
    [rows, sites],
  );
  const names = useMemo(() => namePlaces(places), [places]);
  const namesOfSites = useMemo(() => namePlacesOfSites(places), [places]);
  const dayIndex = dayNumber(day) - dayNumber(start);
  return {
    ...{ weeks, weekIndex, week, clashes, receivers, sites, names, namesOfSites },
    /** With the selected levels; `clashes` are always of all sites together. */
    rows: shownRows,
    /** The selected receiver, or the listed one at the same place. */
    pointId: findRow(rows, address.pointId)?.pointId ?? address.pointId,
    /** Zero counts mean nothing while calendars are being calculated. */
    isKnown: calendar.pending === 0,
    clashesInWeek: clashesByWeek[weekIndex] ?? 0,
    clashesOnDay: clashesByDay[dayIndex] ?? 0,
  };
}

export type DayFacts = ReturnType<typeof useDayFacts>;

/** Props shared by the parts of the page. */
export interface ContentsProps {
  readonly calendar: DistrictCalendar;
  readonly district: District;
  readonly facts: DayFacts;
  readonly onPlay: (isPlaying: boolean) => void;
}
