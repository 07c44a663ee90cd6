import { type Hk80Point, type Hk80Polygon, hk80 } from '../coordinates.ts';
import { pointOf, ringOf } from './points.ts';
import type { Random } from './random.ts';

type Pair = readonly [number, number];

/** An outline with up to 24 corners, mostly concave, often with separate holes around its middle. */
export function drawPolygon(random: Random, size: number): Hk80Polygon {
  const corners = random.whole(3, 24);
  const outer = drawStar(random, corners, [0.5 * size, size], [0, 0]);
  if (corners < 8) return [outer];
  const inner = 0.12 * size;
  const centres: readonly Pair[] = [
    [-1.3 * inner, 0],
    [1.3 * inner, 0],
  ];
  const holes = centres.slice(0, random.whole(0, 2));
  return [outer, ...holes.map((centre) => drawStar(random, random.whole(3, 9), [inner / 2, inner], centre))];
}

function drawStar(random: Random, corners: number, [least, most]: Pair, [east, north]: Pair) {
  const turn = random.between(0, 2 * Math.PI);
  const rays = Array.from({ length: corners }, (_, i): Pair => {
    const angle = turn + ((i + random.between(-0.3, 0.3)) * 2 * Math.PI) / corners;
    const radius = random.between(least, most);
    return [east + radius * Math.cos(angle), north + radius * Math.sin(angle)];
  });
  return ringOf(...rays);
}

/** A line of any kind: from far away, through corners, along sides, zig-zag, self-crossing, ending inside. */
export function drawLine(random: Random, polygon: Hk80Polygon, size: number): readonly Hk80Point[] {
  const corners = polygon.flat();
  return Array.from({ length: random.whole(2, 9) }, () => {
    const at = random.whole(0, corners.length - 1);
    const corner = corners[at] as Hk80Point;
    switch (random.whole(0, 4)) {
      case 0:
        return corner;
      case 1:
        return hk80(corner[0] + random.between(-1e-9, 1e-9), corner[1] + random.between(-1e-9, 1e-9));
      case 2:
        return between(corner, corners[(at + 1) % corners.length] as Hk80Point, random.between(-1, 2));
      default:
        return drawPoint(random, size);
    }
  });
}

/** Anywhere in and around a polygon of this size. */
export function drawPoint(random: Random, size: number): Hk80Point {
  return pointOf(random.between(-1.5 * size, 1.5 * size), random.between(-1.5 * size, 1.5 * size));
}

const between = (a: Hk80Point, b: Hk80Point, share: number) =>
  hk80(a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]));
