import { type CalendarScope, calendarScopes } from '@quietsite/contracts';
import { type DayString, hongKongToday, isDay, weeksOfYear } from '@quietsite/domain';
import { clampDay } from '../../../lib/day-span.ts';
import { readId } from '../../../lib/routes.ts';
import { type DistrictLevels, districtLevels } from './shown-levels.ts';

export const districtViews = ['map', 'table'] as const;
export type DistrictView = (typeof districtViews)[number];

/** Whether the list shows the clashes of the selected week or of the whole year. */
export const clashSpans = ['week', 'year'] as const;
export type ClashSpan = (typeof clashSpans)[number];

/** What the page shows; links and reloads restore it. */
export interface DistrictAddress {
  /** Null: the officer's own district, or all of Hong Kong. */
  readonly district: string | null;
  readonly year: number;
  readonly scope: CalendarScope;
  readonly levels: DistrictLevels;
  readonly day: DayString;
  /** Whether the day was chosen rather than defaulting to today. */
  readonly hasDay: boolean;
  readonly view: DistrictView;
  readonly span: ClashSpan;
  readonly pointId: number | null;
  /** The site whose clashes are listed. */
  readonly siteId: number | null;
}

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** Ignores invalid values. The day determines the year unless the year is given. */
export function readDistrictAddress(query: URLSearchParams, now: Date): DistrictAddress {
  const named = query.get('day') ?? '';
  const day = isDay(named) ? named : null;
  const today = hongKongToday(now);
  const year = readYear(query.get('year')) ?? readYear((day ?? today).slice(0, 4)) ?? FIRST_YEAR;
  const siteId = readId(query.get('site'));
  return {
    district: query.get('district') || null,
    year,
    scope: calendarScopes.find((scope) => scope === query.get('scope')) ?? 'approved',
    levels: districtLevels.find((levels) => levels === query.get('levels')) ?? 'together',
    day: dayInYear(day ?? today, year),
    hasDay: day !== null,
    view: districtViews.find((view) => view === query.get('view')) ?? 'map',
    span: clashSpans.find((span) => span === query.get('span')) ?? 'week',
    pointId: readId(query.get('point')),
    siteId,
  };
}

function readYear(text: string | null): number | null {
  if (text === null || !/^\d{4}$/.test(text)) return null;
  const year = Number(text);
  return year >= FIRST_YEAR && year <= LAST_YEAR ? year : null;
}

/** The day itself if the year's calendar contains it, otherwise the same day of that year. */
export function dayInYear(day: DayString, year: number): DayString {
  const { start, end } = weeksOfYear(year);
  if (day >= start && day <= end) return day;
  const same = `${year}${day.slice(4)}`;
  return isDay(same) ? same : clampDay(`${year}-02-28` as DayString, { first: start, last: end });
}

/** Selects a day of the shown year's calendar, whose first and last weeks may reach into other years. */
export const selectDay = (day: DayString, year: number): DistrictChange =>
  Number(day.slice(0, 4)) === year ? { day } : { day, year };

/** Leads on into the other year's calendar where the day is beyond that of the shown year; otherwise null. */
export function leaveYear(day: DayString, year: number): DistrictChange | null {
  const { start, end } = weeksOfYear(year);
  if (day >= start && day <= end) return null;
  return { day, year: day < start ? year - 1 : year + 1, pointId: null };
}

const names = {
  district: 'district',
  year: 'year',
  scope: 'scope',
  levels: 'levels',
  day: 'day',
  view: 'view',
  span: 'span',
  pointId: 'point',
  siteId: 'site',
} as const satisfies Record<Exclude<keyof DistrictAddress, 'hasDay'>, string>;

export type DistrictChange = { readonly [Key in keyof typeof names]?: DistrictAddress[Key] };

/** Keeps all other parameters and omits defaults. */
export function changeDistrictAddress(query: URLSearchParams, change: DistrictChange): URLSearchParams {
  const next = new URLSearchParams(query);
  const usual = ['approved', 'together', 'map', 'week'];
  for (const key of Object.keys(names) as (keyof typeof names)[]) {
    const value = change[key];
    if (value === undefined) continue;
    if (value === null || usual.includes(String(value))) next.delete(names[key]);
    else next.set(names[key], String(value));
  }
  return next;
}
