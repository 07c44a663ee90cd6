import { expect, it } from 'vitest';
import { countOf, showCount, showLevel } from './show-level.ts';

it('rounds half up (M-04)', () => {
  expect([74.5, 75.49, 75.5].map(showLevel)).toEqual(['75', '75', '76']);
});

it('shows a level as a whole number that is never below 0, and nothing as a dash (M-04)', () => {
  expect([83.5, -3, null].map(showLevel)).toEqual(['84', '0', '-']);
});

it('sets thousands apart and minds the plural', () => {
  expect([999, 1000, 1_234_567].map(showCount)).toEqual(['999', '1,000', '1,234,567']);
  expect([countOf(1, 'zone'), countOf(2000, 'zone')]).toEqual(['1 zone', '2,000 zones']);
});
