import { expect, it } from 'vitest';
import { countScale, labelledMonths } from './chart-scale.ts';

it.each([
  [
    [0, 0],
    [0, 1],
  ],
  [[1], [0, 1]],
  [
    [4, 2],
    [0, 1, 2, 3, 4],
  ],
  [[9], [0, 5, 10]],
  [[37], [0, 10, 20, 30, 40]],
  [[410], [0, 200, 400, 600]],
])('[ADMIN-02] counts %j are drawn between the lines %j', (counts, ticks) => {
  expect(countScale(counts)).toEqual({ top: ticks.at(-1), ticks });
});

it('[ADMIN-04] the newest month is always named, the others as far as there is room', () => {
  const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`);
  expect([...labelledMonths(months, 720)]).toEqual(months);
  expect([...labelledMonths(months, 260)]).toEqual(['2026-03', '2026-06', '2026-09', '2026-12']);
  expect([...labelledMonths([], 260)]).toEqual([]);
});
