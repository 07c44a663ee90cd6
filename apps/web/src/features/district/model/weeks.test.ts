import { toDay } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { findClashWeek, listMonths, listWeeks, weekIndexOf, weekNumber } from './weeks.ts';

const START = toDay('2026-12-28');
const weeks = listWeeks(START, toDay('2028-01-02'));

it('[CONC-24] weeks have the number of their Thursday, and months hold the weeks whose Thursday they have', () => {
  expect(weeks).toHaveLength(53);
  expect(weeks[0]).toEqual({ index: 0, number: 53, start: START, end: '2027-01-03', month: '2026-12' });
  expect(weeks[14]).toMatchObject({ number: 14, start: '2027-04-05', end: '2027-04-11', month: '2027-04' });
  expect(weeks.at(-1)).toMatchObject({ number: 52, month: '2027-12' });
  expect(weekNumber(toDay('2029-01-01'))).toBe(1);
  const months = listMonths(weeks);
  expect(months.slice(0, 3)).toEqual([
    { month: '2026-12', first: 0, count: 1 },
    { month: '2027-01', first: 1, count: 4 },
    { month: '2027-02', first: 5, count: 4 },
  ]);
  expect(months.reduce((total, { count }) => total + count, 0)).toBe(53);
});

it('[CONC-24] a day lies in the week from Monday to Sunday', () => {
  expect(['2026-12-28', '2027-01-03', '2027-01-04', '2027-04-06'].map((day) => weekIndexOf(toDay(day), START))).toEqual(
    [0, 0, 1, 14],
  );
});

it('[CONC-26] without a clash in the week the next one is offered, or else the last before', () => {
  const clashes = [0, 2, 0, 0, 1, 0];
  expect([0, 2, 5].map((week) => findClashWeek(clashes, week))).toEqual([1, 4, 4]);
  expect(findClashWeek([0, 0], 0)).toBeNull();
});
