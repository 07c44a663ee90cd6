import { expect, it } from 'vitest';
import { judgeLevel } from '../calculation/verdict.ts';
import { addDays, toDay } from '../day.ts';
import { createRandomDistrict, withNeighbours } from '../testing/random-district.ts';
import { receiver } from '../testing/snapshot-builder.ts';
import { listCalendarRows } from './calendar-rows.ts';
import { countClashesByDay, stepOn } from './calendar-steps.ts';
import { weeksOfYear } from './calendar-weeks.ts';
import { isClash } from './clash.ts';
import type { CalendarStep } from './district.schema.ts';
import { louder } from './loudest-day.ts';
import { calculateSiteCalendar, type SiteCalendar } from './site-calendar.ts';
import { listWeeksOf } from './weeks-of-steps.ts';

/** The weeks, calculated day by day. */
function listWeeksByDay({ start, dayCount, together, loudestAlone, criteria }: SiteCalendar, receiver: number) {
  return Array.from({ length: dayCount / 7 }, (_, week) => {
    const days = Array.from({ length: 7 }, (_day, index) => {
      const at = receiver * dayCount + 7 * week + index;
      const [level, criterion] = [together[at] as number, criteria[at] as number];
      const clashes = isClash(level, loudestAlone[at] as number, criterion);
      return {
        day: addDays(start, 7 * week + index),
        level,
        criterion,
        verdict: judgeLevel(level, criterion),
        clashes,
      };
    }).filter(({ level }) => !Number.isNaN(level));
    const [first, ...others] = days;
    if (!first) return null;
    const { clashes: _clashes, ...loudest } = others.reduce(louder, first);
    return { ...loudest, clashDays: days.filter(({ clashes }) => clashes).length };
  });
}

const MONDAY = toDay('2027-04-05');

function stepsOf(days: readonly (readonly [number, number] | null)[], criteria: readonly number[] = []) {
  const calendar: SiteCalendar = {
    ...{ start: MONDAY, dayCount: days.length, receivers: [receiver()] },
    together: Float64Array.from(days, (day) => day?.[0] ?? Number.NaN),
    loudestAlone: Float64Array.from(days, (day) => day?.[1] ?? Number.NaN),
    criteria: Float64Array.from(days, (_, index) => criteria[index] ?? 75),
  };
  return listCalendarRows(calendar)[0]?.steps;
}

it('[CONC-22] [CONC-41] a step begins where a level, criterion or clash changes, and not in silence', () => {
  const [alone, clash] = [[74, 74] as const, [76, 74] as const];
  expect(stepsOf([null, null, alone, alone, clash, clash, null], [75, 70])).toEqual([
    { day: '2027-04-05', level: null, alone: null, criterion: 75, isClash: false },
    { day: '2027-04-07', level: 74, alone: 74, criterion: 75, isClash: false },
    { day: '2027-04-09', level: 76, alone: 74, criterion: 75, isClash: true },
    { day: '2027-04-11', level: null, alone: null, criterion: 75, isClash: false },
  ]);
  expect(stepsOf([alone, alone], [75, 70])?.map(({ criterion }) => criterion)).toEqual([75, 70]);
  // The same level together, but one site alone exceeds already.
  expect(stepsOf([clash, [76, 76]])?.map((step) => step.isClash)).toEqual([true, false]);
  // Another site is the loudest; nothing else changes.
  expect(stepsOf([clash, [76, 73]])?.map((step) => step.alone)).toEqual([74, 73]);
  // Only an entered contribution is audible.
  expect(stepsOf([[76, Number.NaN]])?.[0]).toMatchObject({ level: 76, alone: null });
});

it('[CONC-22] every day has the figures of the calendar to the last bit, and weeks are those of its days', () => {
  for (let seed = 31; seed <= 33; seed++) {
    const sites = createRandomDistrict(seed, { sites: 4, receiversPerSite: 5, sideMetres: 300 });
    const calendar = calculateSiteCalendar(withNeighbours(sites, 1), weeksOfYear(2027));
    const rows = listCalendarRows(calendar);
    expect(rows).toHaveLength(5);
    calendar.receivers.forEach(({ pointId }, index) => {
      const row = rows.find((one) => one.pointId === pointId);
      for (let day = 0; day < calendar.dayCount; day++) {
        const at = index * calendar.dayCount + day;
        const [level, alone] = [calendar.together[at] as number, calendar.loudestAlone[at] as number];
        const step = stepOn(row?.steps ?? [], addDays(calendar.start, day));
        expect(step?.level ?? Number.NaN).toBe(level);
        if (Number.isNaN(level)) continue;
        const criterion = calendar.criteria[at] as number;
        expect(step).toMatchObject({ criterion, alone, isClash: isClash(level, alone, criterion) });
      }
      expect(row?.weeks).toEqual(listWeeksByDay(calendar, index));
    });
  }
});

it('[CONC-22] clashes are counted on each day, whichever step is the last', () => {
  const step = (day: string, clashes: boolean): CalendarStep => ({
    ...{ day: toDay(day), level: 76, alone: 74, criterion: 75, isClash: clashes },
  });
  const rows = [
    { steps: [step('2027-04-05', false), step('2027-04-06', true), step('2027-04-08', false)] },
    { steps: [step('2027-04-05', false), step('2027-04-07', true)] },
  ];
  expect(countClashesByDay(rows, { start: MONDAY, end: toDay('2027-04-10') })).toEqual([0, 1, 2, 1, 1, 1]);
});

it('[CONC-22] before the first step nothing is known', () => {
  expect(stepOn([], MONDAY)).toBeUndefined();
  expect(stepOn(stepsOf([[74, 74]]) ?? [], addDays(MONDAY, -1))).toBeUndefined();
});

it('[CONC-22] a week has the loudest of its days and counts its clashes, also across steps', () => {
  const days = [[74, 74], [76, 74], [76, 74], null, [76.5, 76.5], [75.8, 74], [60, 60], [60, 60]] as const;
  const weeks = listWeeksOf(stepsOf(days) ?? [], { start: MONDAY, end: toDay('2027-04-18') });
  expect(weeks).toEqual([
    { day: '2027-04-09', level: 76.5, criterion: 75, verdict: 'exceeds', clashDays: 3 },
    { day: '2027-04-12', level: 60, criterion: 75, verdict: 'satisfies', clashDays: 0 },
  ]);
  expect(listWeeksOf(stepsOf([[60, 60], null]) ?? [], { start: MONDAY, end: toDay('2027-04-18') })[1]).toBeNull();
});
