import type { Hk80Point } from './coordinates.ts';
import { TIE_METRES } from './nearest-boundary-point.ts';

export interface Rectangle {
  readonly lengthMetres: number;
  readonly widthMetres: number;
}

/**
 * Areas that differ by less than this share are equal: the rectangles on all sides of a triangle have the same area.
 */
const EQUAL_AREA_SHARE = 1e-9;

/**
 * The rotated rectangle of minimum area around the points; of equal areas, the most compact. One of its sides is on a
 * side of the convex hull, so only those directions are tried. Null if there are fewer than two points.
 */
export function findSmallestRectangle(points: readonly Hk80Point[]): Rectangle | null {
  const hull = convexHull(points);
  if (hull.length === 0) return null;
  const measure = createCalipers(hull);
  let best: Rectangle | null = null;
  for (let i = 0; i < hull.length; i++) {
    const rectangle = measure(i);
    if (best === null || isBetter(rectangle, best)) best = rectangle;
  }
  return best;
}

/** A rectangle thinner than a micrometre is a line, whatever its area. */
export const isFlat = (rectangle: Rectangle | null) => rectangle === null || rectangle.widthMetres <= TIE_METRES;

type Offset = readonly [east: number, north: number];

function isBetter(one: Rectangle, other: Rectangle): boolean {
  const area = one.lengthMetres * one.widthMetres;
  const otherArea = other.lengthMetres * other.widthMetres;
  const difference = area - otherArea;
  if (Math.abs(difference) > EQUAL_AREA_SHARE * otherArea) return difference < 0;
  return one.lengthMetres < other.lengthMetres;
}

/**
 * The rectangle on each side of the hull in turn. From one side to the next the farthest corners only advance around
 * the hull, so all sides together take one round. Checking every corner for every side would take minutes for an
 * outline of fifty thousand corners.
 */
function createCalipers(hull: readonly Offset[]): (side: number) => Rectangle {
  const at = (index: number) => hull[index % hull.length] as Offset;
  let [front, top, back] = [0, 0, 0];
  const climb = (from: number, height: (corner: Offset) => number): number => {
    let index = from;
    while (index < from + hull.length && height(at(index + 1)) >= height(at(index))) index++;
    return index;
  };
  return (side) => {
    const [a, b] = [at(side), at(side + 1)];
    const metres = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (metres === 0) return { lengthMetres: 0, widthMetres: 0 };
    const [east, north] = [(b[0] - a[0]) / metres, (b[1] - a[1]) / metres];
    const along = ([x, y]: Offset) => (x - a[0]) * east + (y - a[1]) * north;
    const above = ([x, y]: Offset) => (y - a[1]) * east - (x - a[0]) * north;
    front = climb(Math.max(front, side + 1), along);
    top = climb(Math.max(top, front), above);
    back = climb(Math.max(back, top), (corner) => -along(corner));
    const reach = along(at(front)) - Math.min(0, along(at(back)));
    const depth = above(at(top));
    return { lengthMetres: Math.max(reach, depth), widthMetres: Math.min(reach, depth) };
  };
}

/** Counter-clockwise, without corners on straight sides. Relative to one of the points, to preserve precision. */
export function convexHull(points: readonly Hk80Point[]): readonly Offset[] {
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
