import { TIE_METRES } from './propagation.ts';

/** Height of one storey (M-70). */
export const FLOOR_HEIGHT_METRES = 3;
/** Distance of the barrier from the source (M-71). */
export const BARRIER_DISTANCE_METRES = 3;
/** Height above the line from the source to the floor (M-71). */
const BARRIER_MARGIN_METRES = 1;
/** Higher barriers are not built (M-71). */
export const MAX_BARRIER_METRES = 7;

/** Total floors of a building (M-70). */
export function countFloors(heightMetres: number): number {
  return Math.max(0, Math.floor(heightMetres / FLOOR_HEIGHT_METRES));
}

/**
 * The height of the line of sight from a source to a floor 3 m from the source, plus 1 m; null if no barrier fits
 * (M-71).
 */
export function computeBarrierHeight(
  floor: number,
  sourceDistanceMetres: number,
): { readonly heightMetres: number; readonly buildableHeightMetres: number } | null {
  if (sourceDistanceMetres < BARRIER_DISTANCE_METRES - TIE_METRES) return null;
  const heightMetres =
    (floor * FLOOR_HEIGHT_METRES * BARRIER_DISTANCE_METRES) / sourceDistanceMetres + BARRIER_MARGIN_METRES;
  return { heightMetres, buildableHeightMetres: Math.min(heightMetres, MAX_BARRIER_METRES) };
}
