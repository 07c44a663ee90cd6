import { describe, expect, it } from 'vitest';
import { changeOwnRow } from '../testing/change-project.ts';
import { buildProject, buildRow, energiesOf, type PlainProject, toEngineInput } from '../testing/plain-project.ts';
import { RandomSource, randomProject } from '../testing/random-input.ts';
import { Engine } from './engine.ts';
import { KEPT_RUNS } from './engine-input.ts';
import { findIncreases, raiseBounds } from './increase.ts';
import { createLanes, fillLanes, LANES } from './lanes.ts';
import { createBlockPeaks, SERIES } from './peaks.ts';
import { createSweep, sweepBlock } from './sweep.ts';

const firstBlock = (project: PlainProject) => {
  const [block] = new Engine(toEngineInput(project)).blocks;
  if (block === undefined) throw new Error('the project has no day');
  return block;
};
const increasesOf = (before: PlainProject, after: PlainProject) =>
  findIncreases(firstBlock(before), firstBlock(after), after.zones.length);
const project = (...rows: Parameters<typeof buildRow>) =>
  buildProject({ tasks: [{ zone: 0, rows: [buildRow(...rows)] }] });
const neighbour = (level: number) =>
  buildProject({ neighbours: [[{ zone: 0, rows: [buildRow({ energies: energiesOf(level) })] }]] });

describe('what became louder', () => {
  it('is found by zone and run', () => {
    const louder = project({ energies: [3e10, 2e10, 1e10] });
    expect(increasesOf(project({ energies: [1e10, 2e10, 0] }), louder)).toEqual([
      { zone: 0, position: -1, energies: [2e10, 0] },
    ]);
    expect(increasesOf(louder, louder)).toEqual([]);
    expect(increasesOf(louder, project({ energies: [1e10, 1e10, 1e10] }))).toEqual([]);
  });

  it('is found by fixed position', () => {
    const at = (energies: number[]) => project({ fixedPosition: 0, energies });
    expect(increasesOf(at([1, 1, 1]), at([4, 1, 1]))).toEqual([{ zone: -1, position: 0, energies: [3, 0] }]);
  });

  it('is the greatest over the intervals', () => {
    const rows = (first: number, second: number) =>
      buildProject({
        tasks: [
          { zone: 0, rows: [buildRow({ energies: [first, 1, 1] })] },
          { zone: 0, rows: [buildRow({ startDay: 1, endDay: 2, energies: [second, 1, 1] })] },
        ],
      });
    expect(increasesOf(rows(5, 9), rows(7, 10))).toEqual([{ zone: 0, position: -1, energies: [2, 0] }]);
  });

  it('cannot be determined when more than plain columns changed', () => {
    expect(increasesOf(project(), project({ endDay: 1 }))).toBeNull();
    expect(increasesOf(project({ fixedPosition: 0 }), project({ fixedPosition: 1 }))).toBeNull();
    expect(increasesOf(project({ fixedPosition: 0, group: 'A' }), project())).toBeNull();
    const grouped = (level: number) => project({ fixedPosition: 0, group: 'A', energies: energiesOf(level) });
    expect(increasesOf(grouped(90), grouped(91))).toBeNull();
    const typeB = (level: number) =>
      buildProject({
        zones: [{ isTypeB: true }],
        tasks: [{ zone: 0, rows: [buildRow({ energies: energiesOf(level) })] }],
      });
    expect(increasesOf(typeB(90), typeB(91))).toBeNull();
    expect(increasesOf(typeB(90), typeB(90))).toEqual([]);
    expect(increasesOf(neighbour(90), neighbour(91))).toBeNull();
    expect(increasesOf(neighbour(90), neighbour(90))).toEqual([]);
    expect(increasesOf(buildProject(), neighbour(90))).toBeNull();
  });
});

describe('raised bounds', () => {
  it('add what arrives of the increases, and forget what was swept', () => {
    const input = toEngineInput(buildProject({ receivers: [{ profile: 0, distances: [10], fixedDistances: [20] }] }));
    const before = createBlockPeaks(1);
    before.energies.set([1, 2, 3, 4]);
    before.isSwept.fill(1);
    const { energies, isSwept } = raiseBounds(
      before,
      [
        { zone: 0, position: -1, energies: [100, 0] },
        { zone: -1, position: 0, energies: [0, 400] },
      ],
      input,
    );
    const arriving = 10 ** -0.5;
    [1 + arriving, 2 + arriving, 3 + arriving, 4 + arriving].forEach((energy, series) => {
      expect(energies[series]).toBeCloseTo(energy, 9);
    });
    expect([...isSwept]).toEqual([0]);
  });

  it('are bounds of the changed block', () => {
    let raised = 0;
    for (let seed = 0; seed < 60; seed++) {
      const plain = randomProject(seed, 6);
      const changed = changeOwnRow(new RandomSource(seed), plain).project;
      const [engine, after] = [new Engine(toEngineInput(plain)), new Engine(toEngineInput(changed))];
      engine.calculate();
      after.blocks.forEach((block, index) => {
        const previous = engine.blocks[index];
        const increases = previous && findIncreases(previous, block, changed.zones.length);
        if (!previous || !increases) return;
        raised++;
        expectBounded(engine, after, index, increases);
      });
    }
    expect(raised).toBeGreaterThan(20);
  });
});

/** The raised peaks of the old block are nowhere below those of the new block. */
function expectBounded(before: Engine, after: Engine, index: number, increases: Parameters<typeof raiseBounds>[1]) {
  const { receiverCount, zones, fixedDistance } = after.input;
  const peaks = createBlockPeaks(receiverCount);
  const highest = (engine: Engine, write: (place: number, energy: number) => void) => {
    const [lanes, sweep, block] = [createLanes(zones.length), createSweep(), engine.blocks[index]];
    if (!block) return;
    for (let receiver = 0; receiver < receiverCount; receiver++) {
      fillLanes(lanes, engine.input, [{ receiver, height: 0 }]);
      sweepBlock(sweep, lanes, block, KEPT_RUNS, fixedDistance);
      for (let i = 0; i + 1 < block.days.length; i++)
        [...sweep.own, ...sweep.total].forEach((energies, series) => {
          write(receiver * SERIES + series, energies[i * LANES] as number);
        });
    }
  };
  highest(before, (place, energy) => {
    peaks.energies[place] = Math.max(peaks.energies[place] as number, energy);
  });
  const { energies } = raiseBounds(peaks, increases, after.input);
  highest(after, (place, energy) => {
    expect(energies[place] as number).toBeGreaterThanOrEqual(energy);
  });
}
