import { describe, expect, it } from 'vitest';
import { RandomSource } from '../testing/random-input.ts';
import { type EnergyRow, EnergyRows, energyAt } from './energy-rows.ts';
import { FLOOR_RUNS, KEPT_RUNS, type RunPair } from './engine-input.ts';
import { cumulate, layOutSums, sumIntervals } from './sum-list.ts';

const LANES = 4;
const COLUMNS = 10;

/** Whole numbers have the same sum in any order. */
function addPlainly(rows: readonly EnergyRow[], run: number, weights: Float64Array, initial: Float64Array): number[] {
  return [...initial].map((energy, place) => {
    const [interval, lane] = [Math.floor(place / LANES), place % LANES];
    let sum = energy;
    for (const row of rows) sum += energyAt(row, interval, run) * (weights[row.offset + lane] as number);
    return sum;
  });
}

function expectSums(rows: readonly EnergyRow[], intervals: number, runs: RunPair, draw: RandomSource): void {
  const size = intervals * LANES;
  const numbers = (length: number) => Float64Array.from({ length }, () => draw.whole(1, 1000));
  const [weights, first, second] = [numbers(COLUMNS * LANES), numbers(size), numbers(size)];
  const targets = [new Float64Array(size), new Float64Array(size)] as const;
  sumIntervals(layOutSums(rows, intervals), runs, weights, [first, second], targets);
  expect([...targets[0]]).toEqual(addPlainly(rows, runs[0], weights, first));
  expect([...targets[1]]).toEqual(addPlainly(rows, runs[1], weights, second));
}

/** Some columns come and go, others are present throughout. */
function drawRows(draw: RandomSource, intervals: number): EnergyRow[] {
  const rows = new EnergyRows(intervals);
  const energies = () => [draw.whole(0, 9), draw.whole(0, 9), draw.whole(0, 9)];
  for (let column = 0; column < COLUMNS; column++) {
    if (column % 2 === 0) rows.add(column * LANES, energies(), 0, intervals);
    for (let piece = draw.whole(0, 3); piece > 0; piece--) {
      const first = draw.whole(0, Math.max(0, intervals - 1));
      rows.add(column * LANES, energies(), first, draw.whole(first, intervals));
    }
  }
  return rows.list();
}

describe('sums of intervals', () => {
  it.each([{ runs: KEPT_RUNS }, { runs: FLOOR_RUNS }])('are those of a plain double loop in runs $runs', ({ runs }) => {
    const draw = new RandomSource(7);
    for (let intervals = 0; intervals <= 32; intervals++) expectSums(drawRows(draw, intervals), intervals, runs, draw);
  });

  it('go on top of what the intervals have, where no term is', () => {
    const targets = [new Float64Array(8), new Float64Array(8)] as const;
    const initial = [Float64Array.of(1, 2, 3, 4, 5, 6, 7, 8), Float64Array.of(9, 8, 7, 6, 5, 4, 3, 2)] as const;
    sumIntervals(layOutSums([], 2), KEPT_RUNS, new Float64Array(0), initial, targets);
    expect(targets).toEqual(initial);
  });

  it('do not take over the base of another list', () => {
    const targets = [new Float64Array(4), new Float64Array(4)] as const;
    const nothing = [new Float64Array(4), new Float64Array(4)] as const;
    const weights = Float64Array.of(1, 2, 3, 4);
    const row = new EnergyRows(1).add(0, [10, 20, 30], 0, 1);
    sumIntervals(layOutSums([row], 1), KEPT_RUNS, weights, nothing, targets);
    expect(targets).toEqual([Float64Array.of(10, 20, 30, 40), Float64Array.of(20, 40, 60, 80)]);
    sumIntervals(layOutSums([], 1), KEPT_RUNS, weights, nothing, targets);
    expect(targets).toEqual(nothing);
  });
});

describe('the layout of sums', () => {
  it('puts what stays the same through eight intervals into their base', () => {
    const rows = new EnergyRows(10);
    rows.add(4, [5, 6, 7], 0, 10);
    for (let interval = 0; interval < 10; interval++) {
      rows.add(0, [interval, 1, 1], interval, interval + 1);
      rows.add(8, [3, 3, interval], interval, interval + 1);
    }
    const { base, varying } = layOutSums(rows.list(), 10);
    expect([...base.starts]).toEqual([0, 1, 2]);
    expect([...base.offsets]).toEqual([4, 4]);
    expect(base.energies.map((energies) => [...energies])).toEqual([
      [5, 5],
      [6, 6],
      [7, 7],
    ]);
    expect([...varying.starts]).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
    expect([...varying.offsets.subarray(0, 2)]).toEqual([0, 8]);
  });

  it('leaves out the intervals in which a row is silent', () => {
    const row = new EnergyRows(8).add(0, [1, 1, 1], 2, 5);
    const { base, varying } = layOutSums([row], 8);
    expect(base.offsets).toHaveLength(0);
    expect([...varying.starts]).toEqual([0, 0, 0, 1, 2, 3, 3, 3, 3]);
    const always = layOutSums([new EnergyRows(8).add(0, [1, 1, 1], 0, 8)], 8);
    expect(always.varying.offsets).toHaveLength(0);
  });

  it('counts where lists begin', () => {
    expect([...cumulate([2, 0, 3])]).toEqual([0, 2, 2, 5]);
    expect([...cumulate([])]).toEqual([0]);
  });
});
