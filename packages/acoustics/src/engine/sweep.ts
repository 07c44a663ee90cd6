import { type Block, DAYS_PER_BLOCK } from './block.ts';
import { addBounds } from './bounds.ts';
import { fillWeights } from './columns.ts';
import type { EngineInput, RunPair } from './engine-input.ts';
import { LANES, type Lanes } from './lanes.ts';
import { sumIntervals } from './sum-list.ts';
import { addTies } from './ties.ts';

/** The energies of one block at four listening points, in two runs. Index is interval times LANES plus lane. */
export interface Sweep {
  /** From the assessed project alone, by position in the pair of runs. */
  readonly own: readonly [Float64Array, Float64Array];
  /** With neighbours (M-50). Contributions are added where they are needed. */
  readonly total: readonly [Float64Array, Float64Array];
  nearest: Int32Array;
  /** Upper bounds of a block, own and with neighbours: four lanes of the first run, then of the second. */
  readonly ownBounds: Float64Array;
  readonly totalBounds: Float64Array;
}

const ZERO_ENERGIES = [new Float64Array(DAYS_PER_BLOCK * LANES), new Float64Array(DAYS_PER_BLOCK * LANES)] as const;

export function createSweep(): Sweep {
  const energies = () => new Float64Array(DAYS_PER_BLOCK * LANES);
  return {
    own: [energies(), energies()],
    total: [energies(), energies()],
    nearest: new Int32Array(0),
    ownBounds: new Float64Array(2 * LANES),
    totalBounds: new Float64Array(2 * LANES),
  };
}

/** Fills own and total for a block, using only sums of products (M-04, M-33, M-34). */
export function sweepBlock(
  sweep: Sweep,
  lanes: Lanes,
  block: Block,
  runs: RunPair,
  fixedDistance: EngineInput['fixedDistance'],
): void {
  makeRoom(sweep, block);
  const { own, total, nearest } = sweep;
  const hasTie = fillWeights(block.columns, lanes, runs, fixedDistance, nearest);
  const { weights } = lanes;
  sumIntervals(block.own.sums, runs, weights, ZERO_ENERGIES, own);
  if (hasTie) addTies(block.own.typeB, lanes, nearest, runs, own);
  if (block.neighbours === null) {
    total[0].set(own[0]);
    total[1].set(own[1]);
    return;
  }
  sumIntervals(block.neighbours.sums, runs, weights, own, total);
  if (hasTie) addTies(block.neighbours.typeB, lanes, nearest, runs, total);
}

/**
 * Fills the bounds of a block. They are infinite if several type B zones are equally near, which columns cannot
 * represent.
 */
export function boundBlock(
  sweep: Sweep,
  lanes: Lanes,
  block: Block,
  runs: RunPair,
  fixedDistance: EngineInput['fixedDistance'],
): void {
  makeRoom(sweep, block);
  const { ownBounds, totalBounds } = sweep;
  const hasTie = fillWeights(block.columns, lanes, runs, fixedDistance, sweep.nearest);
  ownBounds.fill(hasTie ? Number.POSITIVE_INFINITY : 0);
  if (!hasTie) addBounds(block.own.bounds, runs, lanes.weights, ownBounds);
  totalBounds.set(ownBounds);
  if (!hasTie && block.neighbours !== null) addBounds(block.neighbours.bounds, runs, lanes.weights, totalBounds);
}

function makeRoom(sweep: Sweep, { columns }: Block): void {
  const places = columns.sets.starts.length * LANES;
  if (sweep.nearest.length < places) sweep.nearest = new Int32Array(2 * places);
}
