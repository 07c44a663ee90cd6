import { describe, expect, it } from 'vitest';
import { TIE_ENERGY_RATIO } from '../level.ts';
import { buildDailyProject, spread } from '../testing/level-project.ts';
import { buildProject, buildRow, energiesOf, toEngineInput } from '../testing/plain-project.ts';
import { ALL_SERIES, readSeries } from '../testing/read-results.ts';
import { Engine } from './engine.ts';
import { createBlockPeaks, createPeaks, SERIES } from './peaks.ts';
import { isUntouched } from './settle.ts';

const RECEIVERS = 8;

/** Highest energies of eight receivers, 100 in every series, and a block with one energy that is not 0. */
function judge(receiver: number, series: number, energy: number, firstReceiver = 4, count = 4): boolean {
  const highest = createPeaks(RECEIVERS);
  highest.energies.fill(100);
  const silent = { peaks: createBlockPeaks(RECEIVERS) };
  const peaks = createBlockPeaks(RECEIVERS);
  peaks.energies[receiver * SERIES + series] = energy;
  return isUntouched([silent, { peaks }, silent], firstReceiver, count, highest);
}

describe('a group whose blocks are exchanged (M-42)', () => {
  it('is untouched while all of them stay below its maxima by more than a tie', () => {
    for (const receiver of [4, 5, 6, 7])
      for (const series of ALL_SERIES) {
        expect(judge(receiver, series, 99)).toBe(true);
        expect(judge(receiver, series, 101)).toBe(false);
        expect(judge(receiver, series, 100)).toBe(false);
        expect(judge(receiver, series, 100 / TIE_ENERGY_RATIO ** 0.5)).toBe(false);
        expect(judge(receiver, series, 100 / TIE_ENERGY_RATIO ** 2)).toBe(true);
      }
  });

  it('does not ask for receivers of other groups, nor for lanes that are empty', () => {
    expect([0, 3].map((receiver) => judge(receiver, 0, 101))).toEqual([true, true]);
    expect([6, 7].map((receiver) => judge(receiver, 0, 101, 4, 2))).toEqual([true, true]);
    expect(judge(5, SERIES - 1, 101, 4, 2)).toBe(false);
    expect(judge(0, 0, 101, 0, 1)).toBe(false);
  });

  it('is touched by anything heard where nothing was, and not by silence', () => {
    const blocks = (energy: number) => {
      const peaks = createBlockPeaks(1);
      peaks.energies[2] = energy;
      return [{ peaks }];
    };
    expect(isUntouched(blocks(1e-9), 0, 1, createPeaks(1))).toBe(false);
    expect(isUntouched(blocks(0), 0, 1, createPeaks(1))).toBe(true);
    expect(isUntouched([], 0, 1, createPeaks(1))).toBe(true);
  });
});

describe('an edit of a quiet block', () => {
  /**
   * Loud work in the first block, quiet work with a fixed row in the third. Records the receivers whose fixed distances
   * were requested.
   */
  function prepare(quiet: number) {
    const project = (level: number) =>
      buildProject({
        tasks: [
          { zone: 0, rows: [buildRow({ startDay: 0, endDay: 5, energies: energiesOf(120) })] },
          {
            zone: 0,
            rows: [
              buildRow({ startDay: 64, endDay: 70, energies: energiesOf(level) }),
              buildRow({ startDay: 64, endDay: 70, energies: energiesOf(60), fixedPosition: 0 }),
            ],
          },
        ],
        receivers: Array.from({ length: 6 }, () => ({ profile: 0, distances: [10], fixedDistances: [20] })),
      });
    const asked = new Set<number>();
    const inputOf = (level: number) => {
      const input = toEngineInput(project(level));
      const fixedDistance = (receiver: number, position: number) => {
        asked.add(receiver);
        return input.fixedDistance(receiver, position);
      };
      return { ...input, fixedDistance };
    };
    const engine = new Engine(inputOf(quiet));
    engine.calculate();
    const swept = engine.sweptShare;
    asked.clear();
    const update = (level: number, receivers: number[] = []) => {
      engine.update(inputOf(level), { days: [{ startDay: 64, endDay: 70 }], receivers });
      return { asked: [...asked].sort(), swept: engine.sweptShare };
    };
    return { engine, swept, update };
  }

  it('that only makes it louder asks nobody, and sweeps nothing as long as it stays quieter', () => {
    const { update, swept, engine } = prepare(80);
    expect(update(90)).toEqual({ asked: [], swept });
    expect(readSeries(engine, 0, ALL_SERIES[0]).day).toBe(0);
  });

  it('that makes it quieter leaves its bounds as they are', () => {
    const { update, swept } = prepare(90);
    expect(update(80)).toEqual({ asked: [], swept });
  });

  it('beside a receiver that changed asks for bounds of all, and sweeps the group of that receiver anew', () => {
    const { update, swept } = prepare(80);
    expect(update(90, [5])).toEqual({ asked: [0, 1, 2, 3, 4, 5], swept });
  });

  it('that makes it the loudest sweeps it', () => {
    const { update, swept, engine } = prepare(80);
    expect(update(130).swept).toBeGreaterThan(swept);
    expect(readSeries(engine, 5, ALL_SERIES[3]).day).toBe(64);
  });
});

describe('days', () => {
  it('are 0 where nothing is heard, also after sound was there', () => {
    const engine = new Engine(toEngineInput(buildDailyProject(spread([0, 60], 0))));
    engine.calculate();
    expect([...engine.peaks.days]).toEqual([32, 32, 32, 32]);
    engine.update(toEngineInput({ ...buildDailyProject(spread([0, 0, 0], 0)), lastDay: 63 }), {
      days: [{ startDay: 32, endDay: 32 }],
      receivers: [],
    });
    expect([...engine.peaks.days]).toEqual([0, 0, 0, 0]);
    expect([...engine.peaks.energies]).toEqual([0, 0, 0, 0]);
  });
});

describe('whole blocks that come and go', () => {
  const days = (lastDay: number) => ({ ...toEngineInput(buildDailyProject(spread([50, 60, 70], 0))), lastDay });
  const dayAfter = (before: number, after: number) => {
    const engine = new Engine(days(before));
    engine.calculate();
    engine.update(days(after), { days: [], receivers: [] });
    return readSeries(engine, 0, ALL_SERIES[0]).day;
  };

  it('take their maximum along, and bring it', () => {
    expect([dayAfter(95, 63), dayAfter(95, 31), dayAfter(31, 63), dayAfter(63, 95)]).toEqual([32, 0, 32, 64]);
  });
});
