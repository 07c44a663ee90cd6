import type { CasePoint } from '../../case.ts';
import { present } from '../../present.ts';

/** Closed rings, outer ring first. Plain numbers suffice: screening only decides, and never adds up. */
export type Rings = readonly (readonly CasePoint[])[];

export const EQUAL = 1e-6;

type Ring = readonly CasePoint[];
type Edge = readonly [CasePoint, CasePoint];

/** Every ray uses the same outlines. */
const edgesOfRing = remember((ring: Ring): readonly Edge[] => {
  const closed = [...ring, present(ring[0])];
  return ring.map((corner, i) => [corner, present(closed[i + 1])] as const).filter(([a, b]) => distance(a, b) > 0);
});

export const edgesOf = remember((rings: Rings): readonly Edge[] => rings.flatMap(edgesOfRing));

/** West, south, east and north. */
export const boundsOf = remember((rings: Rings): readonly [number, number, number, number] => {
  const [xs, ys] = ([0, 1] as const).map((axis) => rings.flat().map((corner) => corner[axis])) as [number[], number[]];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
});

function remember<Subject extends object, Answer>(answer: (subject: Subject) => Answer): (subject: Subject) => Answer {
  const known = new WeakMap<Subject, Answer>();
  return (subject) => {
    const before = known.get(subject);
    if (before !== undefined) return before;
    const fresh = answer(subject);
    known.set(subject, fresh);
    return fresh;
  };
}

export function distance(a: CasePoint, b: CasePoint): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function distanceToEdge(point: CasePoint, [a, b]: readonly [CasePoint, CasePoint]): number {
  const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
  const share = ((point[0] - a[0]) * ex + (point[1] - a[1]) * ey) / (ex * ex + ey * ey);
  const along = Math.min(1, Math.max(0, share));
  return distance(point, [a[0] + along * ex, a[1] + along * ey]);
}

/** Inside and not on the outline, by the angles subtended by its sides. */
export function isInside(rings: Rings, point: CasePoint): boolean {
  const [west, south, east, north] = boundsOf(rings);
  if (point[0] < west || point[0] > east || point[1] < south || point[1] > north) return false;
  const edges = edgesOf(rings);
  if (edges.some((edge) => distanceToEdge(point, edge) <= EQUAL)) return false;
  return rings.filter((ring) => Math.abs(windingOf(ring, point)) > Math.PI).length % 2 === 1;
}

function windingOf(ring: Ring, [x, y]: CasePoint): number {
  let turned = 0;
  for (const [a, b] of edgesOfRing(ring)) {
    const [ax, ay, bx, by] = [a[0] - x, a[1] - y, b[0] - x, b[1] - y];
    turned += Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
  }
  return turned;
}

/**
 * The area common to both shapes, in square metres: the sum of the strips between all heights where a side starts, ends
 * or crosses another.
 */
export function commonArea(a: Rings, b: Rings): number {
  const edges = [...edgesOf(a), ...edgesOf(b)];
  const heights = new Set(edges.flatMap(([from, to]) => [from[1], to[1]]));
  for (const one of edgesOf(a))
    for (const other of edgesOf(b)) for (const y of crossingHeights(one, other)) heights.add(y);
  const sorted = [...heights].sort((one, other) => one - other);
  return sorted.slice(1).reduce((total, top, i) => {
    const bottom = present(sorted[i]);
    return total + (top - bottom) * commonWidth(a, b, (top + bottom) / 2);
  }, 0);
}

function crossingHeights([a, b]: Edge, [c, d]: Edge): number[] {
  const share = crossingShare([a, b], [c, d]);
  return share === null || share < 0 || share > 1 ? [] : [a[1] + share * (b[1] - a[1])];
}

/** Where the line of the second edge crosses the line of the first, as a fraction of the first; null if parallel. */
export function crossingShare([a, b]: Edge, [c, d]: Edge): number | null {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) <= 1e-12 * Math.hypot(rx, ry) * Math.hypot(sx, sy)) return null;
  return ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross;
}

function commonWidth(a: Rings, b: Rings, y: number): number {
  let width = 0;
  for (const [west, east] of insideAt(a, y))
    for (const [otherWest, otherEast] of insideAt(b, y))
      width += Math.max(0, Math.min(east, otherEast) - Math.max(west, otherWest));
  return width;
}

function insideAt(rings: Rings, y: number): [number, number][] {
  const crossings = edgesOf(rings)
    .filter(([a, b]) => a[1] > y !== b[1] > y)
    .map(([a, b]) => a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
    .sort((one, other) => one - other);
  return crossings.flatMap((west, i): [number, number][] => (i % 2 === 0 ? [[west, present(crossings[i + 1])]] : []));
}

/** The distance between two outlines; 0 if they overlap. */
export function distanceBetween(a: Rings, b: Rings): number {
  if (commonArea(a, b) > 0) return 0;
  const corners = (from: Rings, to: Rings) =>
    from.flat().flatMap((corner) => edgesOf(to).map((edge) => distanceToEdge(corner, edge)));
  return Math.min(...corners(a, b), ...corners(b, a));
}

export function areaOf(rings: Rings): number {
  return commonArea(rings, rings);
}
