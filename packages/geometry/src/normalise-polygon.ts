import type { Hk80MultiPolygon, Hk80Point, Hk80Polygon } from './coordinates.ts';
import { distance } from './measure.ts';
import { orientRings, type Ring } from './rings.ts';

/** Corners closer than this are duplicates. The second term is the rounding of grid coordinates. */
const SAME_CORNER_METRES = 1e-3 - 1e-9;
const MIN_CORNERS = 3;

/**
 * Normalises a polygon: closed rings, no corner within a millimetre of the previous one, outer ring counter-clockwise
 * and inner rings clockwise. An inner ring with fewer than three corners left is dropped, since it has no area. Other
 * errors stay for checkPolygon to report; nothing is split or untangled.
 */
export function normalisePolygon(polygon: Hk80Polygon): Hk80Polygon {
  const rings = polygon.map(normaliseRing);
  return orientRings(rings.filter((ring, i) => i === 0 || ring.length > MIN_CORNERS));
}

export function normaliseMultiPolygon(polygons: Hk80MultiPolygon): Hk80MultiPolygon {
  return polygons.map(normalisePolygon);
}

function normaliseRing(ring: Ring): Ring {
  const corners: Hk80Point[] = [];
  for (const corner of ring) {
    const previous = corners[corners.length - 1];
    if (previous === undefined || !repeats(previous, corner)) corners.push(corner);
  }
  const [first] = corners;
  if (first === undefined) return [];
  const last = corners.reduce((found, corner, i) => (repeats(first, corner) ? found : i), 0);
  return [...corners.slice(0, last + 1), first];
}

const repeats = (a: Hk80Point, b: Hk80Point) => distance(a, b) < SAME_CORNER_METRES;
