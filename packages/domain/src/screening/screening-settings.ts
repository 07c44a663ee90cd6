import type { SnapshotTerrain } from '../terrain/snapshot-terrain.schema.ts';
import { countsAsBarrier, needsProof } from './kinds.ts';
import type { DrawnBarrier, ScreeningSettings, ScreenStructure, SnapshotScreening } from './screening.schema.ts';

export type {
  DrawnBarrier,
  ScreenBarrier,
  ScreeningSettings,
  ScreenStructure,
  SnapshotScreening,
} from './screening.schema.ts';

export const NO_SCREENING: ScreeningSettings = { isOn: false, zones: [], excluded: [], barriers: [] };

/** Normalises settings, so that equal settings give equal texts. */
export function normaliseScreening({ isOn, zones, excluded, barriers }: ScreeningSettings): ScreeningSettings {
  return {
    isOn,
    zones: zones
      .filter(({ groundLevel, plantHeight }) => groundLevel !== null || plantHeight !== null)
      .map(({ zoneId, groundLevel, plantHeight }) => ({ zoneId, groundLevel, plantHeight }))
      .toSorted((a, b) => a.zoneId - b.zoneId),
    excluded: excluded
      .map(({ buildingId, reason, ...days }) => ({ buildingId, reason: reason.trim(), ...tidyDays(days) }))
      .toSorted((a, b) => a.buildingId - b.buildingId),
    barriers: barriers.map(normaliseBarrier).toSorted((a, b) => a.id - b.id),
  };
}

/** Puts the fields into a fixed order, and drops a file that is not needed. */
function normaliseBarrier({
  id,
  name,
  kind,
  line,
  heightMetres,
  groundLevel,
  surfaceDensity,
  ...others
}: DrawnBarrier) {
  const proof = others.proofId !== undefined && needsProof(kind) ? { proofId: others.proofId } : {};
  return {
    id,
    name: name.trim(),
    kind,
    line,
    heightMetres,
    groundLevel,
    surfaceDensity,
    ...tidyDays(others),
    ...proof,
  };
}

const tidyDays = ({ start, end }: Pick<DrawnBarrier, 'start' | 'end'>) => ({
  ...(start !== undefined && { start }),
  ...(end !== undefined && { end }),
});

/** Whether the barrier as entered screens on its days (M-120). */
export const isCountedBarrier = (barrier: Pick<DrawnBarrier, 'kind' | 'heightMetres' | 'proofId'>): boolean =>
  countsAsBarrier({ ...barrier, hasProof: barrier.proofId !== undefined });

/** Bunds and containers that do not count because no file shows what was agreed, while screening is on (M-120). */
export const listUnprovedBarriers = ({ isOn, barriers }: Pick<ScreeningSettings, 'isOn' | 'barriers'>): string[] =>
  isOn ? barriers.flatMap(({ kind, name, proofId }) => (needsProof(kind) && proofId === undefined ? [name] : [])) : [];

/** An attachment that can serve as evidence. */
export interface Proof {
  readonly id: number;
  readonly fileName: string;
}

/**
 * The building layer near a site, the files that can be evidence for barriers, and the terrain model if there is one.
 */
export interface StructuresNearby {
  readonly proofs: readonly Proof[];
  readonly structures: readonly ScreenStructure[];
  readonly edition: number;
  readonly terrain?: SnapshotTerrain;
}

/** The screening part of a snapshot; undefined while it is off, to add nothing to the snapshot (M-100). */
export function applyScreening(
  { isOn, zones, excluded, barriers }: ScreeningSettings,
  { structures, edition, proofs, terrain }: StructuresNearby,
): SnapshotScreening | undefined {
  if (!isOn) return undefined;
  const changed = new Map(excluded.map(({ buildingId, ...others }) => [buildingId, tidyDays(others)]));
  const files = new Map(proofs.map(({ id, fileName }) => [id, fileName]));
  return {
    structures: structures.map((structure) => {
      const days = changed.get(structure.id);
      if (days === undefined) return structure;
      return Object.keys(days).length > 0 ? { ...structure, ...days } : { ...structure, isExcluded: true };
    }),
    barriers: barriers.map(({ surfaceDensity, proofId, ...barrier }) => {
      const proofName = proofId === undefined ? undefined : files.get(proofId);
      return { ...barrier, ...(proofName === undefined ? { hasProof: false } : { hasProof: true, proofName }) };
    }),
    ...{ zones, rows: [], points: [], edition, ...(terrain && { terrain }) },
  };
}
