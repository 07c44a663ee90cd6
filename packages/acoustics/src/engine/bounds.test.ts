import { describe, expect, it } from 'vitest';
import { toEngineInput } from '../testing/plain-project.ts';
import { randomProject } from '../testing/random-input.ts';
import { addBounds, layOutBounds } from './bounds.ts';
import { EnergyRows } from './energy-rows.ts';
import { Engine } from './engine.ts';
import { FLOOR_RUNS, KEPT_RUNS } from './engine-input.ts';
import { createLanes, fillLanes, LANES } from './lanes.ts';
import { boundBlock, createSweep, sweepBlock } from './sweep.ts';

/** Columns 0 and 1 with weights for four lanes. */
const WEIGHTS = Float64Array.of(1, 2, 3, 4, 10, 20, 30, 40);
const rowOf = (column: number, ...byInterval: readonly (readonly number[])[]) => {
  const rows = new EnergyRows(byInterval.length);
  for (const [interval, energies] of byInterval.entries()) rows.add(column * LANES, energies, interval, interval + 1);
  return rows.list();
};

function boundsOf(...[rows, choices]: Parameters<typeof layOutBounds>): number[][] {
  return [KEPT_RUNS, FLOOR_RUNS].map((runs) => {
    const target = Float64Array.of(1000, 1000, 1000, 1000, 2000, 2000, 2000, 2000);
    addBounds(layOutBounds(rows, choices), runs, WEIGHTS, target);
    return [...target];
  });
}

describe('bounds', () => {
  it('add up the loudest of each column in each run, on top of what is there', () => {
    const rows = [...rowOf(0, [1, 5, 2], [3, 4, 9]), ...rowOf(1, [0, 0, 1], [1, 2, 0])];
    expect(boundsOf(rows, [])).toEqual([
      [1013, 1026, 1039, 1052, 2025, 2050, 2075, 2100],
      [1019, 1038, 1057, 1076, 2019, 2038, 2057, 2076],
    ]);
  });

  it('take of columns that never sound together only the loudest at each lane', () => {
    const near = rowOf(0, [20, 1, 1]);
    const far = rowOf(1, [1, 3, 3]);
    const both = [...rowOf(0, [1, 1, 1]), ...rowOf(1, [1, 1, 1])];
    expect(boundsOf([], [[near, far]])[0]).toEqual([1020, 1040, 1060, 1080, 2030, 2060, 2090, 2120]);
    expect(boundsOf([], [[near], [far]])[0]).toEqual([1030, 1060, 1090, 1120, 2031, 2062, 2093, 2124]);
    expect(boundsOf(near, [[both, far], [near]])[0]).toEqual([1051, 1102, 1153, 1204, 2032, 2064, 2096, 2128]);
  });

  it('are nothing without rows', () => {
    expect(boundsOf([], [])[0]).toEqual([1000, 1000, 1000, 1000, 2000, 2000, 2000, 2000]);
  });
});

describe('the bounds of a block', () => {
  it('are never below what the block holds, and mostly near to it', () => {
    let [above, all] = [0, 0];
    for (let seed = 0; seed < 60; seed++) {
      const input = toEngineInput(randomProject(seed, LANES));
      const lanes = createLanes(input.zones.length);
      const points = [0, 1, 2, 3].map((receiver) => ({ receiver, height: 0 }));
      for (const block of new Engine(input).blocks) {
        const sweep = createSweep();
        fillLanes(lanes, input, points);
        boundBlock(sweep, lanes, block, KEPT_RUNS, input.fixedDistance);
        sweepBlock(sweep, lanes, block, KEPT_RUNS, input.fixedDistance);
        const check = (bounds: Float64Array, energies: readonly Float64Array[]) =>
          bounds.forEach((bound, place) => {
            const series = energies[Math.floor(place / LANES)] as Float64Array;
            const heard = [...block.days.subarray(1)].map((_, i) => series[i * LANES + (place % LANES)] as number);
            expect(bound * (1 + 1e-12)).toBeGreaterThanOrEqual(Math.max(...heard));
            all += 1;
            if (bound > 4 * Math.max(...heard)) above += 1;
          });
        check(sweep.ownBounds, sweep.own);
        check(sweep.totalBounds, sweep.total);
      }
    }
    // Blocks with several equally near type B zones have no bound.
    expect(above / all).toBeLessThan(0.5);
    expect(above).toBeGreaterThan(0);
  });
});
