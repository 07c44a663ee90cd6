import type { EngineRow } from './engine-input.ts';

/** Energies that leave a zone-task together: from the notional source and from fixed positions (M-32). */
interface EmissionPart {
  notionalEnergy: number;
  readonly fixedPositions: number[];
  readonly fixedEnergies: number[];
}

/** What a zone-task emits while the set of its active rows stands still. */
export interface TaskEmission {
  readonly zone: number;
  readonly common: EmissionPart;
  readonly groups: readonly EmissionPart[];
  readonly hasFixedRows: boolean;
}

export function composeTaskEmission(
  zone: number,
  activeRows: readonly number[],
  rows: readonly EngineRow[],
  energies: Float64Array,
): TaskEmission {
  const parts = new Map<string, EmissionPart>([['', emptyPart()]]);
  let hasFixedRows = false;
  for (const index of activeRows) {
    const row = rows[index] as EngineRow;
    const energy = energies[index] as number;
    const part = parts.get(row.group) ?? emptyPart();
    parts.set(row.group, part);
    if (row.fixedPosition < 0) {
      part.notionalEnergy += energy;
    } else {
      hasFixedRows = true;
      part.fixedPositions.push(row.fixedPosition);
      part.fixedEnergies.push(energy);
    }
  }
  const [common, ...groups] = parts.values();
  return { zone, common: common as EmissionPart, groups, hasFixedRows };
}

/** Loudest group on the sound power: right for every receiver as long as all rows share one position (M-12). */
export function notionalEnergy(emission: TaskEmission): number {
  let loudest = 0;
  for (const group of emission.groups) loudest = Math.max(loudest, group.notionalEnergy);
  return emission.common.notionalEnergy + loudest;
}

function emptyPart(): EmissionPart {
  return { notionalEnergy: 0, fixedPositions: [], fixedEnergies: [] };
}
