import { itemAt, numberAt } from '../checked-reads.ts';
import { type EnergyRow, loudestOf } from './energy-rows.ts';
import type { RunPair } from './engine-input.ts';
import { cumulate, type FlatTerms, TermWriter } from './sum-list.ts';

/**
 * Upper bound of a block at a receiver: the sum of each column's maximum over the block's intervals. Where columns are
 * never active together (the steps of one zone-task, the sets of type B zones of one project), only the loudest one
 * counts.
 */
export interface Bounds {
  readonly plain: FlatTerms;
  /** The alternatives of choice c run from choiceStarts[c] up to choiceStarts[c + 1]. Each is a list of terms. */
  readonly choiceStarts: Int32Array;
  readonly alternatives: FlatTerms;
}

/** Rows of columns that are never active together: one list per alternative. */
export type Choice = readonly (readonly EnergyRow[])[];

export function layOutBounds(plainRows: readonly EnergyRow[], choices: readonly Choice[]): Bounds {
  const plain = new TermWriter();
  const alternatives = new TermWriter();
  // A single alternative is not a choice.
  const open = choices.filter((choice) => choice.length > 1);
  writeLoudest(plain, [...plainRows, ...choices.filter((choice) => choice.length === 1).flat(2)]);
  for (const rows of open.flat()) writeLoudest(alternatives, rows);
  return {
    plain: plain.build(),
    choiceStarts: cumulate(open.map((choice) => choice.length)),
    alternatives: alternatives.build(),
  };
}

function writeLoudest(writer: TermWriter, rows: readonly EnergyRow[]): void {
  for (const row of rows) {
    const loudest = loudestOf(row);
    writer.add(row.offset, (run) => numberAt(loudest, run));
  }
  writer.endList();
}

/** Four lanes of the first run, then of the second. */
const SUMS = 8;
const sums = new Float64Array(SUMS);
const loudest = new Float64Array(SUMS);

/** Adds the bounds at four lanes in two runs to the target: four lanes of the first run, then of the second. */
export function addBounds(bounds: Bounds, runs: RunPair, weights: Float64Array, target: Float64Array): void {
  const { plain, choiceStarts, alternatives } = bounds;
  sumTerms(plain, 0, runs, weights);
  for (let i = 0; i < SUMS; i++) target[i] = (target[i] ?? 0) + (sums[i] ?? 0);
  for (let choice = 0; choice + 1 < choiceStarts.length; choice++) {
    loudest.fill(0);
    for (let list = choiceStarts[choice] ?? 0; list < (choiceStarts[choice + 1] ?? 0); list++) {
      sumTerms(alternatives, list, runs, weights);
      for (let i = 0; i < SUMS; i++) if ((sums[i] ?? 0) > (loudest[i] ?? 0)) loudest[i] = sums[i] ?? 0;
    }
    for (let i = 0; i < SUMS; i++) target[i] = (target[i] ?? 0) + (loudest[i] ?? 0);
  }
}

/** Unrolled by lane, like the interval sums. */
function sumTerms({ starts, offsets, energies }: FlatTerms, list: number, runs: RunPair, weights: Float64Array): void {
  const energiesA = itemAt(energies, runs[0]);
  const energiesB = itemAt(energies, runs[1]);
  const end = starts[list + 1] ?? 0;
  let a0 = 0;
  let a1 = 0;
  let a2 = 0;
  let a3 = 0;
  let b0 = 0;
  let b1 = 0;
  let b2 = 0;
  let b3 = 0;
  for (let i = starts[list] ?? 0; i < end; i++) {
    const offset = offsets[i] ?? 0;
    const energyA = energiesA[i] ?? 0;
    const energyB = energiesB[i] ?? 0;
    const w0 = weights[offset] ?? 0;
    const w1 = weights[offset + 1] ?? 0;
    const w2 = weights[offset + 2] ?? 0;
    const w3 = weights[offset + 3] ?? 0;
    a0 += energyA * w0;
    a1 += energyA * w1;
    a2 += energyA * w2;
    a3 += energyA * w3;
    b0 += energyB * w0;
    b1 += energyB * w1;
    b2 += energyB * w2;
    b3 += energyB * w3;
  }
  sums[0] = a0;
  sums[1] = a1;
  sums[2] = a2;
  sums[3] = a3;
  sums[4] = b0;
  sums[5] = b1;
  sums[6] = b2;
  sums[7] = b3;
}
