import { expect, it } from 'vitest';
import { percentile } from './percentile.ts';

it('takes the nearest rank of unsorted measurements', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect(percentile(values, 0.5)).toBe(100);
  expect(percentile(values, 0.95)).toBe(190);
  expect(percentile([7], 0.95)).toBe(7);
});
