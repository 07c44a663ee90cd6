import { expect, it } from 'vitest';
import { addDays, toDay } from '../day.ts';
import { receiver } from '../testing/snapshot-builder.ts';
import { listCalendarRows, sortCalendarRows } from './calendar-rows.ts';
import { mondayOf, weeksOfYear } from './calendar-weeks.ts';
import { isClash } from './clash.ts';
import type { SiteCalendar } from './site-calendar.ts';

const MONDAY = toDay('2027-04-05');

/** One receiver over the days, given as [together, loudest alone] or null for silence. */
function calendarOf(days: readonly (readonly [number, number] | null)[], criterion = 75): SiteCalendar {
  return {
    start: MONDAY,
    dayCount: days.length,
    receivers: [receiver()],
    together: Float64Array.from(days, (day) => day?.[0] ?? Number.NaN),
    loudestAlone: Float64Array.from(days, (day) => day?.[1] ?? Number.NaN),
    criteria: new Float64Array(days.length).fill(criterion),
  };
}
const week = (...days: readonly (readonly [number, number] | null)[]) => [
  ...days,
  ...Array.from({ length: 7 - days.length }, () => null),
];

it('[CONC-13] a clash: every site alone satisfies, all together do not', () => {
  expect(isClash(76.7, 74.7, 75)).toBe(true);
  // Borderline: above in tenths, not in whole decibels.
  expect(isClash(75.2, 74.7, 75)).toBe(true);
  expect(isClash(76.7, 75.2, 75)).toBe(false);
  expect(isClash(75, 74.7, 75)).toBe(false);
  expect(isClash(Number.NaN, Number.NaN, 75)).toBe(false);
});

it('[CONC-13] a week shows its loudest day against the criterion and the number of days with a clash', () => {
  const calendar = calendarOf([...week([70, 70], null, [76.7, 74], [76, 74]), ...week(), ...week([60, 60])]);
  const [row] = listCalendarRows(calendar);
  expect(row).toMatchObject({ pointId: 1, name: 'N1', buildingName: 'Block A', clashDays: 2 });
  expect(row?.weeks).toEqual([
    { day: '2027-04-07', level: 76.7, criterion: 75, verdict: 'exceeds', clashDays: 2 },
    null,
    { day: '2027-04-19', level: 60, criterion: 75, verdict: 'satisfies', clashDays: 0 },
  ]);
  expect(row?.loudest).toEqual({ day: '2027-04-07', level: 76.7, criterion: 75, verdict: 'exceeds' });
});

it('[CONC-13] the margin decides, not the level: a stricter day is the louder one', () => {
  const calendar = calendarOf(week([74, 74], [72, 72]));
  calendar.criteria[1] = 70;
  expect(listCalendarRows(calendar)[0]?.loudest).toMatchObject({
    day: '2027-04-06',
    criterion: 70,
    verdict: 'exceeds',
  });
});

it('[CONC-13] an exceedance is louder than a borderline day with a larger margin', () => {
  const calendar = calendarOf(week([75.4, 75.4], [70.6, 70.6], [75.4, 75.4]));
  calendar.criteria[1] = 70.4;
  expect(listCalendarRows(calendar)[0]?.loudest).toEqual({
    ...{ day: '2027-04-06', level: 70.6, criterion: 70.4, verdict: 'exceeds' },
  });
});

it('[CONC-13] a receiver without noise has no row', () => {
  expect(listCalendarRows(calendarOf(week()))).toEqual([]);
});

it('[CONC-13] weeks run from Monday to Sunday and hold the whole year', () => {
  expect(mondayOf(toDay('2027-04-11'))).toBe(MONDAY);
  expect(mondayOf(MONDAY)).toBe(MONDAY);
  expect(mondayOf(addDays(MONDAY, 7))).toBe('2027-04-12');
  expect(mondayOf(toDay('1969-12-31'))).toBe('1969-12-29');
  expect(weeksOfYear(2027)).toEqual({ start: '2026-12-28', end: '2028-01-02' });
  expect(weeksOfYear(2029)).toEqual({ start: '2029-01-01', end: '2030-01-06' });
});

it('[CONC-13] receivers with clashes come first, then the loudest against their criterion', () => {
  const quiet = listCalendarRows(calendarOf([...week([60, 60]), ...week([61, 61])]))[0];
  const loud = listCalendarRows(calendarOf([...week([80, 80]), ...week([60, 60])]))[0];
  const clash = listCalendarRows(calendarOf([...week([60, 60]), ...week([76, 74])]))[0];
  // Two days of a clash are no worse than one that is louder.
  const longer = listCalendarRows(calendarOf([...week([75.6, 74], [75.6, 74]), ...week([60, 60])]))[0];
  if (!quiet || !loud || !clash || !longer) throw new Error('no rows');
  expect([longer.clashDays, clash.clashDays]).toEqual([2, 1]);
  expect(sortCalendarRows([longer, quiet, loud, clash])).toEqual([clash, longer, loud, quiet]);
});
