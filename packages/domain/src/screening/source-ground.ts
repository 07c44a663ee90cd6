import { floatAt } from '@quietsite/acoustics';
import { listOutlinePlaces, OutlineBoxes } from '@quietsite/geometry';
import type { SnapshotZone } from '../calculation/snapshot.schema.ts';
import { findTerrain } from '../terrain/snapshot-terrain.ts';
import type { SnapshotScreening } from './screening.schema.ts';
import { USUAL_PLANT_METRES } from './screening-limits.ts';

/** Buildings within this distance indicate the ground level of a zone (M-101). */
const NEARBY_METRES = 50;

/** The ground level of a zone and of the fixed rows in it, and the height of its plant (M-101). */
export interface ZoneGround {
  /** In mPD; null if unknown. */
  levelAt(place: readonly [easting: number, northing: number]): number | null;
  readonly plantHeight: number;
}

/** An entered level takes precedence over the terrain, and the terrain over the highest base level nearby. */
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
  /** The number of nearby structures with a known base level. */
  readonly structures: number;
}

/** The ground of a zone without an entered level, at points of its outline (M-101, M-103). */
export interface UntypedGround {
  /** Null if it is unknown. */
  readonly range: readonly [lowest: number, highest: number] | null;
  /** partlyTerrain: the points outside the terrain model are estimated. */
  readonly origin: 'terrain' | 'partlyTerrain' | 'estimated' | 'unknown';
  /** The number of structures used for the estimate. */
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

/** All zones of a project look among the same structures. */
const knownBoxes = new WeakMap<SnapshotScreening['structures'], OutlineBoxes>();

export function boxesOf(structures: SnapshotScreening['structures']): OutlineBoxes {
  const known = knownBoxes.get(structures) ?? new OutlineBoxes(structures.map(({ outline }) => outline));
  knownBoxes.set(structures, known);
  return known;
}

/** The cautious choice, because a higher source is harder to hide. */
function estimateGround(
  { outline }: Pick<SnapshotZone, 'outline'>,
  structures: SnapshotScreening['structures'],
): EstimatedGround {
  const levels = boxesOf(structures)
    .listWithin(outline, NEARBY_METRES)
    .flatMap((index) => structures[index]?.baseLevel ?? []);
  return { level: levels.length === 0 ? null : Math.max(...levels), structures: levels.length };
}
