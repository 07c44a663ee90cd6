import { describe, expect, it } from 'vitest';
import { buildProject, buildRow, energiesOf, toEngineInput } from '../testing/plain-project.ts';
import { randomProject } from '../testing/random-input.ts';
import { readDetails } from '../testing/read-results.ts';
import { sweepProject } from '../testing/sweep-days.ts';
import { Engine } from './engine.ts';
import { FLOOR_RUNS, KEPT_RUNS } from './engine-input.ts';

describe('visiting listening points', () => {
  it('goes through the blocks in order of time', () => {
    const engine = new Engine(toEngineInput(buildProject({ firstDay: 20, lastDay: 100 })));
    const visited: unknown[] = [];
    engine.visit([{ receiver: 0, height: 0 }], KEPT_RUNS, (_, block, index) => visited.push([block, index]));
    expect(visited).toEqual(engine.blocks.map((block, index) => [block, index]));
    expect(engine.blocks).toHaveLength(4);
  });

  it('calculates each of up to four points at its own height (M-70)', () => {
    const project = buildProject({
      tasks: [{ zone: 0, rows: [buildRow({ energies: energiesOf(110, 105, 100) })] }],
      receivers: [
        { profile: 0, distances: [10], fixedDistances: [] },
        { profile: 0, distances: [6], fixedDistances: [] },
      ],
    });
    const points = [
      { receiver: 0, height: 0 },
      { receiver: 1, height: 8 },
      { receiver: 0, height: Math.sqrt(9900) },
    ];
    expect(sweepProject(project, points, FLOOR_RUNS)[0]?.own[0]).toEqual([75, 75, 55]);
    expect(sweepProject(project, points, KEPT_RUNS)[0]?.own).toEqual([
      [85, 85, 65],
      [80, 80, 60],
    ]);
  });

  it('finds the nearest type B zone by plan distance at any height (M-70)', () => {
    const project = buildProject({
      zones: [{ isTypeB: true }, { isTypeB: true }],
      tasks: [
        { zone: 0, rows: [buildRow({ energies: energiesOf(80) })] },
        { zone: 1, rows: [buildRow({ energies: energiesOf(130) })] },
      ],
      receivers: [{ profile: 0, distances: [6, 6.1], fixedDistances: [] }],
    });
    expect(sweepProject(project, [{ receiver: 0, height: 8 }], FLOOR_RUNS)[0]?.own[0]).toEqual([55]);
  });

  it('finds the loudest group with fixed rows at the floor (M-32, M-70)', () => {
    const rows = [
      buildRow({ group: 'A', energies: energiesOf(100), fixedPosition: 0 }),
      buildRow({ group: 'B', energies: energiesOf(110), fixedPosition: 1 }),
    ];
    const receivers = [{ profile: 0, distances: [50], fixedDistances: [6, 60] }];
    const points = [0, 80].map((height) => ({ receiver: 0, height }));
    const levels = sweepProject(buildProject({ tasks: [{ zone: 0, rows }], receivers }), points, FLOOR_RUNS)[0]?.own[0];
    // A arrives with 100 - 5 - 20 log 6 at the ground; B with 110 - 5 - 20 log 100 at 80 m height.
    expect(levels).toEqual([79.437, 65]);
  });

  it('leaves the peaks as they are', () => {
    const engine = new Engine(toEngineInput(randomProject(9, 5)));
    engine.calculate();
    const before = structuredClone(engine.peaks);
    engine.visit([{ receiver: 3, height: 30 }], FLOOR_RUNS, () => undefined);
    readDetails(engine, 4);
    expect(engine.peaks).toEqual(before);
  });
});
