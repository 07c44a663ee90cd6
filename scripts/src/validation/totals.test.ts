import { expect, test } from 'vitest';
import { addComparison, countTerms, NOTHING_COMPARED } from './totals.ts';

test('terms add up, the largest deviations stay, differences name their case', () => {
  const first = addComparison(NOTHING_COMPARED, 'seed 0', 2, {
    counts: { levels: 5, lengths: 4, verdicts: 3, others: 2 },
    largestDecibels: 2e-10,
    largestMetres: 1e-9,
    differences: [],
  });
  const both = addComparison(first, 'seed 1', 1, {
    counts: { levels: 1, lengths: 1, verdicts: 1, others: 1 },
    largestDecibels: 0.5,
    largestMetres: 0,
    differences: [{ path: 'compulsory[0]', expected: 1, actual: 2 }],
  });
  expect(both).toEqual({
    cases: 2,
    receivers: 3,
    counts: { levels: 6, lengths: 5, verdicts: 4, others: 3 },
    largestDecibels: 0.5,
    largestMetres: 1e-9,
    differences: [{ path: 'seed 1: compulsory[0]', expected: 1, actual: 2 }],
  });
  expect(countTerms(both.counts)).toBe(18);
});
