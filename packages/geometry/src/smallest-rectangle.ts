import type { Hk80Point } from './coordinates.ts';
import { TIE_METRES } from './nearest-boundary-point.ts';

export interface Rectangle {
  readonly lengthMetres: number;
  readonly widthMetres: number;
}

/** Areas that differ by less than this share are equal: every side of a triangle carries a rectangle of one area. */
const EQUAL_AREA_SHARE = 1e-9;

/**
 * The turned rectangle of least area around the points; of equal ones the most compact. One of its sides lies on a side
 * of the convex hull, so that those directions are all there is to try. Null when there are not two points.
 */
export function findSmallestRectangle(points: readonly Hk80Point[]): Rectangle | null {
  const hull = convexHull(points);
  if (hull.length === 0) return null;
  let best: Rectangle | null = null;
  hull.forEach((a, i) => {
    const rectangle = rectangleAlong(hull, a, hull[(i + 1) % hull.length] as Offset);
    if (best === null || isBetter(rectangle, best)) best = rectangle;
  });
  return best;
}

/** Thinner than a micrometre: a line, whatever its area says. */
export const isFlat = (rectangle: Rectangle | null) => rectangle === null || rectangle.widthMetres <= TIE_METRES;

type Offset = readonly [east: number, north: number];

function isBetter(one: Rectangle, other: Rectangle): boolean {
  const [area, otherArea] = [one, other].map(({ lengthMetres, widthMetres }) => lengthMetres * widthMetres);
  const difference = (area as number) - (otherArea as number);
  if (Math.abs(difference) > EQUAL_AREA_SHARE * (otherArea as number)) return difference < 0;
  return one.lengthMetres < other.lengthMetres;
}

function rectangleAlong(hull: readonly Offset[], a: Offset, b: Offset): Rectangle {
  const side = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (side === 0) return { lengthMetres: 0, widthMetres: 0 };
  const [east, north] = [(b[0] - a[0]) / side, (b[1] - a[1]) / side];
  let [least, most, depth] = [0, 0, 0];
  for (const [x, y] of hull) {
    const along = (x - a[0]) * east + (y - a[1]) * north;
    least = Math.min(least, along);
    most = Math.max(most, along);
    depth = Math.max(depth, Math.abs((y - a[1]) * east - (x - a[0]) * north));
  }
  return { lengthMetres: Math.max(most - least, depth), widthMetres: Math.min(most - least, depth) };
}

/** Counter-clockwise, without corners on straight sides; counted from one of the points, which keeps the digits. */
function convexHull(points: readonly Hk80Point[]): readonly Offset[] {
  const origin = points[0];
  if (origin === undefined) return [];
  const sorted = points
    .map((point): Offset => [point[0] - origin[0], point[1] - origin[1]])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const [lower, upper] = [halfHull(sorted), halfHull(sorted.reverse())];
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function halfHull(sorted: readonly Offset[]): readonly Offset[] {
  const half: Offset[] = [];
  for (const point of sorted) {
    while (half.length > 1 && !turnsLeft(half[half.length - 2] as Offset, half[half.length - 1] as Offset, point))
      half.pop();
    half.push(point);
  }
  return half;
}

function turnsLeft(a: Offset, b: Offset, c: Offset): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0]);
}
