import { floatAt, numberAt } from '../checked-reads.ts';
import { RUNS, type RunEnergies } from './engine-input.ts';

/** What one column emits in every interval of a block. Index is interval times the number of runs plus run. */
export interface EnergyRow {
  readonly offset: number;
  readonly energies: Float64Array;
}

const RUN_COUNT = RUNS.length;

/**
 * Rows by column, filled while a block is built. Zone-tasks at the same position are added up before any receiver is
 * calculated.
 */
export class EnergyRows {
  readonly #rows = new Map<number, EnergyRow>();
  readonly #intervals: number;

  constructor(intervals: number) {
    this.#intervals = intervals;
  }

  /** From interval `first` up to but not including `end`. */
  add(offset: number, energies: RunEnergies, first: number, end: number): EnergyRow {
    const row = this.#rows.get(offset) ?? { offset, energies: new Float64Array(this.#intervals * RUN_COUNT) };
    this.#rows.set(offset, row);
    for (let interval = first; interval < end; interval++)
      for (let run = 0; run < RUN_COUNT; run++) {
        const place = interval * RUN_COUNT + run;
        row.energies[place] = floatAt(row.energies, place) + numberAt(energies, run);
      }
    return row;
  }

  /** Sorted by column. */
  list(): EnergyRow[] {
    return [...this.#rows.values()].sort((a, b) => a.offset - b.offset);
  }
}

export function energyAt({ energies }: EnergyRow, interval: number, run: number): number {
  return floatAt(energies, interval * RUN_COUNT + run);
}

/** Whether anything is emitted in any run. */
export function isActiveIn(row: EnergyRow, interval: number): boolean {
  for (let run = 0; run < RUN_COUNT; run++) if (energyAt(row, interval, run) > 0) return true;
  return false;
}

/** Whether a row emits the same non-zero energy throughout the intervals. */
export function isConstant(row: EnergyRow, first: number, end: number): boolean {
  if (!isActiveIn(row, first)) return false;
  for (let interval = first + 1; interval < end; interval++)
    for (let run = 0; run < RUN_COUNT; run++)
      if (energyAt(row, interval, run) !== energyAt(row, first, run)) return false;
  return true;
}

/** The highest energy of a row in each run. */
export function loudestOf(row: EnergyRow): number[] {
  const loudest = RUNS.map(() => 0);
  row.energies.forEach((energy, place) => {
    const run = place % RUN_COUNT;
    if (energy > numberAt(loudest, run)) loudest[run] = energy;
  });
  return loudest;
}
