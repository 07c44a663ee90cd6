import type { Hk80Point } from '@quietsite/geometry';

/** Where a point first was and where it is now; null: deleted (NSR-19, Q108). */
export interface PointHistory {
  readonly pointId: number;
  readonly oldPosition: Hk80Point;
  readonly position: Hk80Point | null;
}

/** Nobody moves a point by less. */
const SAME_PLACE_METRES = 0.001;

/** One row per point: the first place stays; moved back to it there is nothing to tell (Q108). */
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
