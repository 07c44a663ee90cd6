import type { Hk80Point, Hk80Polygon } from './coordinates.ts';
import { area, distance, length } from './measure.ts';
import { nearestBoundaryPoint } from './nearest-boundary-point.ts';
import { OUTLINE_TOLERANCE_METRES } from './relations.ts';

/** The tolerance must not cover all of a tiny or thin polygon, so it stays within this share of its width. */
const SHARE_OF_WIDTH = 0.02;

/**
 * Snaps the points of a drawn line near the outline onto it, or onto a corner if one is near. A line snapped to a side
 * on the map misses it by up to a centimetre on the grid, because a side that is straight in one projection is not
 * straight in the other. Such a line must still cut through.
 */
export function snapLine(polygon: Hk80Polygon, line: readonly Hk80Point[]): readonly Hk80Point[] {
  const perimeter = polygon.reduce((total, ring) => total + length(ring), 0);
  const meanWidth = (2 * area(polygon)) / perimeter;
  const reach = Math.min(OUTLINE_TOLERANCE_METRES, SHARE_OF_WIDTH * meanWidth);
  const corners = polygon.flat();
  return line.map((point) => {
    const corner = corners.find((candidate) => distance(candidate, point) <= reach);
    if (corner) return corner;
    const onSide = nearestBoundaryPoint(polygon, point);
    return distance(onSide, point) <= reach ? onSide : point;
  });
}
