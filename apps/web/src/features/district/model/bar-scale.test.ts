import { expect, it } from 'vitest';
import { barScale } from './bar-scale.ts';

it('[CONC-25] bars of parts grow with the level, and the criterion lies below what is above it', () => {
  const scale = barScale({ criterion: 75, together: 76.7 });
  const bars = [30, 60, 72.4, 74.7, 75, 76.7].map(scale);
  expect(bars).toEqual(bars.toSorted((a, b) => a - b));
  expect(bars[0]).toBe(1);
  expect(bars.at(-1)).toBeLessThan(100);
  // Even a very high level stays within the bar's track.
  const loud = barScale({ criterion: 60, together: 95 });
  expect(loud(95)).toBeLessThan(100);
  expect(loud(60)).toBeLessThan(loud(95));
});
