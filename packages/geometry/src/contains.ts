import type { Hk80MultiPolygon, Hk80Point, Hk80Polygon } from './coordinates.ts';
import { distanceToSegment } from './nearest-boundary-point.ts';

/** A point nearer to the outline than this lies on it. */
const ON_OUTLINE_METRES = 1e-9;

/** Inside or on the outline; inside a hole is outside. */
export function contains(polygon: Hk80Polygon, point: Hk80Point): boolean {
  let isInside = false;
  for (const ring of polygon) {
    for (let i = 0; i + 1 < ring.length; i++) {
      const [a, b] = [ring[i] as Hk80Point, ring[i + 1] as Hk80Point];
      if (distanceToSegment(point, a, b) <= ON_OUTLINE_METRES) return true;
      if (crossesRayEast(point, a, b)) isInside = !isInside;
    }
  }
  return isInside;
}

export function containsAny(polygons: Hk80MultiPolygon, point: Hk80Point): boolean {
  return polygons.some((polygon) => contains(polygon, point));
}

/** Half-open in northing, so that a ray through a corner counts once. */
function crossesRayEast(point: Hk80Point, a: Hk80Point, b: Hk80Point): boolean {
  if (a[1] > point[1] === b[1] > point[1]) return false;
  return point[0] < a[0] + ((point[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);
}
