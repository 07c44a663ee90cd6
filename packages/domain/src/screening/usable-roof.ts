import { area, centroid, TIE_METRES } from '@quietsite/geometry';
import type { SnapshotTerrain } from '../terrain/snapshot-terrain.schema.ts';
import { findTerrain } from '../terrain/snapshot-terrain.ts';
import { isSolidKind } from './kinds.ts';
import type { ScreenStructure } from './screening.schema.ts';

/** Where the roof level of a screen comes from (M-114). */
export type RoofOrigin = 'roofLevel' | 'baseAndHeight' | 'terrainAndHeight' | 'baseAndStoreys' | 'terrainAndStoreys';

export interface UsableRoof {
  readonly level: number;
  readonly origin: RoofOrigin;
  /** Relative to its base or the terrain; null if neither is known. */
  readonly heightMetres: number | null;
}

/** The lowest usual storey height, deliberately conservative (M-114). Receivers' floors remain 3 m. */
const STOREY_METRES = 2.5;

type Heights = Pick<ScreenStructure, 'roofLevel' | 'baseLevel' | 'heightMetres' | 'storeys'>;

/** The roof by the first applicable rule of M-114; null if the structure is not a screen. */
export function findUsableRoof(structure: Heights, terrain: number | null): UsableRoof | null {
  const { roofLevel, baseLevel, heightMetres, storeys } = structure;
  const ground = baseLevel ?? terrain;
  if (roofLevel !== null && (baseLevel === null || roofLevel > baseLevel))
    return { level: roofLevel, origin: 'roofLevel', heightMetres: ground === null ? heightMetres : roofLevel - ground };
  if (ground === null) return null;
  const isOnBase = baseLevel !== null;
  if (heightMetres !== null && heightMetres > 0)
    return { level: ground + heightMetres, origin: isOnBase ? 'baseAndHeight' : 'terrainAndHeight', heightMetres };
  if (storeys === null || storeys <= 0) return null;
  const estimated = STOREY_METRES * storeys;
  return {
    level: ground + estimated,
    origin: isOnBase ? 'baseAndStoreys' : 'terrainAndStoreys',
    heightMetres: estimated,
  };
}

/** Smaller structures do not screen (M-102). */
const MIN_HEIGHT_METRES = 3;
const MIN_AREA_SQUARE_METRES = 20;

/** Why a structure does not screen (M-102, M-114). */
export type NoScreenReason = 'EXCLUDED' | 'KIND' | 'NO_ROOF' | 'TOO_LOW' | 'TOO_SMALL';

/** The roof of a structure that counts as a screen, regardless of its position; otherwise the reason. */
export function judgeStructure(
  structure: ScreenStructure,
  terrain: SnapshotTerrain | undefined,
): UsableRoof | NoScreenReason {
  if (structure.isExcluded) return 'EXCLUDED';
  if (!isSolidKind(structure.kind)) return 'KIND';
  const roof = findUsableRoof(structure, findTerrain(terrain, centroid(structure.outline)));
  if (roof === null) return 'NO_ROOF';
  // The height must be known to be sufficient: no assumption may favour the project.
  if (roof.heightMetres === null || roof.heightMetres < MIN_HEIGHT_METRES - TIE_METRES) return 'TOO_LOW';
  return area(structure.outline) < MIN_AREA_SQUARE_METRES - TIE_METRES ? 'TOO_SMALL' : roof;
}
