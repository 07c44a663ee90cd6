import { expect, it } from 'vitest';
import { LiveCalculation } from '../calculation/live-calculation.ts';
import { dayNumber, toDay } from '../day.ts';
import { project, row, task, zone } from '../testing/snapshot-builder.ts';
import { listActiveRows } from './active-rows.ts';

const zones = [zone(), zone({ id: 2, type: 'B' })];
const tasks = [task(), task({ id: 2, zoneId: 2, start: '2027-03-10', end: '2027-03-20' })];
const list = (...rows: ReturnType<typeof row>[]) =>
  listActiveRows(new LiveCalculation(project({ zones, tasks, rows })));

it('[M-11] [M-13] leaves out rows without noise and rows with no day within their activity', () => {
  const rows = [
    row({ id: 4 }),
    row({ id: 3, quantity: 0 }),
    row({ id: 2, timePercent: 0 }),
    row({ id: 5, taskId: 2, end: '2027-03-09' }),
    row({ id: 1 }),
  ];
  expect(list(...rows).map((active) => active.row.id)).toEqual([1, 4]);
});

it('[M-13] names the zone of a row and the days within its activity', () => {
  const [active] = list(row({ taskId: 2, start: '2027-03-01', end: '2027-03-15' }));
  expect(active).toMatchObject({ zone: 1, competingSet: 0 });
  expect(active && active.endDay - active.startDay).toBe(
    dayNumber(toDay('2027-03-15')) - dayNumber(toDay('2027-03-10')),
  );
});
