import { itemAt } from '../checked-reads.ts';
import { type EnergyRow, energyAt, isActiveIn, isConstant } from './energy-rows.ts';
import { RUNS, type RunPair } from './engine-input.ts';

/**
 * A list of terms to add for each interval, as flat arrays for the receiver loop. Intervals are grouped in spans of
 * eight. A term that is constant over a span is stored once in the span's base, from which each of its intervals
 * starts.
 */
export interface SumList {
  readonly base: FlatTerms;
  readonly varying: FlatTerms;
}

/** Lists of terms: those of list i run from starts[i] up to starts[i + 1]. */
export interface FlatTerms {
  readonly starts: Int32Array;
  /** Offset of the four weights of the term's column. */
  readonly offsets: Int32Array;
  /** By run. */
  readonly energies: readonly Float64Array[];
}

const INTERVALS_PER_SPAN = 8;
/** Sums of the current span: four lanes of the first run, then of the second. */
const sums = new Float64Array(8);

export function layOutSums(rows: readonly EnergyRow[], intervals: number): SumList {
  const base = new TermWriter();
  const varying = new TermWriter();
  for (let first = 0; first < intervals; first += INTERVALS_PER_SPAN) {
    const end = Math.min(intervals, first + INTERVALS_PER_SPAN);
    const constant = rows.filter((row) => isConstant(row, first, end));
    const others = rows.filter((row) => !constant.includes(row));
    for (const row of constant) base.add(row.offset, (run) => energyAt(row, first, run));
    base.endList();
    for (let interval = first; interval < end; interval++) {
      for (const row of others)
        if (isActiveIn(row, interval)) varying.add(row.offset, (run) => energyAt(row, interval, run));
      varying.endList();
    }
  }
  return { base: base.build(), varying: varying.build() };
}

/** Writes lists of terms one after another. */
export class TermWriter {
  readonly #starts = [0];
  readonly #offsets: number[] = [];
  readonly #energies: readonly number[][] = RUNS.map(() => []);

  add(offset: number, energy: (run: number) => number): void {
    this.#offsets.push(offset);
    for (let run = 0; run < RUNS.length; run++) this.#energies[run]?.push(energy(run));
  }

  endList(): void {
    this.#starts.push(this.#offsets.length);
  }

  build(): FlatTerms {
    return {
      starts: Int32Array.from(this.#starts),
      offsets: Int32Array.from(this.#offsets),
      energies: this.#energies.map((energies) => Float64Array.from(energies)),
    };
  }
}

/** Start index of each list when the lists are concatenated; the last entry is the end. */
export function cumulate(counts: readonly number[]): Int32Array {
  const starts = new Int32Array(counts.length + 1);
  counts.forEach((count, i) => {
    starts[i + 1] = (starts[i] ?? 0) + count;
  });
  return starts;
}

/**
 * Adds the sum of every interval at four lanes in two runs to the existing values. Index is interval times four plus
 * lane. Unrolled by lane, because a calculation spends its time here.
 */
export function sumIntervals(
  { base, varying }: SumList,
  runs: RunPair,
  weights: Float64Array,
  [initialA, initialB]: readonly [Float64Array, Float64Array],
  [targetA, targetB]: readonly [Float64Array, Float64Array],
): void {
  const count = varying.starts.length - 1;
  const { starts, offsets } = varying;
  const energiesA = itemAt(varying.energies, runs[0]);
  const energiesB = itemAt(varying.energies, runs[1]);
  let i = 0;
  for (let interval = 0; interval < count; interval++) {
    if (interval % INTERVALS_PER_SPAN === 0) sumBase(base, interval / INTERVALS_PER_SPAN, runs, weights);
    const end = starts[interval + 1] ?? 0;
    const place = interval * 4;
    let a0 = (initialA[place] ?? 0) + (sums[0] ?? 0);
    let a1 = (initialA[place + 1] ?? 0) + (sums[1] ?? 0);
    let a2 = (initialA[place + 2] ?? 0) + (sums[2] ?? 0);
    let a3 = (initialA[place + 3] ?? 0) + (sums[3] ?? 0);
    let b0 = (initialB[place] ?? 0) + (sums[4] ?? 0);
    let b1 = (initialB[place + 1] ?? 0) + (sums[5] ?? 0);
    let b2 = (initialB[place + 2] ?? 0) + (sums[6] ?? 0);
    let b3 = (initialB[place + 3] ?? 0) + (sums[7] ?? 0);
    for (; i < end; i++) {
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
    targetA[place] = a0;
    targetA[place + 1] = a1;
    targetA[place + 2] = a2;
    targetA[place + 3] = a3;
    targetB[place] = b0;
    targetB[place + 1] = b1;
    targetB[place + 2] = b2;
    targetB[place + 3] = b3;
  }
}

function sumBase(base: FlatTerms, span: number, runs: readonly [number, number], weights: Float64Array): void {
  const { starts, offsets } = base;
  const energiesA = itemAt(base.energies, runs[0]);
  const energiesB = itemAt(base.energies, runs[1]);
  const end = starts[span + 1] ?? 0;
  let a0 = 0;
  let a1 = 0;
  let a2 = 0;
  let a3 = 0;
  let b0 = 0;
  let b1 = 0;
  let b2 = 0;
  let b3 = 0;
  for (let i = starts[span] ?? 0; i < end; i++) {
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
