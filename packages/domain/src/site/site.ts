import {
  computeGeographicalCentre,
  contains,
  type Hk80MultiPolygon,
  type Hk80Point,
  type Hk80Polygon,
  lengthToWidthRatio,
} from '@quietsite/geometry';

export type CalculationType = 'A' | 'B';

/** A zone as it is drawn; `id` is null until it is stored. */
export interface DrawnZone {
  readonly id: number | null;
  readonly name: string;
  readonly calculationType: CalculationType;
  readonly outline: Hk80Polygon;
  /** Where somebody put the geographical centre; null: where M-30 puts it. */
  readonly movedCentre: Hk80Point | null;
}

/** What is drawn and saved together, all or nothing (U32). */
export interface DrawnSite {
  readonly radiusMetres: number;
  /** Several polygons are one site (Q67). */
  readonly parts: Hk80MultiPolygon;
  /** In the order of the zone table. */
  readonly zones: readonly DrawnZone[];
}

/** A zone that is longer than this many times its width should be split (SITE-11). */
export const MAX_LENGTH_TO_WIDTH = 5;

/** M-01: the ratio is taken on the ground. */
export function isTooLinear(outline: Hk80Polygon): boolean {
  return (lengthToWidthRatio(outline) ?? 0) > MAX_LENGTH_TO_WIDTH;
}

/** A moved centre stays only inside its zone (M-30, SITE-34). */
export function centreOf({ outline, movedCentre }: Pick<DrawnZone, 'outline' | 'movedCentre'>): Hk80Point {
  return movedCentre !== null && isCentreAllowed(outline, movedCentre)
    ? movedCentre
    : computeGeographicalCentre(outline);
}

export function isCentreAllowed(outline: Hk80Polygon, centre: Hk80Point): boolean {
  return contains(outline, centre);
}

/** Another outline: what was moved by hand stays where it still may (M-30). */
export function reshapeZone(zone: DrawnZone, outline: Hk80Polygon): DrawnZone {
  const { movedCentre } = zone;
  const isKept = movedCentre !== null && isCentreAllowed(outline, movedCentre);
  return { ...zone, outline, movedCentre: isKept ? movedCentre : null };
}
