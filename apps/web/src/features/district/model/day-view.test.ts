import { toDay } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { calendarRow } from '../testing/calendar-row.ts';
import { isAtWork, keepUnchanged, listReceiversOn, worstByBuilding } from './day-view.ts';

const step = (day: string, level: number | null, criterion = 75) => ({
  ...{ day: toDay(day), level, alone: level, criterion, isClash: level !== null && level > criterion },
});

it('[CONC-28] a day shows the level of every receiver with noise', () => {
  const rows = [
    calendarRow({ pointId: 1, steps: [step('2027-03-01', 70), step('2027-03-05', 76.2)] }),
    calendarRow({ pointId: 2, steps: [step('2027-03-01', null)] }),
  ];
  const on = (day: string) =>
    listReceiversOn(rows, toDay(day)).map(({ row, level, verdict, isClash }) => [row.pointId, level, verdict, isClash]);
  expect(on('2027-03-04')).toEqual([[1, 70, 'satisfies', false]]);
  expect(on('2027-03-05')).toEqual([[1, 76.2, 'exceeds', true]]);
});

it('[CONC-28] a day like the day before is the same list, and any change makes another', () => {
  const rows = [calendarRow({ steps: [step('2027-03-01', 74), step('2027-03-03', 75.2), step('2027-03-04', null)] })];
  const [first, second, third, fourth] = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04'].map((day) =>
    listReceiversOn(rows, toDay(day)),
  );
  expect(keepUnchanged(first ?? [], second ?? [])).toBe(first);
  expect(keepUnchanged(first ?? [], third ?? [])).toBe(third);
  expect(keepUnchanged(third ?? [], fourth ?? [])).toBe(fourth);
});

it('[CONC-28] a building has the colour of its worst receiver against the criterion', () => {
  const rows = [
    calendarRow({ pointId: 1, buildingId: 8, steps: [step('2027-03-01', 74)] }),
    calendarRow({ pointId: 2, buildingId: 8, steps: [step('2027-03-01', 70, 65)] }),
  ];
  expect(worstByBuilding(listReceiversOn(rows, toDay('2027-03-01'))).get(8)?.row.pointId).toBe(2);
});

it('[CONC-28] a site works from its first to its last day', () => {
  const site = { start: toDay('2027-03-01'), end: toDay('2027-03-31') };
  const days = ['2027-02-28', '2027-03-01', '2027-03-31', '2027-04-01'];
  expect(days.map((day) => isAtWork(site, toDay(day)))).toEqual([false, true, true, false]);
});
