import {
  computeGeographicalCentre,
  contains,
  type Hk80MultiPolygon,
  type Hk80Point,
  type Hk80Polygon,
  lengthToWidthRatio,
} from '@quietsite/geometry';

export type CalculationType = 'A' | 'B';

/** A zone as drawn; `id` is null until it is stored. */
export interface DrawnZone {
  readonly id: number | null;
  readonly name: string;
  readonly calculationType: CalculationType;
  readonly outline: Hk80Polygon;
  /** The geographical centre as moved by the user; null if it is that of M-30. */
  readonly movedCentre: Hk80Point | null;
}

/** Drawn and saved together, all or nothing (U32). */
export interface DrawnSite {
  readonly radiusMetres: number;
  /** A site can have several polygons (Q67). */
  readonly parts: Hk80MultiPolygon;
  /** In the order of the zone table. */
  readonly zones: readonly DrawnZone[];
}

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
