import type { Hk80Point } from '../coordinates.ts';
import { distanceToSegment } from '../nearest-boundary-point.ts';

export type Side = readonly [Hk80Point, Hk80Point];

/** 0 where they cross, else from an end of one of them. */
export function distanceBetween([a, b]: Side, [c, d]: Side): number {
  if (areOnSameSide(a, b, c, d) || areOnSameSide(c, d, a, b))
    return Math.min(
      ...[
        distanceToSegment(a, c, d),
        distanceToSegment(b, c, d),
        distanceToSegment(c, a, b),
        distanceToSegment(d, a, b),
      ],
    );
  return 0;
}

/** Whether two points are on the same side of a line. */
function areOnSameSide(a: Hk80Point, b: Hk80Point, c: Hk80Point, d: Hk80Point): boolean {
  const across = (point: Hk80Point) => (d[0] - c[0]) * (point[1] - c[1]) - (d[1] - c[1]) * (point[0] - c[0]);
  return across(a) > 0 === across(b) > 0;
}
