import type { Hk80MultiPolygon, Hk80Point, Hk80Polygon } from './coordinates.ts';

export type Ring = readonly Hk80Point[];

export const isFinitePoint = (point: Hk80Point) => Number.isFinite(point[0]) && Number.isFinite(point[1]);
export const isSamePoint = (a: Hk80Point, b: Hk80Point) => a[0] === b[0] && a[1] === b[1];

export const areFinite = (polygons: Hk80MultiPolygon) =>
  polygons.every((polygon) => polygon.every((ring) => ring.every(isFinitePoint)));

export function closeRing(ring: Ring): Ring {
  const [first] = ring;
  const last = ring[ring.length - 1];
  if (first === undefined || last === undefined || isSamePoint(first, last)) return ring;
  return [...ring, first];
}

/** From each point of a line to the next. */
export function listSides<Point>(line: readonly Point[]): (readonly [Point, Point])[] {
  return line.slice(1).map((end, i) => [line[i] ?? end, end]);
}

/** Outer ring counter-clockwise, inner rings clockwise, as required by GeoJSON (RFC 7946). */
export function orientRings(polygon: Hk80Polygon): Hk80Polygon {
  return polygon.map((ring, i) => {
    const signed = signedArea(ring);
    return (i === 0 ? signed < 0 : signed > 0) ? [...ring].reverse() : ring;
  });
}

/** Positive if the ring is counter-clockwise. Relative to the first corner, because 800,000 m would lose precision. */
function signedArea(ring: Ring): number {
  const origin = ring[0];
  if (origin === undefined) return 0;
  let twice = 0;
  for (const [a, b] of listSides(ring))
    twice += (a[0] - origin[0]) * (b[1] - origin[1]) - (b[0] - origin[0]) * (a[1] - origin[1]);
  return twice / 2;
}

/** One polygon or several, as a list. The first corner found shows which it was. */
export function listParts(shape: Hk80Polygon | Hk80MultiPolygon): Hk80MultiPolygon {
  return isPolygon(shape) ? [shape] : shape;
}

function isPolygon(shape: Hk80Polygon | Hk80MultiPolygon): shape is Hk80Polygon {
  const filled = shape.find((ringOrPart) => ringOrPart.length > 0);
  return typeof filled?.[0]?.[0] === 'number';
}
