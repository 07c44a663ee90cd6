import type { SheetBox, SheetPoint } from './sheet.ts';

export const overlaps = (one: SheetBox, other: SheetBox): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

export const contains = (outer: SheetBox, inner: SheetBox): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

export const grow = (box: SheetBox, byMm: number): SheetBox => ({
  left: box.left - byMm,
  top: box.top - byMm,
  right: box.right + byMm,
  bottom: box.bottom + byMm,
});

export function boxOf(points: readonly SheetPoint[]): SheetBox {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

/** Signed distance from one side of the box: 0 on it, negative outside. */
type ClipEdge = (point: SheetPoint) => number;

/** Clips a ring to the box (Sutherland and Hodgman), so that a coastline costs only what the frame shows. */
export function clipRing(ring: readonly SheetPoint[], box: SheetBox): readonly SheetPoint[] {
  const sides: readonly ClipEdge[] = [
    ([x]) => x - box.left,
    ([x]) => box.right - x,
    ([, y]) => y - box.top,
    ([, y]) => box.bottom - y,
  ];
  return sides.reduce((points, side) => clipToSide(points, side), ring);
}

function clipToSide(ring: readonly SheetPoint[], side: ClipEdge): readonly SheetPoint[] {
  const kept: SheetPoint[] = [];
  let previous = ring.at(-1);
  for (const point of ring) {
    if (previous && side(previous) >= 0 !== side(point) >= 0) kept.push(crossing(previous, point, side));
    if (side(point) >= 0) kept.push(point);
    previous = point;
  }
  return kept;
}

function crossing(from: SheetPoint, to: SheetPoint, side: ClipEdge): SheetPoint {
  const share = side(from) / (side(from) - side(to));
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
