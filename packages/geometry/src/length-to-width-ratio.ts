import type { Hk80Polygon } from './coordinates.ts';
import { TIE_METRES } from './nearest-boundary-point.ts';
import { isFinitePoint } from './rings.ts';
import { findSmallestRectangle, isFlat } from './smallest-rectangle.ts';

/**
 * Length over width of the smallest rotated rectangle around the outer ring, in metres on the ground (M-01); at least
 * 1. Infinite for a line or a sliver thinner than a micrometre. Null if there is no length or no valid coordinates: a
 * zone still being drawn has no ratio yet.
 */
export function lengthToWidthRatio(polygon: Hk80Polygon): number | null {
  const outer = polygon[0] ?? [];
  const rectangle = outer.every(isFinitePoint) ? findSmallestRectangle(outer) : null;
  if (rectangle === null || rectangle.lengthMetres <= TIE_METRES) return null;
  if (isFlat(rectangle)) return Number.POSITIVE_INFINITY;
  return rectangle.lengthMetres / rectangle.widthMetres;
}
