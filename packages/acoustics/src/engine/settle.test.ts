import { describe, expect, it } from 'vitest';
import { buildDailyProject, buildLevelProject, spread } from '../testing/level-project.ts';
import { buildProfile, buildProject, buildRow, type PlainProject, toEngineInput } from '../testing/plain-project.ts';
import { readLevel, readSeries } from '../testing/read-results.ts';
import { Engine } from './engine.ts';
import { OWN } from './peaks.ts';

function calculate(project: PlainProject): Engine {
  const engine = new Engine(toEngineInput(project));
  engine.calculate();
  return engine;
}

const dated = (startDay: number, value: number) => ({ startDay, endDay: startDay, value });
const always = (value: number) => ({ startDay: -9999, endDay: 9999, value });

describe('what is swept', () => {
  it.each([
    { levels: [80, 60, 60, 60], share: 1 / 4 },
    { levels: [60, 60, 80, 60], share: 1 / 4 },
    // As loud as the loudest: the first of them is required.
    { levels: [80, 60, 80, 60], share: 2 / 4 },
    { levels: [80, 60, 80 - 5e-10, 60], share: 2 / 4 },
    { levels: [80, 60, 80 - 2e-9, 60], share: 1 / 4 },
    // Exceedances are known from the loudest block.
    { levels: [80, 79, 78, 79.9], share: 1 / 4 },
  ])('of blocks with $levels dB is $share', ({ levels, share }) => {
    expect(calculate(buildDailyProject(spread(levels, 0))).sweptShare).toBeCloseTo(share, 12);
  });

  it('is a block with a verdict of its own, as long as none is known', () => {
    const profile = (...criteria: ReturnType<typeof dated>[]) => [
      buildProfile(0, { criteria: [...criteria, always(99)] }),
    ];
    const levels = spread([80, 62, 62, 62], 0);
    expect(calculate(buildDailyProject(levels, profile(dated(64, 61)))).sweptShare).toBe(2 / 4);
    expect(calculate(buildDailyProject(levels, profile(dated(64, 63)))).sweptShare).toBe(1 / 4);
    expect(calculate(buildDailyProject(levels, profile(dated(32, 61), dated(64, 61)))).sweptShare).toBe(2 / 4);
    // 62 dB exceeds 61.9 in the report only: the map may exceed later.
    expect(calculate(buildDailyProject(levels, profile(dated(32, 61.9), dated(64, 61)))).sweptShare).toBe(3 / 4);
  });

  it('is nothing where nothing is heard, and nothing before a calculation', () => {
    const project = { ...buildDailyProject(spread([60, 0, 0], 0)), firstDay: 32 };
    expect(calculate(project).sweptShare).toBe(0);
    expect(new Engine(toEngineInput(buildDailyProject([60]))).sweptShare).toBe(0);
    expect(new Engine(toEngineInput(buildProject({ receivers: [] }))).sweptShare).toBe(0);
  });

  it('goes by each of four receivers together, and by each group apart', () => {
    const periods = [0, 1, 2, 3, 4].map((block) => ({
      startDay: 32 * block,
      endDay: 32 * block + 31,
      levels: [0, 1, 2, 3, 4].map((receiver) => (receiver === block ? 70 : 50)),
    }));
    // The first four have their maximum in four of the five blocks, the fifth in one.
    expect(calculate(buildLevelProject(periods)).sweptShare).toBe(5 / 10);
  });
});

describe('maxima across blocks', () => {
  it('are found however the bounds mislead', () => {
    // Two rows of one activity that never overlap put the bound of the second block 3 dB above its real level.
    const loud = { startDay: 32, endDay: 63 };
    const rows = [
      buildRow({ startDay: 5, endDay: 5, energies: [1.5, 1.5, 1.5] }),
      buildRow({ ...loud, endDay: 40, fixedPosition: 0, energies: [1, 1, 1] }),
      buildRow({ ...loud, startDay: 41, fixedPosition: 1, energies: [1, 1, 1] }),
    ];
    const receivers = [{ profile: 0, distances: [1], fixedDistances: [1, 1] }];
    const engine = calculate(buildProject({ tasks: [{ zone: 0, rows }], receivers }));
    expect(engine.sweptShare).toBe(1);
    expect(readSeries(engine, 0, OWN)).toMatchObject({ day: 5 });
    expect(readLevel(engine, 0, OWN).level).toBeCloseTo(10 * Math.log10(1.5) - 5, 1);
  });
});
