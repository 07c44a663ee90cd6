import { checkPolygon, type PolygonProblemKind } from './check-polygon.ts';
import type { Hk80MultiPolygon, Hk80Point, Hk80Polygon } from './coordinates.ts';
import { computeGeographicalCentre } from './geographical-centre.ts';
import { findOverlap, OUTLINE_TOLERANCE_METRES } from './relations.ts';

export interface MultiPolygonProblem {
  readonly kind: PolygonProblemKind | 'PARTS_OVERLAP';
  readonly place: Hk80Point | null;
  /** Index of the invalid part, from 0; if two overlap, the later one. Null if there are no parts. */
  readonly part: number | null;
}

/**
 * The problem that prevents several polygons from being one site, or null. Parts may touch but not overlap by 1 cm
 * (Q66).
 */
export function checkMultiPolygon(polygons: Hk80MultiPolygon): MultiPolygonProblem | null {
  if (polygons.length === 0) return { kind: 'TOO_FEW_POINTS', place: null, part: null };
  for (const [part, polygon] of polygons.entries()) {
    const problem = checkPolygon(polygon);
    if (problem) return { ...problem, part };
  }
  for (const [part, polygon] of polygons.entries()) {
    const place = findPlaceOfOverlap(polygons.slice(0, part), polygon);
    if (place) return { kind: 'PARTS_OVERLAP', place, part };
  }
  return null;
}

function findPlaceOfOverlap(earlier: Hk80MultiPolygon, polygon: Hk80Polygon): Hk80Point | null {
  for (const other of earlier) {
    const [common] = findOverlap(other, polygon, OUTLINE_TOLERANCE_METRES);
    if (common) return computeGeographicalCentre(common);
  }
  return null;
}
