import { type Hk80Point, type Hk80Polygon, hk80 } from './coordinates.ts';
import { listSides } from './rings.ts';

/** Distances that differ by less than a micrometre, the precision of the grid, are equal. */
export const TIE_METRES = 1e-6;

/** All points of the outline, including inner rings, at the minimum distance from the point (M-31). */
export function listNearestBoundaryPoints(outline: Hk80Polygon, point: Hk80Point): readonly Hk80Point[] {
  const limit = minDistance(outline, point) + TIE_METRES;
  const nearest: Hk80Point[] = [];
  for (const ring of outline)
    for (const [a, b] of listSides(ring))
      if (squareToSegment(point, a, b) <= limit * limit) nearest.push(pointAlong(a, b, foot(point, a, b)));
  return nearest;
}

function minDistance(outline: Hk80Polygon, point: Hk80Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of outline)
    for (const [a, b] of listSides(ring)) {
      const square = squareToSegment(point, a, b);
      if (square < least) least = square;
    }
  return Math.sqrt(least);
}

/** The nearest point of the outline; ties go to the smaller easting, then the smaller northing. */
export function nearestBoundaryPoint(outline: Hk80Polygon, point: Hk80Point): Hk80Point {
  return smallest(listNearestBoundaryPoints(outline, point));
}

/** Smaller easting, then smaller northing: independent of where a ring starts. */
export function smallest(points: readonly Hk80Point[]): Hk80Point {
  const [first, ...others] = points;
  if (first === undefined) throw new RangeError('an outline needs at least one segment');
  return others.reduce((best, point) => {
    const eastward = point[0] - best[0];
    if (Math.abs(eastward) > TIE_METRES) return eastward < 0 ? point : best;
    return point[1] < best[1] ? point : best;
  }, first);
}

export function distanceToSegment(point: Hk80Point, a: Hk80Point, b: Hk80Point): number {
  return Math.sqrt(squareToSegment(point, a, b));
}

/** Squared distance, because a calculation needs about fifty million and only compares them. */
function squareToSegment(point: Hk80Point, a: Hk80Point, b: Hk80Point): number {
  const fraction = foot(point, a, b);
  const east = a[0] + fraction * (b[0] - a[0]) - point[0];
  const north = a[1] + fraction * (b[1] - a[1]) - point[1];
  return east * east + north * north;
}

/** Position of the perpendicular's foot on the segment, 0 at a and 1 at b. */
function foot(point: Hk80Point, a: Hk80Point, b: Hk80Point): number {
  const east = b[0] - a[0];
  const north = b[1] - a[1];
  const square = east * east + north * north;
  if (square === 0) return 0;
  const fraction = ((point[0] - a[0]) * east + (point[1] - a[1]) * north) / square;
  return Math.max(0, Math.min(1, fraction));
}

function pointAlong(a: Hk80Point, b: Hk80Point, fraction: number): Hk80Point {
  if (fraction === 1) return b;
  return hk80(a[0] + fraction * (b[0] - a[0]), a[1] + fraction * (b[1] - a[1]));
}
