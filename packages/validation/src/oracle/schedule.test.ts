import { expect, test } from 'vitest';
import { daysOf } from './days.ts';
import { lettersOf, workByDay, zoneTasksOf } from './schedule.ts';
import { row, sample, task, zone } from './testing/sample.ts';

test('days include both ends, also over a leap day (M-03)', () => {
  const tasks = [task(1, 1, '2028-02-29', '2028-03-01'), task(2, 1, '2028-02-28', '2028-02-28')];
  expect(daysOf(tasks)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(daysOf([])).toEqual([]);
});

test('activity letters go on after Z (M-41)', () => {
  expect([0, 25, 26, 27, 51, 52, 701, 702].map(lettersOf)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA']);
});

test('codes by order of zones, then start, then task id (M-41)', () => {
  const site = sample({
    zones: [zone(7), zone(3)],
    tasks: [
      task(1, 3, '2026-01-01', '2026-02-01'),
      task(9, 7, '2026-01-05', '2026-02-01'),
      task(4, 7, '2026-01-05', '2026-02-01'),
      task(8, 7, '2026-01-02', '2026-02-01'),
    ],
  });
  expect(zoneTasksOf(site).map(({ task: { id }, code }) => `${id}${code}`)).toEqual(['8A', '4B', '9C', '1D']);
});

test('a row works on the days it shares with its task, and only when it makes sound (M-11, M-13)', () => {
  const site = sample({
    tasks: [task(1, 1, '2026-03-02', '2026-03-04')],
    rows: [
      row(1, 1, 100, { start: '2026-02-01', end: '2026-03-02' }),
      row(2, 1, 100, { start: '2026-03-04', end: '2026-04-01' }),
      row(3, 1, 100, { start: '2026-03-05', end: '2026-04-01' }),
      row(4, 1, 100, { quantity: 0 }),
      row(5, 1, 100, { timePercent: 0 }),
    ],
  });
  const rowsByDay = [...workByDay(site, daysOf(site.tasks))].map(([day, work]) => [
    day,
    work.flatMap((working) => working.rows.map(({ id }) => id)),
  ]);
  expect(rowsByDay).toEqual([
    ['2026-03-02', [1]],
    ['2026-03-03', []],
    ['2026-03-04', [2]],
  ]);
});
