import { computeMitigatedEmission, getFrom, type MitigationInput, toEnergy } from '@quietsite/acoustics';
import type { SnapshotRow } from '../calculation/snapshot.schema.ts';
import type { NoiseModel } from './noise-model.ts';

/** The energy that a row emits with its measures (M-20 to M-24); 0 if it makes no noise. */
export function emittedEnergy(row: MitigationInput): number {
  const terms = computeMitigatedEmission(row);
  return terms === null ? 0 : toEnergy(terms.mitigatedSoundPower);
}

/** By row of the model, with the current measures of the rows. */
export function listEmissions({ rowIds }: NoiseModel, rows: readonly SnapshotRow[]): Float64Array {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return Float64Array.from(rowIds, (id) => emittedEnergy(getFrom(byId, id)));
}
