import { expect, it } from 'vitest';
import { isBetter } from './score.ts';

const score = { days: 4, excess: 30, movedTasks: 2, movedDays: 9 };

it('[M-95] fewer days come first, then less excess, then fewer activities that move, then fewer days of moving', () => {
  const better = [
    { days: 3, excess: 99, movedTasks: 9, movedDays: 99 },
    { days: 4, excess: 29, movedTasks: 9, movedDays: 99 },
    { days: 4, excess: 30, movedTasks: 1, movedDays: 99 },
    { days: 4, excess: 30, movedTasks: 2, movedDays: 8 },
  ];
  for (const other of better) expect([isBetter(other, score), isBetter(score, other)]).toEqual([true, false]);
  expect(isBetter(score, { ...score })).toBe(false);
});
