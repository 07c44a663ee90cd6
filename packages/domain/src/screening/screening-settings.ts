import type { SnapshotTerrain } from '../terrain/snapshot-terrain.schema.ts';
import type { DrawnBarrier, ScreeningSettings, ScreenStructure, SnapshotScreening } from './screening.schema.ts';

export type {
  DrawnBarrier,
  ScreenBarrier,
  ScreeningSettings,
  ScreenStructure,
  SnapshotScreening,
} from './screening.schema.ts';

export const NO_SCREENING: ScreeningSettings = { isOn: false, zones: [], excluded: [], barriers: [] };

/** Brings settings into a standard form: equal settings give equal texts. */
export function tidyScreening({ isOn, zones, excluded, barriers }: ScreeningSettings): ScreeningSettings {
  return {
    isOn,
    zones: zones
      .filter(({ groundLevel, plantHeight }) => groundLevel !== null || plantHeight !== null)
      .map(({ zoneId, groundLevel, plantHeight }) => ({ zoneId, groundLevel, plantHeight }))
      .toSorted((a, b) => a.zoneId - b.zoneId),
    excluded: excluded
      .map(({ buildingId, reason }) => ({ buildingId, reason: reason.trim() }))
      .toSorted((a, b) => a.buildingId - b.buildingId),
    barriers: barriers.map(tidyBarrier).toSorted((a, b) => a.id - b.id),
  };
}

/** Puts the fields into a fixed order. */
function tidyBarrier({ id, name, kind, line, heightMetres, groundLevel, surfaceDensity, start, end }: DrawnBarrier) {
  const dates = { ...(start !== undefined && { start }), ...(end !== undefined && { end }) };
  return { id, name: name.trim(), kind, line, heightMetres, groundLevel, surfaceDensity, ...dates };
}

/** The building layer near a site, and the terrain model if there is one. */
export interface StructuresNearby {
  readonly structures: readonly ScreenStructure[];
  readonly edition: number;
  readonly terrain?: SnapshotTerrain;
}

/** The screening part of a snapshot; undefined while it is off, to add nothing to the snapshot (M-100). */
export function applyScreening(
  { isOn, zones, excluded, barriers }: ScreeningSettings,
  { structures, edition, terrain }: StructuresNearby,
): SnapshotScreening | undefined {
  if (!isOn) return undefined;
  const out = new Set(excluded.map(({ buildingId }) => buildingId));
  return {
    structures: structures.map((structure) => (out.has(structure.id) ? { ...structure, isExcluded: true } : structure)),
    barriers: barriers.map(({ surfaceDensity, ...barrier }) => ({ ...barrier, hasProof: false })),
    ...{ zones, rows: [], points: [], edition, ...(terrain && { terrain }) },
  };
}
