import { describe, expect, test } from 'vitest';
import type { CasePoint } from '../case.ts';
import { centreOf } from './centre.ts';
import { notionalSource, planDistance } from './notional-source.ts';
import { outlineOf, type Point, pointOf } from './plane.ts';
import { at, ring, zone } from './testing/sample.ts';

const SQUARE = zone(1).outline;
const U_SHAPE = [ring([0, 0], [60, 0], [60, 60], [40, 60], [40, 5], [20, 5], [20, 60], [0, 60])];

function offsets({ easting, northing }: Point): number[] {
  return [easting.minus(836000).toNumber(), northing.minus(818000).toNumber()];
}

function centre(outline: readonly (readonly CasePoint[])[], moved: CasePoint | null = null): number[] {
  return offsets(centreOf({ id: 1, type: 'A', outline, centre: moved }));
}

function source(
  outline: readonly (readonly CasePoint[])[],
  receiver: CasePoint,
  moved: CasePoint | null = null,
): number[] {
  const placed = centreOf({ id: 1, type: 'A', outline, centre: moved });
  return offsets(notionalSource(outlineOf(outline), placed, pointOf(receiver)).source);
}

describe('geographical centre (M-30)', () => {
  test('centroid of an L: 200 m² about (10, 5) and 100 m² about (5, 15), whichever way the ring runs', () => {
    const shape = ring([0, 0], [20, 0], [20, 10], [10, 10], [10, 20], [0, 20]);
    expect(centre([shape])).toEqual([25 / 3, 25 / 3]);
    expect(centre([shape.toReversed()])).toEqual([25 / 3, 25 / 3]);
  });
  test('a hole is taken off: (1600 × 20 - 200 × 25) / 1400 east', () => {
    const hole = ring([20, 10], [30, 10], [30, 30], [20, 30]);
    expect(centre([...SQUARE, hole])).toEqual([27000 / 1400, 20]);
    expect(centre([...SQUARE, hole.toReversed()])).toEqual([27000 / 1400, 20]);
  });
  test('a centroid in the mouth of a U, 28.9 m up, gives way to the outline; of two equal points the western', () => {
    expect(centre(U_SHAPE)).toEqual([20, 28.9]);
  });
  test('a centroid in a hole counts as outside', () => {
    expect(centre([...SQUARE, ring([10, 15], [35, 15], [35, 25], [10, 25])])).toEqual([
      expect.closeTo(19.537037, 6),
      15,
    ]);
  });
  test('moved by the user', () => {
    expect(centre(U_SHAPE, at(10, 10))).toEqual([10, 10]);
  });
});

describe('notional source (M-31)', () => {
  test('half way from P to C in a small zone, 50 m from P in a large one', () => {
    expect(source(SQUARE, at(60, 20))).toEqual([30, 20]);
    expect(source([ring([0, 0], [300, 0], [300, 100], [0, 100])], at(400, 50))).toEqual([250, 50]);
  });
  test('P at a corner and oblique line', () => {
    expect(source(SQUARE, at(43, 44))).toEqual([30, 30]);
  });
  test('of four equal P the western; of two on one meridian the southern', () => {
    expect(source(SQUARE, at(20, 20))).toEqual([10, 20]);
    expect(source([ring([0, 0], [60, 0], [60, 20], [0, 20])], at(30, 10))).toEqual([30, 5]);
  });
  test('of equal P the nearest source: C at (10, 30) leaves (15, 15) and (25, 25); P (20, 0) is further west', () => {
    expect(source(SQUARE, at(20, 20), at(10, 30))).toEqual([15, 15]);
  });
  test('a difference of 1e-3 m is no tie, one of 1e-7 m is', () => {
    expect(source(SQUARE, at(20.0005, 20))).toEqual([30, 20]);
    expect(source(SQUARE, at(20.0000001, 20))).toEqual([10, 20]);
  });
  test('P on an inner ring', () => {
    const hole = ring([20, 10], [30, 10], [30, 30], [20, 30]);
    expect(source([...SQUARE, hole], at(28, 20), at(34, 20))).toEqual([32, 20]);
  });
  test('if P is C the source is P', () => {
    expect(source(U_SHAPE, at(25, 28.9))).toEqual([20, 28.9]);
  });
  test('at least 1 m away (M-33)', () => {
    expect(planDistance(pointOf(at(0, 0)), pointOf(at(0.3, 0.4))).toNumber()).toBe(1);
    expect(planDistance(pointOf(at(0, 0)), pointOf(at(3, 4))).toNumber()).toBe(5);
  });
});
