import { expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { findClashes, listClashes } from './clash-list.ts';
import type { CalendarStep } from './district.schema.ts';

const step = (day: string, level: number | null, isClash: boolean): CalendarStep => ({
  ...{ day: toDay(day), level, alone: level, criterion: 75, isClash },
});
const steps = [
  step('2027-03-01', null, false),
  step('2027-03-03', 75.9, true),
  step('2027-03-10', 77, false),
  step('2027-03-12', 76.7, true),
  step('2027-03-20', null, false),
];
const between = (start: string, end: string) => ({ start: toDay(start), end: toDay(end) });

it('[CONC-25] the clashes of some days have their number, the first, the last and the worst', () => {
  expect(findClashes(steps, between('2027-03-01', '2027-03-31'))).toEqual({
    ...{ days: 15, first: '2027-03-03', last: '2027-03-19' },
    worst: { day: '2027-03-12', level: 76.7, criterion: 75, verdict: 'exceeds' },
  });
  // A day on which one site alone exceeds is louder, but not a clash.
  expect(findClashes(steps, between('2027-03-08', '2027-03-14'))).toMatchObject({ days: 5, last: '2027-03-14' });
  expect(findClashes(steps, between('2027-03-10', '2027-03-11'))).toBeNull();
  expect(findClashes(steps, between('2027-03-20', '2027-04-30'))).toBeNull();
});

it('[CONC-25] a step that is the last holds until the end', () => {
  expect(findClashes(steps.slice(0, 2), between('2027-03-05', '2027-03-07'))).toMatchObject({ days: 3 });
});

it('[CONC-25] the largest margin comes first', () => {
  const row = (pointId: number, level: number) => {
    const isClash = level > 75;
    return { pointId, clashDays: isClash ? 1 : 0, steps: [step('2027-03-01', level, isClash)] };
  };
  const listed = listClashes([row(1, 75.2), row(2, 77), row(3, 70)], between('2027-03-01', '2027-03-07'));
  expect(listed.map((clash) => clash.row.pointId)).toEqual([2, 1]);
});
