import { getBounds, isWithinBounds } from './bounds.ts';
import { type Hk80MultiPolygon, type Hk80Point, type Hk80Polygon, hk80 } from './coordinates.ts';
import { listSides } from './rings.ts';

/**
 * An outline thinner than this share of its length has no meaningful area, because its coordinates have a resolution of
 * 1e-10 m.
 */
const MIN_THICKNESS = 1e-12;
const ON_BOUNDS_METRES = 1e-9;

/** Plan distance in metres (M-01). */
export function distance(a: Hk80Point, b: Hk80Point): number {
  const east = a[0] - b[0];
  const north = a[1] - b[1];
  // Math.hypot guards against overflow, which metres never reach, at ten times the cost.
  return Math.sqrt(east * east + north * north);
}

export function length(line: readonly Hk80Point[]): number {
  let metres = 0;
  for (const [a, b] of listSides(line)) metres += distance(a, b);
  return metres;
}

/** Square metres, excluding inner rings. */
export function area(polygon: Hk80Polygon): number {
  const net = polygon.reduce((total, ring, i) => {
    const squareMetres = Math.abs(ringMoments(ring, ring[0]).area);
    return i === 0 ? squareMetres : total - squareMetres;
  }, 0);
  return Math.max(0, net);
}

/** Square metres of all parts; overlaps count twice. */
export function totalArea(polygons: Hk80MultiPolygon): number {
  return polygons.reduce((total, polygon) => total + area(polygon), 0);
}

/** Centroid of the area (M-30), or of the outline if the polygon has no area. */
export function centroid(polygon: Hk80Polygon): Hk80Point {
  return commonCentroid([polygon]);
}

/** Common centroid of several polygons. */
export function commonCentroid(polygons: Hk80MultiPolygon): Hk80Point {
  const shells = polygons.map((polygon) => polygon[0] ?? []);
  const origin = shells.find((ring) => ring.length > 0)?.[0];
  if (origin === undefined) throw new RangeError('a polygon needs an outer ring');
  const { area, east, north } = sumMoments(polygons, origin);
  const perimeter = shells.reduce((total, ring) => total + length(ring), 0);
  if (area <= MIN_THICKNESS * perimeter * perimeter) return outlineMean(shells, origin);
  const centre = hk80(origin[0] + east / area, origin[1] + north / area);
  // The lobes of a self-intersecting outline can nearly cancel out, which makes the quotient arbitrary.
  const isOff = !isWithinBounds(getBounds([shells]), centre, ON_BOUNDS_METRES) && !Number.isNaN(area);
  return isOff ? outlineMean(shells, origin) : centre;
}

function sumMoments(polygons: Hk80MultiPolygon, origin: Hk80Point) {
  const sum = { area: 0, east: 0, north: 0 };
  for (const polygon of polygons)
    polygon.forEach((ring, i) => {
      const moments = ringMoments(ring, origin);
      const sign = (i === 0 ? 1 : -1) * Math.sign(moments.area);
      sum.area += sign * moments.area;
      sum.east += sign * moments.east;
      sum.north += sign * moments.north;
    });
  return sum;
}

/**
 * Signed area and first moments about an origin near the ring, because grid coordinates of 800,000 m would lose
 * precision.
 */
function ringMoments(ring: readonly Hk80Point[], origin: Hk80Point | undefined) {
  let [area, east, north] = [0, 0, 0];
  if (origin === undefined) return { area, east, north };
  // The side from the last corner to the first has zero length if the ring is closed; otherwise it closes the ring.
  let previous = ring[ring.length - 1];
  for (const b of ring) {
    const a = previous ?? b;
    previous = b;
    const [ax, ay, bx, by] = [a[0] - origin[0], a[1] - origin[1], b[0] - origin[0], b[1] - origin[1]];
    const cross = ax * by - bx * ay;
    area += cross / 2;
    east += (cross * (ax + bx)) / 6;
    north += (cross * (ay + by)) / 6;
  }
  return { area, east, north };
}

/** The mean of the outer rings, weighted by side length, so that a side with many corners does not bias it. */
function outlineMean(shells: readonly (readonly Hk80Point[])[], origin: Hk80Point): Hk80Point {
  let [metres, east, north] = [0, 0, 0];
  for (const ring of shells)
    for (const [a, b] of listSides(ring)) {
      const side = distance(a, b);
      metres += side;
      east += (side * (a[0] - origin[0] + b[0] - origin[0])) / 2;
      north += (side * (a[1] - origin[1] + b[1] - origin[1])) / 2;
    }
  return metres === 0 ? origin : hk80(origin[0] + east / metres, origin[1] + north / metres);
}
