import type { Hk80MultiPolygon, Hk80Point, Hk80Polygon } from './coordinates.ts';
import { distanceToSegment } from './nearest-boundary-point.ts';

/** A point closer to the outline than this is on it: grid coordinates have a resolution of 1e-10 m. */
const ON_OUTLINE_METRES = 1e-9;

/**
 * Inside or on the outline; inside a hole is outside. Uses the even-odd rule, so that every shape has a result. Called
 * for every receiver and zone (M-35), so most sides are excluded by comparisons alone.
 */
export function contains(polygon: Hk80Polygon, point: Hk80Point): boolean {
  const west = point[0] - ON_OUTLINE_METRES;
  const south = point[1] - ON_OUTLINE_METRES;
  const north = point[1] + ON_OUTLINE_METRES;
  let isInside = false;
  for (const ring of polygon) {
    // The side from the last corner to the first has zero length if the ring is closed; otherwise it closes the ring.
    let previous = ring[ring.length - 1];
    for (const b of ring) {
      const a = previous ?? b;
      previous = b;
      if ((a[1] > north && b[1] > north) || (a[1] < south && b[1] < south) || (a[0] < west && b[0] < west)) continue;
      if (!Number.isFinite(a[0] + a[1] + b[0] + b[1])) return false;
      if (distanceToSegment(point, a, b) <= ON_OUTLINE_METRES) return true;
      if (crossesRayEast(point, a, b)) isInside = !isInside;
    }
  }
  return isInside;
}

/** Inside or on the outline of at least one of the polygons. */
export function containsAny(polygons: Hk80MultiPolygon, point: Hk80Point): boolean {
  return polygons.some((polygon) => contains(polygon, point));
}

/** Half-open in northing, so that a ray through a corner is counted once. */
function crossesRayEast(point: Hk80Point, a: Hk80Point, b: Hk80Point): boolean {
  if (a[1] > point[1] === b[1] > point[1]) return false;
  return point[0] < a[0] + ((point[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);
}
