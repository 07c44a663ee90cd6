import { expect, it } from 'vitest';
import { log10 } from './exp10-log10.ts';

it.each([0, -0, -1, Number.NEGATIVE_INFINITY, Number.NaN])('there is no logarithm of %d', (value) => {
  expect(log10(value)).toBeNaN();
});

it('the logarithm of infinity is infinite', () => {
  expect(log10(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
});
