import { type Hk80Point, type Hk80Polygon, hk80 } from './coordinates.ts';

/** Plan distance in metres (M-01). */
export function distance(a: Hk80Point, b: Hk80Point): number {
  const east = a[0] - b[0];
  const north = a[1] - b[1];
  // Not Math.hypot: it guards against overflow that metres never reach, at ten times the cost.
  return Math.sqrt(east * east + north * north);
}

export function length(line: readonly Hk80Point[]): number {
  let metres = 0;
  line.forEach((point, i) => {
    const previous = line[i - 1];
    if (previous) metres += distance(previous, point);
  });
  return metres;
}

/** Square metres; inner rings are taken off. */
export function area(polygon: Hk80Polygon): number {
  return polygon.reduce((total, ring, i) => total + (i === 0 ? 1 : -1) * Math.abs(ringMoments(ring, ring[0]).area), 0);
}

/** Centre of gravity of the area; of a polygon without area, the mean of its corners. */
export function centroid(polygon: Hk80Polygon): Hk80Point {
  const origin = polygon[0]?.[0];
  if (origin === undefined) throw new RangeError('a polygon needs an outer ring');
  let totalArea = 0;
  let east = 0;
  let north = 0;
  polygon.forEach((ring, i) => {
    const moments = ringMoments(ring, origin);
    const sign = (i === 0 ? 1 : -1) * Math.sign(moments.area);
    totalArea += sign * moments.area;
    east += sign * moments.east;
    north += sign * moments.north;
  });
  if (totalArea <= 0) return cornerMean(polygon[0] ?? []);
  return hk80(origin[0] + east / totalArea, origin[1] + north / totalArea);
}

/** Signed area and first moments about an origin near the ring: grid coordinates of 800,000 m would eat the digits. */
function ringMoments(ring: readonly Hk80Point[], origin: Hk80Point | undefined) {
  let [area, east, north] = [0, 0, 0];
  if (origin === undefined) return { area, east, north };
  for (let i = 0; i + 1 < ring.length; i++) {
    const [a, b] = [ring[i] as Hk80Point, ring[i + 1] as Hk80Point];
    const [ax, ay, bx, by] = [a[0] - origin[0], a[1] - origin[1], b[0] - origin[0], b[1] - origin[1]];
    const cross = ax * by - bx * ay;
    area += cross / 2;
    east += (cross * (ax + bx)) / 6;
    north += (cross * (ay + by)) / 6;
  }
  return { area, east, north };
}

function cornerMean(ring: readonly Hk80Point[]): Hk80Point {
  const corners = ring.length > 1 ? ring.slice(0, -1) : ring;
  let [east, north] = [0, 0];
  for (const corner of corners) {
    east += corner[0];
    north += corner[1];
  }
  return hk80(east / corners.length, north / corners.length);
}
