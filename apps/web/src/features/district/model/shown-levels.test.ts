import { toDay } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { calendarRow } from '../testing/calendar-row.ts';
import { showLevels } from './shown-levels.ts';

const step = (day: string, level: number, alone: number | null) => ({
  ...{ day: toDay(day), level, alone, criterion: 75, isClash: level > 75 && alone !== null && alone <= 75 },
});

it('[CONC-41] the loudest site alone takes the place of all together, and a clash stays marked', () => {
  const rows = [calendarRow({ steps: [step('2027-03-01', 70, 69), step('2027-03-05', 76.2, 74.1)] })];
  expect(showLevels(rows, 'together')).toBe(rows);
  const [row] = showLevels(rows, 'alone');
  expect(row?.steps.map(({ level, isClash }) => [level, isClash])).toEqual([
    [69, false],
    [74.1, true],
  ]);
  expect(row?.loudest).toEqual({ day: '2027-03-05', level: 74.1, criterion: 75, verdict: 'satisfies' });
});

it('[CONC-41] a receiver with only an entered contribution has no level of a single site', () => {
  expect(showLevels([calendarRow({ steps: [step('2027-03-01', 70, null)] })], 'alone')).toEqual([]);
});
