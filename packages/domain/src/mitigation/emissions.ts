import {
  computeMitigatedEmission,
  getFrom,
  MITIGATED,
  type MitigationInput,
  numberAt,
  toEnergy,
} from '@quietsite/acoustics';
import type { SnapshotRow } from '../calculation/snapshot.schema.ts';
import { computeScreenedRow } from '../screening/screened-row.ts';
import type { NoiseModel } from './noise-model.ts';

/** The emission of a row with its measures. */
export interface Emission {
  /** Energy (M-20 to M-24); 0 if the row makes no noise. */
  readonly emission: number;
  /** Present only while screening is on. */
  readonly screened?: ScreenedEmission;
}

interface ScreenedEmission {
  /** By correction, in the order of SCREENING_CORRECTIONS (M-111). */
  readonly energies: readonly number[];
  /** With the measures at the machine only; decides which rows are quiet (M-108). */
  readonly machine: number;
}

/** The energy that a row emits with its measures (M-20 to M-24); 0 if it makes no noise. */
export function emittedEnergy(row: MitigationInput): number {
  const terms = computeMitigatedEmission(row);
  return terms === null ? 0 : toEnergy(terms.mitigatedSoundPower);
}

export function emissionOf(row: MitigationInput, isScreened: boolean): Emission {
  const emission = emittedEnergy(row);
  if (!isScreened) return { emission };
  const screened = computeScreenedRow(row);
  return {
    emission,
    screened: {
      energies: screened?.energies.map((ofRuns) => numberAt(ofRuns, MITIGATED)) ?? [0, 0, 0],
      machine: screened ? numberAt(screened.machine, MITIGATED) : 0,
    },
  };
}

/** Whether this model needs emissions behind screens. */
export const isScreenedModel = ({ sourceStates }: NoiseModel): boolean => sourceStates !== undefined;

/** By row of the model, with the current measures of the rows. */
export function listEmissions(model: NoiseModel, rows: readonly SnapshotRow[]): Emission[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return model.rowIds.map((id) => emissionOf(getFrom(byId, id), isScreenedModel(model)));
}
