import type { Hk80Point, Hk80Polygon } from '../coordinates.ts';
import { TIE_METRES } from '../nearest-boundary-point.ts';
import { closeRing, listSides, orientRings } from '../rings.ts';
import { divide, type Places, toPlaces } from './places.ts';

const FACADE_STEP_METRES = 10;
/** Distance of a facade point from its wall. */
export const FACADE_OFFSET_METRES = 1;
/** Shorter sides are not tested, unless all are. */
const MIN_SIDE_METRES = 1;

/**
 * Points in front of all facades of a building, because its openings may be on any side (M-104). Omits points inside
 * the building itself.
 */
export function listFacadePlaces(outline: Hk80Polygon): Places {
  const [outer = []] = orientRings(outline);
  const sides = listSides(closeRing(outer)).filter(([a, b]) => lengthOf(a, b) > 0);
  const long = sides.filter(([a, b]) => lengthOf(a, b) >= MIN_SIDE_METRES - TIE_METRES);
  const points = (long.length > 0 ? long : sides).flatMap(([a, b]) => {
    const share = FACADE_OFFSET_METRES / lengthOf(a, b);
    // The building is on the left of a side of a counter-clockwise ring.
    const [east, north] = [(b[1] - a[1]) * share, (a[0] - b[0]) * share];
    return divide(a, b, FACADE_STEP_METRES).map(([x, y]) => [x + east, y + north] as const);
  });
  return toPlaces(points.filter(([x, y]) => !isInsideOutline(outline, x, y)));
}

function lengthOf(a: Hk80Point, b: Hk80Point): number {
  const [east, north] = [b[0] - a[0], b[1] - a[1]];
  return Math.sqrt(east * east + north * north);
}

/** Inside and not on the outline. */
export function isInsideOutline(outline: Hk80Polygon, easting: number, northing: number): boolean {
  let isInside = false;
  for (const ring of outline) {
    let previous = ring[ring.length - 1];
    for (const corner of ring) {
      const [ax, ay] = [(previous ?? corner)[0] - easting, (previous ?? corner)[1] - northing];
      const [bx, by] = [corner[0] - easting, corner[1] - northing];
      previous = corner;
      if (isNearOrigin(ax, ay, bx, by)) return false;
      if (ay > 0 !== by > 0 && ax - (ay * (bx - ax)) / (by - ay) > 0) isInside = !isInside;
    }
  }
  return isInside;
}

/** Whether the side from a to b passes the origin within a micrometre. */
function isNearOrigin(ax: number, ay: number, bx: number, by: number): boolean {
  const [east, north] = [bx - ax, by - ay];
  const square = east * east + north * north;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, -(ax * east + ay * north) / square));
  const [x, y] = [ax + share * east, ay + share * north];
  return x * x + y * y <= TIE_METRES * TIE_METRES;
}
