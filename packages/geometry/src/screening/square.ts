import type { Circle } from './circle.ts';

/** Squares with about a dozen buildings. */
const SQUARE_METRES = 64;
/** How far a building extends from its middle, at most: the least such number, and how many times it doubles. */
const EXTENT_METRES = 16;
const EXTENTS = 3;
const MAX_ROWS = 2 ** 20;

/** A circle around all buildings of similar size whose middle is in the same square of the map. */
export interface Square extends Circle {
  readonly key: number;
}

/** Null if the building, or what is left out with it, is too large. */
export function findSquare({ middleEast, middleNorth, radius }: Circle, leftOutRadius: number): Square | null {
  const doublings = Math.max(0, Math.ceil(Math.log2(Math.max(radius, leftOutRadius) / EXTENT_METRES)));
  if (!(doublings < EXTENTS)) return null;
  const [column, row] = [Math.floor(middleEast / SQUARE_METRES), Math.floor(middleNorth / SQUARE_METRES)];
  return {
    key: (column * MAX_ROWS + row) * EXTENTS + doublings,
    middleEast: (column + 0.5) * SQUARE_METRES,
    middleNorth: (row + 0.5) * SQUARE_METRES,
    radius: SQUARE_METRES * Math.SQRT1_2 + EXTENT_METRES * 2 ** doublings,
  };
}
