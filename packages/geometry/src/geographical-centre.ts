import { contains } from './contains.ts';
import type { Hk80Point, Hk80Polygon } from './coordinates.ts';
import { centroid } from './measure.ts';
import { nearestBoundaryPoint } from './nearest-boundary-point.ts';

/** The centroid, or the nearest point of the outline if the centroid is outside the zone (M-30). */
export function computeGeographicalCentre(outline: Hk80Polygon): Hk80Point {
  const centre = centroid(outline);
  return contains(outline, centre) ? centre : nearestBoundaryPoint(outline, centre);
}
