import { describe, expect, it } from 'vitest';
import { buildProject, buildRow, energiesOf } from '../testing/plain-project.ts';
import { sweepProject } from '../testing/sweep-days.ts';
import type { EngineRow } from './emission-steps.ts';
import { listEmissionSteps } from './emission-steps.ts';
import type { EmissionStep } from './engine-input.ts';
import { fillMixedEnergies, layOutMixedEmissions } from './mixed-emissions.ts';

/** Notional sources of two zones at offsets 0 and 4, then fixed positions 0 to 2, results from 20 onwards. */
const WEIGHTS = [1, 2, 3, 4, 10, 20, 30, 40, 1, 10, 100, 1000, 1000, 100, 10, 1, 5, 6, 7, 8];
const fixedOffset = (position: number) => 8 + 4 * position;
const stepOf = (...rows: EngineRow[]) => listEmissionSteps(rows)[0] as EmissionStep;

function fill(emissions: readonly { step: EmissionStep; zone: number }[], run: number, shift = 0): number[][] {
  const mixed = layOutMixedEmissions(
    emissions.map((emission, i) => ({ ...emission, offset: 20 + 8 * i })),
    fixedOffset,
  );
  const weights = Float64Array.from([...WEIGHTS, ...Array.from({ length: 8 * emissions.length }, () => -1)]);
  fillMixedEnergies(mixed, run, weights, shift);
  expect([...weights.subarray(0, 20)]).toEqual(WEIGHTS);
  return emissions.map((_, i) => [...weights.subarray(20 + 8 * i, 28 + 8 * i)]);
}

describe('emissions with fixed rows in their groups (M-32)', () => {
  const step = stepOf(
    buildRow({ energies: [1, 2, 3] }),
    buildRow({ energies: [10, 20, 30], fixedPosition: 2 }),
    buildRow({ group: 'A', energies: [100, 0.5, 1], fixedPosition: 0 }),
    buildRow({ group: 'B', energies: [100, 1, 1], fixedPosition: 1 }),
    buildRow({ group: 'B', energies: [7, 1, 1] }),
  );

  it('find the loudest group on what arrives at each receiver', () => {
    // Common 1 × zone + 10 × position 2; A is 100 × position 0, B 100 × position 1 + 7 × zone.
    expect(fill([{ step, zone: 0 }], 0)).toEqual([
      [51 + 100_007, 62 + 10_014, 73 + 10_000, 84 + 100_000, -1, -1, -1, -1],
    ]);
  });

  it('find it anew in each run', () => {
    expect(fill([{ step, zone: 0 }], 1)).toEqual([[102 + 1001, 124 + 102, 146 + 50, 168 + 500, -1, -1, -1, -1]]);
  });

  it('write the second run behind the first', () => {
    const [first] = fill([{ step, zone: 0 }], 2, 4);
    expect(first).toEqual([-1, -1, -1, -1, 153 + 1001, 186 + 102, 219 + 100, 252 + 1000]);
  });

  it('stand beside each other, each with its zone', () => {
    const other = stepOf(
      buildRow({ group: 'X', energies: [3, 3, 3], fixedPosition: 1 }),
      buildRow({ group: 'Y', energies: [2, 2, 2] }),
    );
    const [first, second, third] = fill(
      [
        { step: other, zone: 4 },
        { step, zone: 0 },
        { step: other, zone: 0 },
      ],
      0,
    );
    expect(first?.slice(0, 4)).toEqual([3000, 300, 60, 80]);
    expect(second?.slice(0, 4)).toEqual([100_058, 10_076, 10_073, 100_084]);
    expect(third?.slice(0, 4)).toEqual([3000, 300, 30, 8]);
  });

  it('may have nothing at the notional source', () => {
    const bare = stepOf(buildRow({ group: 'A', energies: [1, 1, 1], fixedPosition: 0 }));
    expect(fill([{ step: bare, zone: 0 }], 0)[0]?.slice(0, 4)).toEqual([1, 10, 100, 1000]);
  });
});

describe('a group with a fixed row in the engine (M-32)', () => {
  it('is the loudest at one receiver and not at another', () => {
    const rows = [
      buildRow({ group: 'A', energies: energiesOf(100, 90) }),
      buildRow({ group: 'B', energies: energiesOf(100, 95), fixedPosition: 0 }),
    ];
    const project = buildProject({
      tasks: [{ zone: 0, rows }],
      receivers: [
        { profile: 0, distances: [10], fixedDistances: [100] },
        { profile: 0, distances: [100], fixedDistances: [10] },
      ],
    });
    const points = [0, 1].map((receiver) => ({ receiver, height: 0 }));
    expect(sweepProject(project, points)[0]?.own).toEqual([
      [75, 75],
      [65, 70],
    ]);
  });
});
