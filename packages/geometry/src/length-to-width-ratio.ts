import type { Hk80Polygon } from './coordinates.ts';
import { TIE_METRES } from './nearest-boundary-point.ts';
import { isFinitePoint } from './rings.ts';
import { findSmallestRectangle, isFlat } from './smallest-rectangle.ts';

/**
 * Length over width of the smallest turned rectangle around the outer ring, in metres on the ground (M-01) and at least
 * 1. A line or a sliver thinner than a micrometre is infinitely long for its width. Null when there is no length at
 * all, or no sound coordinates: a zone that is just being drawn has no ratio yet.
 */
export function lengthToWidthRatio(polygon: Hk80Polygon): number | null {
  const outer = polygon[0] ?? [];
  const rectangle = outer.every(isFinitePoint) ? findSmallestRectangle(outer) : null;
  if (rectangle === null || rectangle.lengthMetres <= TIE_METRES) return null;
  if (isFlat(rectangle)) return Number.POSITIVE_INFINITY;
  return rectangle.lengthMetres / rectangle.widthMetres;
}
