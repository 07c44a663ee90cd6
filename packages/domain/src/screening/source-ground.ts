import { isWithin } from '@quietsite/geometry';
import type { SnapshotZone } from '../calculation/snapshot.schema.ts';
import type { SnapshotScreening } from './screening.schema.ts';
import { USUAL_PLANT_METRES } from './screening-limits.ts';
import { findTerrain } from './usable-roof.ts';

/** Buildings this near tell how high the ground of a zone may be (M-101). */
const NEARBY_METRES = 50;

/** The ground of a zone and of fixed rows in it, and how high its plant is (M-101). */
export interface ZoneGround {
  /** In mPD; null if unknown. */
  levelAt(place: readonly [easting: number, northing: number]): number | null;
  readonly plantHeight: number;
}

/** A typed level goes before the terrain, the terrain before the highest base level nearby. */
export function describeGround(zone: SnapshotZone, screening: SnapshotScreening): ZoneGround {
  const typed = screening.zones.find(({ zoneId }) => zoneId === zone.id);
  const level = typed?.groundLevel ?? null;
  const estimate = level === null ? estimateGround(zone, screening.structures).level : null;
  return {
    levelAt: (place) => level ?? findTerrain(screening.terrain, place) ?? estimate,
    plantHeight: typed?.plantHeight ?? USUAL_PLANT_METRES,
  };
}

export interface EstimatedGround {
  /** The highest base level nearby; null if none is known. */
  readonly level: number | null;
  /** Structures nearby whose base level is known. */
  readonly structures: number;
}

/** The careful choice, since a higher source is harder to hide. */
export function estimateGround(
  { outline }: Pick<SnapshotZone, 'outline'>,
  structures: SnapshotScreening['structures'],
): EstimatedGround {
  const levels = structures.flatMap(({ baseLevel, outline: other }) =>
    baseLevel !== null && isWithin(outline, other, NEARBY_METRES) ? [baseLevel] : [],
  );
  return { level: levels.length === 0 ? null : Math.max(...levels), structures: levels.length };
}
