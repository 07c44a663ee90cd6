import type { Hk80Point } from '@quietsite/geometry';

type Side = readonly [Hk80Point, Hk80Point];

/** True if two of the sides drawn so far cross; the closing side does not count yet (SITE-37). */
export function hasCrossing(corners: readonly Hk80Point[]): boolean {
  const sides = corners.slice(1).map((corner, index): Side => [corners[index] ?? corner, corner]);
  return sides.some((side, index) => sides.slice(index + 2).some((later) => isCrossed(side, later)));
}

const turn = (a: Hk80Point, b: Hk80Point, c: Hk80Point): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

/** A proper crossing only; touching sides are left to the check of the whole shape. */
function isCrossed([a, b]: Side, [c, d]: Side): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}
