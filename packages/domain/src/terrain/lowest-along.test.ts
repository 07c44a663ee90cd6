import { hk80, type TerrainGrid } from '@quietsite/geometry';
import { expect, it } from 'vitest';
import { between, findLowestAlong } from './lowest-along.ts';

/** Nodes every 10 m: two rows, the southern one first. */
const terrain = (...levels: readonly number[]): TerrainGrid => ({
  ...{ west: 835_000, south: 817_000, cellMetres: 10, columns: 3, rows: 2 },
  levels: Float64Array.from(levels),
});
const at = (east: number, north = 0) => hk80(835_000 + east, 817_000 + north);

it('the lowest ground along a line is found between its corners and at its end', () => {
  const valley = terrain(9, 4, 8, 9, 4, 8);
  expect(findLowestAlong([at(0), at(20)], valley)).toBe(4);
  expect(findLowestAlong([at(0), at(2), at(4)], valley)).toBeCloseTo(7, 9);
  expect(findLowestAlong([at(10), at(20)], terrain(9, 8, 4, 9, 8, 4))).toBe(4);
  expect(findLowestAlong([at(20, 10), at(20, 0)], terrain(9, 9, 1, 9, 9, 5))).toBe(1);
  // Between the nodes, where half a cell is the step: at 5 m of a slope that is unknown from there on.
  expect(findLowestAlong([at(0), at(9)], valley)).toBeCloseTo(4.5, 9);
});

it('ground that is not known does not count, and none may be known', () => {
  const partly = terrain(9, 4, Number.NaN, 9, 4, Number.NaN);
  expect(findLowestAlong([at(0), at(20)], partly)).toBe(4);
  expect(findLowestAlong([at(16), at(20)], partly)).toBeNull();
  expect(findLowestAlong([], partly)).toBeNull();
});

it('a place at a share of the way may lie beyond its ends', () => {
  expect([0, 0.25, 1, -0.5, 1.5].map((share) => between(at(0, 4), at(8, 8), share))).toEqual([
    ...[at(0, 4), at(2, 5)],
    ...[at(8, 8), at(-4, 2)],
    at(12, 10),
  ]);
});
