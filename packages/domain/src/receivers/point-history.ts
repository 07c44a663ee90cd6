import type { Hk80Point } from '@quietsite/geometry';

/** The original and current positions of a point; null if deleted (NSR-19, Q108). */
export interface PointHistory {
  readonly pointId: number;
  readonly oldPosition: Hk80Point;
  readonly position: Hk80Point | null;
}

/** Smaller moves do not count. */
const SAME_PLACE_METRES = 0.001;

/**
 * One row per point. The original position stays; if the point is moved back to it, there is nothing to report (Q108).
 */
export function followPoint(
  known: PointHistory | undefined,
  pointId: number,
  before: Hk80Point,
  now: Hk80Point | null,
): PointHistory | null {
  const oldPosition = known?.oldPosition ?? before;
  if (now !== null && isSamePlace(oldPosition, now)) return null;
  return { pointId, oldPosition, position: now };
}

export function isSamePlace(one: Hk80Point, other: Hk80Point): boolean {
  return Math.hypot(one[0] - other[0], one[1] - other[1]) < SAME_PLACE_METRES;
}
