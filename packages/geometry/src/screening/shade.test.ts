import { expect, it } from 'vitest';
import { contains } from '../contains.ts';
import { hk80 } from '../coordinates.ts';
import { findShade } from './shade.ts';

const at = (east: number, north: number) => hk80(835_000 + east, 817_000 + north);
const square = [[at(0, 0), at(20, 0), at(20, 20), at(0, 20), at(0, 0)]];
const straight = [at(-40, 40), at(60, 40)];
const isShaded = (shade: ReturnType<typeof findShade>, ...places: readonly (readonly [number, number])[]) =>
  places.map(([east, north]) => shade !== null && contains(shade, at(east, north)));

it('[SITE-79] behind a line is what no corner of a shape sees past either of its ends', () => {
  for (const line of [straight, straight.toReversed()]) {
    const shade = findShade(square, line, Number.POSITIVE_INFINITY);
    expect(isShaded(shade, [10, 45], [10, 150], [10, 30], [10, 400], [120, 60])).toEqual([
      ...[true, true, false, false, false],
    ]);
    // Past the end at (60, 40), 50 north: from (0, 0) at 75 east, from (20, 0) at 70, from the others farther out.
    expect(isShaded(shade, [69, 50], [71, 50], [-49, 50], [-51, 50])).toEqual([true, false, true, false]);
  }
});

it('[SITE-79] behind a bent line too; a low line hides only what is near, or nothing', () => {
  const bent = findShade(square, [at(-40, 40), at(10, 60), at(60, 40)], Number.POSITIVE_INFINITY);
  expect(isShaded(bent, [10, 65], [10, 55], [-20, 55])).toEqual([true, false, true]);
  // From (20, 0) the corner at (100, 60) hides more than the end at (60, 40): 127 east instead of 100 at 80 north.
  const hooked = findShade(square, [at(-40, 40), at(100, 60), at(60, 40)], Number.POSITIVE_INFINITY);
  expect(isShaded(hooked, [110, 80], [130, 80])).toEqual([true, false]);
  const low = findShade(square, straight, 2);
  // From the nearest side, 20 m away, the shade ends 20 m behind the line.
  expect(isShaded(low, [10, 59], [10, 61])).toEqual([true, false]);
  expect(findShade(square, straight, 1)).toBeNull();
});

it('[SITE-79] is unknown for a line through the shape', () => {
  expect(findShade(square, [at(-40, 10), at(60, 10)], Number.POSITIVE_INFINITY)).toBeNull();
});
