import {
  checkMultiPolygon,
  checkPolygon,
  containsPolygon,
  type Hk80Point,
  OUTLINE_TOLERANCE_METRES,
  overlaps,
  type PolygonProblemKind,
} from '@quietsite/geometry';
import { type FrontFault, findFrontFault } from '../front/drawn-front.ts';
import type { DrawnSite, DrawnZone } from './site.schema.ts';
import { MAX_ZONE_NAME_LENGTH, zoneNameKey } from './zone-names.ts';

export type SiteProblem =
  | {
      readonly kind: 'SITE_SHAPE';
      readonly shape: PolygonProblemKind | 'PARTS_OVERLAP';
      readonly place: Hk80Point | null;
    }
  | {
      readonly kind: 'ZONE_SHAPE';
      readonly zone: string;
      readonly shape: PolygonProblemKind;
      readonly place: Hk80Point | null;
    }
  | { readonly kind: 'FRONT'; readonly zone: string; readonly fault: FrontFault }
  | { readonly kind: 'ZONE_NAME'; readonly zone: string }
  | { readonly kind: 'ZONE_NAME_TWICE'; readonly zone: string }
  | { readonly kind: 'ZONE_OUTSIDE_SITE'; readonly zone: string }
  | { readonly kind: 'ZONES_OVERLAP'; readonly zone: string; readonly other: string };

/** All errors that prevent a site from being saved. Shapes come first, since the other checks depend on them (Q66). */
export function listSiteProblems(site: DrawnSite): readonly SiteProblem[] {
  const shapes = [...listSiteShapes(site), ...site.zones.flatMap(listZoneShapes)];
  const names = listNameProblems(site.zones);
  return shapes.length > 0 ? [...shapes, ...names] : [...names, ...listPositionProblems(site)];
}

function listSiteShapes({ parts }: DrawnSite): readonly SiteProblem[] {
  const problem = parts.length === 0 ? null : checkMultiPolygon(parts);
  return problem === null ? [] : [{ kind: 'SITE_SHAPE', shape: problem.kind, place: problem.place }];
}

function listZoneShapes({ name, outline, front }: DrawnZone): readonly SiteProblem[] {
  const fault = front && findFrontFault(front);
  if (fault) return [{ kind: 'FRONT', zone: name, fault }];
  const problem = checkPolygon(outline);
  return problem === null ? [] : [{ kind: 'ZONE_SHAPE', zone: name, shape: problem.kind, place: problem.place }];
}

function listNameProblems(zones: readonly DrawnZone[]): readonly SiteProblem[] {
  const seen = new Set<string>();
  return zones.flatMap(({ name }): readonly SiteProblem[] => {
    const key = zoneNameKey(name);
    if (key === '' || name.length > MAX_ZONE_NAME_LENGTH) return [{ kind: 'ZONE_NAME', zone: name }];
    if (seen.has(key)) return [{ kind: 'ZONE_NAME_TWICE', zone: name }];
    seen.add(key);
    return [];
  });
}

/** Zones must be inside the site and must not overlap, to a centimetre. Gaps are allowed (Q66). */
function listPositionProblems({ parts, zones }: DrawnSite): readonly SiteProblem[] {
  const boxed = zones.map((zone) => ({ ...zone, frame: boxOf(zone) }));
  return boxed.flatMap((zone, index): readonly SiteProblem[] => {
    const outside = containsPolygon(parts, zone.outline, OUTLINE_TOLERANCE_METRES)
      ? []
      : [{ kind: 'ZONE_OUTSIDE_SITE' as const, zone: zone.name }];
    const others = boxed.slice(index + 1).filter((other) => canOverlap(zone.frame, other.frame));
    const overlapping = others
      .filter((other) => overlaps(zone.outline, other.outline, OUTLINE_TOLERANCE_METRES))
      .map((other) => ({ kind: 'ZONES_OVERLAP' as const, zone: zone.name, other: other.name }));
    return [...outside, ...overlapping];
  });
}

/** Five hundred zones have a hundred thousand pairs. Bounding boxes rule out nearly all of them. */
function canOverlap(one: BoundingBox, other: BoundingBox): boolean {
  return one.west < other.east && other.west < one.east && one.south < other.north && other.south < one.north;
}

type BoundingBox = Readonly<Record<'west' | 'east' | 'south' | 'north', number>>;

function boxOf({ outline }: DrawnZone): BoundingBox {
  const frame = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (const [easting, northing] of outline[0] ?? []) {
    frame.west = Math.min(frame.west, easting);
    frame.east = Math.max(frame.east, easting);
    frame.south = Math.min(frame.south, northing);
    frame.north = Math.max(frame.north, northing);
  }
  return frame;
}
