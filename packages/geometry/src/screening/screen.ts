import type { Hk80Point, Hk80Polygon } from '../coordinates.ts';
import { TIE_METRES } from '../nearest-boundary-point.ts';
import type { TerrainGrid } from './terrain.ts';

/** A ray that cuts a building by no more than this is not blocked. */
export const MIN_CUT_METRES = 0.1;
/** Screens closer than this to either end of a ray do not count. */
export const END_METRES = 0.5;
/** Subtracted from a building's roof level, because roof levels are uncertain (M-105). */
export const ROOF_CLEARANCE_METRES = 1;
/** Subtracted from terrain levels. */
export const TERRAIN_CLEARANCE_METRES = 2;

/** A building as a solid body from the ground to its roof, in mPD (M-102). */
export interface SolidScreen {
  readonly outline: Hk80Polygon;
  readonly roof: number;
}

/** A drawn barrier (M-120). */
export interface LineScreen {
  readonly line: readonly Hk80Point[];
  readonly heightMetres: number;
  /** Level of its base; null if it follows the terrain. */
  readonly ground: number | null;
}

/** Everything that may hide the works, the same for all receivers. */
export interface ScreeningScene {
  readonly solids: readonly SolidScreen[];
  readonly lines: readonly LineScreen[];
  readonly terrain: TerrainGrid | null;
  /** Zones of the project: terrain inside them does not screen (M-102). */
  readonly zones: readonly Hk80Polygon[];
}

/** No screen stands on the ray: it is in view from every height. */
export const NO_HORIZON = Number.NEGATIVE_INFINITY;

/** Whether a source with this horizon is hidden at an elevation; equal is in view (M-106). */
export function isHiddenAt(elevation: number, horizon: number): boolean {
  return horizon > elevation + TIE_METRES;
}

/** The elevation at the receiver below which a screen hides the source (M-105). */
export function horizonOver(source: number, top: number, distanceMetres: number, atMetres: number): number {
  return source + ((top - source) * distanceMetres) / atMetres;
}
