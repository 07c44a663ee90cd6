import { randomCase } from '@quietsite/validation';
import { expect, test } from 'vitest';
import type { GoldenReport } from './golden-report.ts';
import { ALL_RANDOM_CASES, compareRandomCases, coversAllRandomCases } from './random-cases.ts';
import { renderPage } from './render-page.ts';
import { NOTHING_COMPARED } from './totals.ts';

const golden: GoldenReport = { entries: [], expected: NOTHING_COMPARED, byOracle: NOTHING_COMPARED };
const pageOf = (cases: number) => renderPage(golden, { ...NOTHING_COMPARED, cases });

test('a page of all random cases says so', () => {
  expect(ALL_RANDOM_CASES).toBe(10_000);
  expect(coversAllRandomCases(pageOf(ALL_RANDOM_CASES))).toBe(true);
});

test.each([0, 200, ALL_RANDOM_CASES - 1, 100_000])('a page of %d does not', (cases) => {
  expect(coversAllRandomCases(pageOf(cases))).toBe(false);
});

test('nor does one whose table or text was changed, nor no page at all', () => {
  const page = pageOf(ALL_RANDOM_CASES);
  expect(
    coversAllRandomCases(page.replace('| random cases, oracle | 10,000 |', '| random cases, oracle | 200 |')),
  ).toBe(false);
  expect(coversAllRandomCases(page.replace('10,000 small projects', '200 small projects'))).toBe(false);
  expect(coversAllRandomCases(page.replace('nothing else differs.', '1 verdict differs.'))).toBe(false);
  expect(coversAllRandomCases(page.replace(/.*random cases, oracle.*\n/, ''))).toBe(false);
  expect(coversAllRandomCases('')).toBe(false);
});

test('every seed is compared once, and progress is reported after each', () => {
  const heard: number[] = [];
  const totals = compareRandomCases(5, ({ cases }) => heard.push(cases));
  expect(heard).toEqual([1, 2, 3, 4, 5]);
  expect(totals.cases).toBe(5);
  expect(totals.receivers).toBe([0, 1, 2, 3, 4].reduce((sum, seed) => sum + randomCase(seed).receivers.length, 0));
  expect(totals.counts.verdicts).toBeGreaterThanOrEqual(9 * totals.receivers);
  expect(totals.differences).toEqual([]);
});
