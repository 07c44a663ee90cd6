import { floatAt, numberAt } from '../checked-reads.ts';
import { TIE_METRES } from '../propagation.ts';
import { type EnergyRow, energyAt } from './energy-rows.ts';
import { RUN_POSITIONS, type RunPair } from './engine-input.ts';
import { LANES, type Lanes } from './lanes.ts';
import { TIE } from './zone-sets.ts';

/** The type B zones of one project that are active together in some intervals, in set order. */
export interface TypeBSet {
  readonly set: number;
  readonly intervals: readonly number[];
  readonly zones: readonly {
    /** Offset of its distance, or of its effective distance, in the lanes (M-113). */
    readonly distance: number;
    readonly rows: readonly EnergyRow[];
  }[];
}

/**
 * For lanes with several equally near type B zones, adds the loudest of them in each run (M-34). Their columns have
 * weight 0 in the sums. This is rare, so the code favours readability over speed.
 */
export function addTies(
  sets: readonly TypeBSet[],
  lanes: Lanes,
  nearest: Int32Array,
  runs: RunPair,
  targets: readonly [Float64Array, Float64Array],
): void {
  for (const { set, intervals, zones } of sets)
    for (let lane = 0; lane < LANES; lane++) {
      if (nearest[set * LANES + lane] !== TIE) continue;
      const distances = zones.map(({ distance }) => floatAt(lanes.distances, distance + lane));
      const nearestDistance = Math.min(...distances);
      const near = zones.filter((_, place) => numberAt(distances, place) <= nearestDistance + TIE_METRES);
      for (const interval of intervals)
        for (const position of RUN_POSITIONS) {
          const target = targets[position];
          const energies = near.map(({ rows }) => sumRows(rows, interval, runs[position], lanes.weights, lane));
          target[interval * LANES + lane] = floatAt(target, interval * LANES + lane) + Math.max(...energies);
        }
    }
}

function sumRows(
  rows: readonly EnergyRow[],
  interval: number,
  run: number,
  weights: Float64Array,
  lane: number,
): number {
  let energy = 0;
  for (const row of rows) energy += energyAt(row, interval, run) * floatAt(weights, row.offset + lane);
  return energy;
}
