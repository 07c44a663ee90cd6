import {
  computeGeographicalCentre,
  contains,
  type Hk80Point,
  type Hk80Polygon,
  lengthToWidthRatio,
} from '@quietsite/geometry';
import type { DrawnZone } from './site.schema.ts';

/** A zone longer than this many times its width should be split (SITE-11). */
export const MAX_LENGTH_TO_WIDTH = 5;

/** M-01: the ratio is measured on the ground. */
export function isTooLinear(outline: Hk80Polygon): boolean {
  return (lengthToWidthRatio(outline) ?? 0) > MAX_LENGTH_TO_WIDTH;
}

/** A moved centre is used only while it is inside its zone (M-30, SITE-34). */
export function centreOf({ outline, movedCentre }: Pick<DrawnZone, 'outline' | 'movedCentre'>): Hk80Point {
  return movedCentre !== null && isCentreAllowed(outline, movedCentre)
    ? movedCentre
    : computeGeographicalCentre(outline);
}

export function isCentreAllowed(outline: Hk80Polygon, centre: Hk80Point): boolean {
  return contains(outline, centre);
}

/** Changes the outline. A moved centre is kept if still allowed (M-30). */
export function reshapeZone(zone: DrawnZone, outline: Hk80Polygon): DrawnZone {
  const { movedCentre } = zone;
  const isKept = movedCentre !== null && isCentreAllowed(outline, movedCentre);
  return { ...zone, outline, movedCentre: isKept ? movedCentre : null };
}
