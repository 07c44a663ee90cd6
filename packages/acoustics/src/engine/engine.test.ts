import { describe, expect, it } from 'vitest';
import { buildProject, buildRow, type PlainTask, toEngineInput } from '../testing/plain-project.ts';
import { randomProject } from '../testing/random-input.ts';
import { ALL_SERIES, readDetails, readSeries } from '../testing/read-results.ts';
import { Engine } from './engine.ts';

describe('blocks of an engine', () => {
  it.each([
    { firstDay: 0, lastDay: 31, blocks: [[0, 31]] },
    {
      firstDay: 0,
      lastDay: 32,
      blocks: [
        [0, 31],
        [32, 32],
      ],
    },
    {
      firstDay: 40,
      lastDay: 70,
      blocks: [
        [40, 63],
        [64, 70],
      ],
    },
    {
      firstDay: 63,
      lastDay: 64,
      blocks: [
        [63, 63],
        [64, 64],
      ],
    },
    { firstDay: 50, lastDay: 50, blocks: [[50, 50]] },
    {
      firstDay: -3,
      lastDay: 2,
      blocks: [
        [-3, -1],
        [0, 2],
      ],
    },
    { firstDay: -64, lastDay: -33, blocks: [[-64, -33]] },
  ])('from day $firstDay to $lastDay are $blocks', ({ firstDay, lastDay, blocks }) => {
    const input = toEngineInput(buildProject({ firstDay, lastDay }));
    const engine = new Engine(input);
    expect(engine.blocks.map((block) => [block.firstDay, block.lastDay])).toEqual(blocks);
    expect(engine.input).toBe(input);
  });

  it('calculate nothing outside the days of the project (M-50)', () => {
    const rows = [buildRow({ startDay: 0, endDay: 9 })];
    const engine = new Engine(toEngineInput(buildProject({ tasks: [{ zone: 0, rows }], firstDay: 20, lastDay: 25 })));
    engine.calculate();
    expect(ALL_SERIES.map((series) => readSeries(engine, 0, series).energy)).toEqual([0, 0, 0, 0]);
    expect(engine.combinations.tasks).toEqual([]);
  });
});

const readAll = (engine: Engine, receiver: number) => ALL_SERIES.map((series) => readSeries(engine, receiver, series));

describe('a calculation', () => {
  // Batches, groups of four and empty lanes: each receiver gets bit-identical results to a calculation of its own.
  it.each([1, 3, 4, 5, 63, 64, 65, 131])('[CALC-12] of %d receivers is that of each of them alone', (count) => {
    const project = randomProject(17, count);
    const engine = new Engine(toEngineInput(project));
    engine.calculate();
    const details = readDetails(engine, 3);
    expect(details).toHaveLength(count);
    details.forEach((ofReceiver, receiver) => {
      if (count > 10 && receiver % 9 !== 0 && receiver < 62) return;
      const receivers = project.receivers.slice(receiver, receiver + 1);
      const alone = new Engine(toEngineInput({ ...project, receivers }));
      alone.calculate();
      expect(readAll(engine, receiver)).toEqual(readAll(alone, 0));
      expect(ofReceiver).toEqual(readDetails(alone, 3)[0]);
    });
  });

  it('[CALC-61] with calendars that leave out no day is to the last bit the one without calendars', () => {
    for (let seed = 0; seed < 40; seed++) {
      const project = randomProject(seed, 6);
      const follow = (task: PlainTask): PlainTask => ({ ...task, idleDays: new Set() });
      const neighbours = project.neighbours.map((tasks) => tasks.map(follow));
      const [without, withCalendars] = [project, { ...project, tasks: project.tasks.map(follow), neighbours }].map(
        (plain) => {
          const engine = new Engine(toEngineInput(plain));
          engine.calculate();
          return [engine.blocks, engine.peaks, engine.combinations, readDetails(engine, 4)];
        },
      );
      expect(withCalendars).toEqual(without);
    }
  });

  it('can be done twice', () => {
    const engine = new Engine(toEngineInput(randomProject(23, 5)));
    engine.calculate();
    const first = [0, 1, 2, 3, 4].map((receiver) => readAll(engine, receiver));
    engine.calculate();
    expect([0, 1, 2, 3, 4].map((receiver) => readAll(engine, receiver))).toEqual(first);
  });

  it('of no receivers is done at once', () => {
    const engine = new Engine(toEngineInput(buildProject({ receivers: [] })));
    const fractions: number[] = [];
    engine.calculate((fraction) => fractions.push(fraction));
    expect(fractions).toEqual([1]);
  });

  it('reports its progress', () => {
    const fractions: number[] = [];
    new Engine(toEngineInput(randomProject(5, 300))).calculate((fraction) => fractions.push(fraction));
    expect(fractions[0]).toBe(0);
    expect(fractions.at(-1)).toBe(1);
    expect(fractions.length).toBeGreaterThan(3);
    expect(fractions).toEqual([...new Set(fractions)].sort((a, b) => a - b));
    expect(Math.max(...fractions.slice(0, -1))).toBeLessThan(1);
  });

  it('ends where the listener throws, and can be done again', () => {
    const project = randomProject(5, 200);
    const engine = new Engine(toEngineInput(project));
    const stop = new Error('no longer wanted');
    let calls = 0;
    const listener = () => {
      calls += 1;
      if (calls === 2) throw stop;
    };
    expect(() => engine.calculate(listener)).toThrow(stop);
    expect(calls).toBe(2);
    engine.calculate();
    const fresh = new Engine(toEngineInput(project));
    fresh.calculate();
    for (const receiver of [0, 63, 64, 65, 128, 199])
      expect(readAll(engine, receiver)).toEqual(readAll(fresh, receiver));
  });
});
