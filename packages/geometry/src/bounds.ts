import type { Hk80MultiPolygon, Hk80Point } from './coordinates.ts';

export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The axis-aligned box around all corners; inverted if there are none. */
export function getBounds(polygons: Hk80MultiPolygon): Bounds {
  let [west, south] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [east, north] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const polygon of polygons)
    for (const ring of polygon)
      for (const point of ring) {
        west = Math.min(west, point[0]);
        east = Math.max(east, point[0]);
        south = Math.min(south, point[1]);
        north = Math.max(north, point[1]);
      }
  return { west, south, east, north };
}

export function isWithinBounds(bounds: Bounds, point: Hk80Point, toleranceMetres = 0): boolean {
  return (
    point[0] >= bounds.west - toleranceMetres &&
    point[0] <= bounds.east + toleranceMetres &&
    point[1] >= bounds.south - toleranceMetres &&
    point[1] <= bounds.north + toleranceMetres
  );
}

export function areBoundsApart(a: Bounds, b: Bounds): boolean {
  return a.west > b.east || b.west > a.east || a.south > b.north || b.south > a.north;
}
