import { expect, test } from 'vitest';
import { describeBound } from './render-page.ts';

test.each([
  [0, '< 1e-11'],
  [4.9e-12, '< 1e-11'],
  [8.3e-10, '< 1e-9'],
  [9.99e-10, '< 1e-9'],
  [1e-9, '< 1e-8'],
  [0.5, '< 1e0'],
  [3, '< 1e1'],
  [Number.NaN, 'no bound'],
  [Number.POSITIVE_INFINITY, 'no bound'],
])('%d is %s', (deviation, bound) => {
  expect(describeBound(deviation)).toBe(bound);
});
