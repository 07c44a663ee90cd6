import { randomCase } from '@quietsite/validation';
import { expect, test } from 'vitest';
import { compareRandomCases } from './random-report.ts';

test('every seed is compared once, and progress is told after each', () => {
  const heard: number[] = [];
  const totals = compareRandomCases(5, ({ cases }) => heard.push(cases));
  expect(heard).toEqual([1, 2, 3, 4, 5]);
  expect(totals.cases).toBe(5);
  expect(totals.receivers).toBe([0, 1, 2, 3, 4].reduce((sum, seed) => sum + randomCase(seed).receivers.length, 0));
  expect(totals.counts.verdicts).toBeGreaterThanOrEqual(9 * totals.receivers);
  expect(totals.differences).toEqual([]);
});
