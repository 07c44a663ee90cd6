import type { CaseRow, CaseZone } from '../case.ts';
import { present } from '../present.ts';
import { centreOf, centreOfOutline } from './centre.ts';
import type { Dec } from './decimal.ts';
import { outlineOfStretch, stretchAt } from './fronts.ts';
import { notionalSource, planDistance } from './notional-source.ts';
import { type Outline, outlineOf, type Point, pointOf } from './plane.ts';

/** A zone with the values that do not depend on the receiver. */
export interface PlacedZone {
  readonly zone: CaseZone;
  readonly outline: Outline;
  readonly centre: Point;
}

interface ZoneSource {
  readonly zone: CaseZone;
  readonly position: Point;
  /** The outline point nearest to the receiver. */
  readonly nearest: Point;
  readonly distance: Dec;
}

/** A site relative to a receiver: one notional source for each zone, and each row's plan distance. */
export interface SiteGeometry {
  readonly sources: readonly ZoneSource[];
  readonly distanceToZone: (zone: CaseZone) => Dec;
  readonly distanceToRow: (row: CaseRow, zone: CaseZone) => Dec;
}

export function placeZones(zones: readonly CaseZone[]): PlacedZone[] {
  return zones.map((zone) => ({ zone, outline: outlineOf(zone.outline), centre: centreOf(zone) }));
}

/** Only a portion of a linear zone counts (M-154). */
function portionOf(placed: PlacedZone, receiver: Point): Pick<PlacedZone, 'outline' | 'centre'> {
  const { linear } = placed.zone;
  const stretch = linear && stretchAt(linear, receiver);
  if (!linear || !stretch) return placed;
  const outline = present(outlineOfStretch(linear, ...stretch) ?? undefined);
  return { outline, centre: centreOfOutline(outline) };
}

export function createSiteGeometry(zones: readonly PlacedZone[], receiver: Point): SiteGeometry {
  const sources = zones.map((placed) => {
    const { zone } = placed;
    const { outline, centre } = portionOf(placed, receiver);
    const { nearest, source: position } = notionalSource(outline, centre, receiver);
    return { zone, position, nearest, distance: planDistance(position, receiver) };
  });
  const distances = new Map(sources.map((source) => [source.zone, source.distance]));
  const distanceToZone = (zone: CaseZone): Dec => present(distances.get(zone));
  const fixed = new Map<CaseRow, Dec>();
  /** Rows share the notional source of their zone, except those with a fixed location (M-32). */
  const distanceToRow = (row: CaseRow, zone: CaseZone): Dec => {
    if (row.fixedLocation === null) {
      return distanceToZone(zone);
    }
    const distance = fixed.get(row) ?? planDistance(pointOf(row.fixedLocation), receiver);
    fixed.set(row, distance);
    return distance;
  };
  return { sources, distanceToZone, distanceToRow };
}
