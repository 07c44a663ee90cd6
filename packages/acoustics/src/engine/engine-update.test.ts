import { describe, expect, it } from 'vitest';
import {
  changeDays,
  changeEdges,
  changeNeighbour,
  changeOwnRow,
  changeProfile,
  changeProject,
  changeReceiver,
} from '../testing/change-project.ts';
import { buildDailyProject, spread } from '../testing/level-project.ts';
import { buildProject, buildRow, toEngineInput } from '../testing/plain-project.ts';
import { RandomSource, randomProject, withRandomCalendars, withRandomFronts } from '../testing/random-input.ts';
import { ALL_SERIES, readDetails, readSeries } from '../testing/read-results.ts';
import { Engine } from './engine.ts';

const LIMIT = 3;

/** Compares bit by bit. */
function expectLikeNew(engine: Engine): void {
  const fresh = new Engine(engine.input);
  fresh.calculate();
  for (let receiver = 0; receiver < engine.input.receiverCount; receiver++)
    for (const series of ALL_SERIES)
      expect({ receiver, ...readSeries(engine, receiver, series) }).toEqual({
        receiver,
        ...readSeries(fresh, receiver, series),
      });
  expect(engine.combinations).toEqual(fresh.combinations);
  expect(readDetails(engine, LIMIT)).toEqual(readDetails(fresh, LIMIT));
}

function toggle(days: ReadonlySet<number>, day: number): ReadonlySet<number> {
  return days.has(day) ? new Set([...days].filter((other) => other !== day)) : new Set([...days, day]);
}

describe('an engine that takes a change', () => {
  it.each([
    { name: 'own rows', change: changeOwnRow },
    { name: 'the rows of a neighbour', change: changeNeighbour },
    { name: 'receivers', change: changeReceiver },
    { name: 'values of a profile', change: changeProfile },
    { name: 'the edges of a profile', change: changeEdges },
    { name: 'the days of the project', change: changeDays },
  ])('is a new engine after a change of $name', ({ change }) => {
    for (let seed = 0; seed < 12; seed++) {
      const before = randomProject(seed, 1 + (seed % 11));
      const engine = new Engine(toEngineInput(before));
      engine.calculate();
      expect(engine.combinations.tasks.length).toBeGreaterThan(0);
      const { project, changes } = change(new RandomSource(seed), before);
      engine.update(toEngineInput(project), changes);
      expectLikeNew(engine);
    }
  });

  it('[CALC-96] is a new engine after a change of rows of moving work-fronts', () => {
    for (let seed = 0; seed < 24; seed++) {
      const before = withRandomFronts(seed, randomProject(seed, 1 + (seed % 11)));
      const engine = new Engine(toEngineInput(before));
      engine.calculate();
      const { project, changes } = changeOwnRow(new RandomSource(seed), before);
      engine.update(toEngineInput(project), changes);
      expectLikeNew(engine);
    }
  });

  it('[CALC-62] is a new engine after a change of rows or of one day that is not worked', () => {
    for (let seed = 0; seed < 24; seed++) {
      const draw = new RandomSource(seed);
      const before = withRandomCalendars(seed, randomProject(seed, 1 + (seed % 11)));
      const engine = new Engine(toEngineInput(before));
      engine.calculate();
      const moved = changeOwnRow(draw, before);
      engine.update(toEngineInput(moved.project), moved.changes);
      expectLikeNew(engine);
      const day = draw.whole(before.firstDay, before.lastDay);
      const tasks = moved.project.tasks.map(({ idleDays, ...task }) =>
        idleDays ? { ...task, idleDays: toggle(idleDays, day) } : task,
      );
      const days = [{ startDay: day, endDay: day }];
      engine.update(toEngineInput({ ...moved.project, tasks }), { days, receivers: [] });
      expectLikeNew(engine);
    }
  });

  it('is a new engine after many changes', () => {
    for (let seed = 100; seed < 112; seed++) {
      const draw = new RandomSource(seed);
      let project = randomProject(seed, draw.whole(1, 9));
      const engine = new Engine(toEngineInput(project));
      engine.calculate();
      for (let step = 0; step < 6; step++) {
        const change = changeProject(draw, project);
        project = change.project;
        engine.update(toEngineInput(project), change.changes);
      }
      expectLikeNew(engine);
    }
  });

  it('is a new engine with more receivers than go through a block together', () => {
    const before = randomProject(3, 150);
    const engine = new Engine(toEngineInput(before));
    engine.calculate();
    const { project, changes } = changeOwnRow(new RandomSource(1), before);
    engine.update(toEngineInput(project), { ...changes, receivers: [149, 70] });
    expectLikeNew(engine);
  });
});

describe('blocks that are as loud as each other (M-42)', () => {
  const LEVELS = [0, 60 - 5e-10, 60, 60 + 5e-10, 60 + 2e-9];
  const DAYS_APART = 32;
  const inputOf = (levels: readonly number[]) => toEngineInput(buildDailyProject(spread(levels, 0)));

  const readAll = (engine: Engine) => JSON.stringify(ALL_SERIES.map((series) => readSeries(engine, 0, series)));

  /** The result of updating one block, and the result of a new engine. */
  function exchange(before: readonly number[], block: number, after: number): [string, string] {
    const engine = new Engine(inputOf(before));
    engine.calculate();
    const startDay = block * DAYS_APART;
    engine.update(inputOf(before.with(block, after)), { days: [{ startDay, endDay: startDay }], receivers: [] });
    const fresh = new Engine(engine.input);
    fresh.calculate();
    return [readAll(engine), readAll(fresh)];
  }

  it('[CALC-12] keep the energy and the day of a new engine whichever of them becomes louder, quieter or silent', () => {
    const differences: unknown[] = [];
    for (const a of LEVELS)
      for (const b of LEVELS)
        for (const after of LEVELS)
          for (const block of [0, 1, 2]) {
            const [updated, fresh] = exchange([a, b, 60], block, after);
            if (updated !== fresh) differences.push({ before: [a, b, 60], block, after, updated, fresh });
          }
    expect(differences).toEqual([]);
  });

  it.each([60 + 5e-10, 60, 60 - 5e-10])('with %d dB(A) in the last one, give way when its days fall away', (last) => {
    const engine = new Engine(inputOf([60, 50, last]));
    engine.calculate();
    expect(readSeries(engine, 0, ALL_SERIES[0])).toMatchObject({ day: 0 });
    engine.update({ ...engine.input, lastDay: DAYS_APART }, { days: [], receivers: [] });
    expectLikeNew(engine);
  });
});

describe('what a change touches', () => {
  /**
   * Work on all days of four blocks, with one fixed row. Records the receivers for which its distance was requested.
   */
  function prepare() {
    const rows = [buildRow({ startDay: 0, endDay: 127 }), buildRow({ startDay: 0, endDay: 127, fixedPosition: 0 })];
    const receivers = Array.from({ length: 9 }, () => ({ profile: 0, distances: [10], fixedDistances: [20] }));
    const plain = toEngineInput(buildProject({ tasks: [{ zone: 0, rows }], receivers }));
    const asked = new Set<number>();
    const fixedDistance = (receiver: number, position: number) => {
      asked.add(receiver);
      return plain.fixedDistance(receiver, position);
    };
    const engine = new Engine({ ...plain, fixedDistance });
    engine.calculate();
    asked.clear();
    return { engine, asked: () => [...asked].sort(), input: { ...plain, fixedDistance } };
  }

  it.each([
    { startDay: 33, endDay: 33, kept: [0, 2, 3] },
    { startDay: 31, endDay: 32, kept: [2, 3] },
    { startDay: 32, endDay: 63, kept: [0, 2, 3] },
    { startDay: 64, endDay: 200, kept: [0, 1] },
    { startDay: -9, endDay: -1, kept: [0, 1, 2, 3] },
    { startDay: 128, endDay: 140, kept: [0, 1, 2, 3] },
  ])('from day $startDay to $endDay leaves blocks $kept as they are', ({ startDay, endDay, kept }) => {
    const { engine, input } = prepare();
    const before = engine.blocks;
    engine.update(input, { days: [{ startDay, endDay }], receivers: [] });
    expect(engine.blocks.flatMap((block, i) => (block === before[i] ? [i] : []))).toEqual(kept);
  });

  it.each([
    { edge: 32, kept: [0, 2, 3] },
    { edge: 63, kept: [0, 2, 3] },
    { edge: 64, kept: [0, 1, 3] },
    { edge: 500, kept: [0, 1, 2, 3] },
  ])('a criterion that changes on day $edge leaves blocks $kept as they are', ({ edge, kept }) => {
    const { engine, input } = prepare();
    const before = engine.blocks;
    const criteria = [
      { startDay: Number.NEGATIVE_INFINITY, endDay: edge - 1, value: 75 },
      { startDay: edge, endDay: Number.POSITIVE_INFINITY, value: 70 },
    ];
    const profiles = [{ criteria, contributions: [] }];
    const receivers = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    engine.update({ ...input, profiles }, { days: [], receivers });
    expect(engine.blocks.flatMap((block, i) => (block === before[i] ? [i] : []))).toEqual(kept);
    expectLikeNew(engine);
    // Reverting removes the edge again.
    const cut = engine.blocks;
    engine.update(input, { days: [], receivers });
    expect(engine.blocks.flatMap((block, i) => (block === cut[i] ? [i] : []))).toEqual(kept);
    expectLikeNew(engine);
  });

  it('is nobody without a change, and one group of four for a receiver', () => {
    const { engine, asked, input } = prepare();
    engine.update(input, { days: [], receivers: [] });
    expect(asked()).toEqual([]);
    engine.update(input, { days: [{ startDay: 500, endDay: 501 }], receivers: [] });
    expect(asked()).toEqual([]);
    engine.update(input, { days: [], receivers: [5, 6] });
    expect(asked()).toEqual([4, 5, 6, 7]);
  });
});
