import { floatAt } from '@quietsite/acoustics';
import { isWithin, listOutlinePlaces } from '@quietsite/geometry';
import type { SnapshotZone } from '../calculation/snapshot.schema.ts';
import { findTerrain } from '../terrain/snapshot-terrain.ts';
import type { SnapshotScreening } from './screening.schema.ts';
import { USUAL_PLANT_METRES } from './screening-limits.ts';

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

interface EstimatedGround {
  /** The highest base level nearby; null if none is known. */
  readonly level: number | null;
  /** Structures nearby whose base level is known. */
  readonly structures: number;
}

/** The ground of a zone for which no level is typed, at the places of its outline (M-101, M-103). */
export interface UntypedGround {
  /** Null if it is unknown. */
  readonly range: readonly [lowest: number, highest: number] | null;
  /** Where the terrain model knows some places only, the others are estimated. */
  readonly origin: 'terrain' | 'partlyTerrain' | 'estimated' | 'unknown';
  /** From which it is estimated. */
  readonly structures: number;
}

export function describeUntypedGround(
  zone: Pick<SnapshotZone, 'outline'>,
  { structures, terrain }: Pick<SnapshotScreening, 'structures' | 'terrain'>,
): UntypedGround {
  const estimate = estimateGround(zone, structures);
  const { eastings, northings } = listOutlinePlaces(zone.outline);
  const levels = Array.from(eastings, (easting, i) => findTerrain(terrain, [easting, floatAt(northings, i)]));
  const onTerrain = levels.filter((level) => level !== null);
  const known = levels.flatMap((level) => level ?? estimate.level ?? []);
  const range = known.length < levels.length ? null : ([Math.min(...known), Math.max(...known)] as const);
  const ofTerrain = onTerrain.length === levels.length ? 'terrain' : 'partlyTerrain';
  const origin = range === null ? 'unknown' : onTerrain.length === 0 ? 'estimated' : ofTerrain;
  return { range, origin, structures: estimate.structures };
}

/** The careful choice, since a higher source is harder to hide. */
function estimateGround(
  { outline }: Pick<SnapshotZone, 'outline'>,
  structures: SnapshotScreening['structures'],
): EstimatedGround {
  const levels = structures.flatMap(({ baseLevel, outline: other }) =>
    baseLevel !== null && isWithin(outline, other, NEARBY_METRES) ? [baseLevel] : [],
  );
  return { level: levels.length === 0 ? null : Math.max(...levels), structures: levels.length };
}
