import { describe, expect, it } from 'vitest';
import { buildDailyProject, buildLevelProject, MITIGATION, spread } from '../testing/level-project.ts';
import { buildProfile, type PlainProject, toEngineInput } from '../testing/plain-project.ts';
import { readDetails, readLevel, readSeries } from '../testing/read-results.ts';
import { Engine } from './engine.ts';
import type { Limits } from './limits.ts';
import { createBlockPeaks, OWN, SERIES, storeBounds, WITH_NEIGHBOURS } from './peaks.ts';

function calculate(project: PlainProject): Engine {
  const engine = new Engine(toEngineInput(project));
  engine.calculate();
  return engine;
}

describe('the highest level (M-42)', () => {
  it('[CALC-12] belongs to each receiver and run, with its first day', () => {
    const engine = calculate(
      buildLevelProject([
        { startDay: 10, endDay: 11, levels: [60, 70, 40, 61, 50] },
        { startDay: 12, endDay: 40, levels: [65, 60, 41, 62, 50] },
        { startDay: 41, endDay: 90, levels: [62, 60, 50, 61, 55] },
      ]),
    );
    const expected = [
      [65, 12],
      [70, 10],
      [50, 41],
      [62, 12],
      [55, 41],
    ] as const;
    expected.forEach(([level, day], receiver) => {
      const quiet = { day, isOnMap: false, isInReport: false };
      for (const series of [OWN, WITH_NEIGHBOURS]) {
        expect(readLevel(engine, receiver, series)).toEqual({ level, ...quiet });
        expect(readLevel(engine, receiver, series + 1)).toEqual({ level: level - MITIGATION, ...quiet });
      }
    });
  });

  it.each([
    { levels: [60, 60 + 5e-10, 60], day: 0, at: 1 },
    { levels: [60, 60 + 2e-9, 60 - 5e-10], day: 1, at: 1 },
    { levels: [60, 50, 60 + 2e-9], day: 2, at: 2 },
    { levels: [60, 50, 60 - 5e-10], day: 0, at: 0 },
    { levels: [60, 50, 60 - 2e-9], day: 0, at: 0 },
    { levels: [59, 60, 60], day: 1, at: 1 },
    { levels: [0, 60, 50], day: 1, at: 1 },
    { levels: [60, 60, 61], day: 2, at: 2 },
  ])('of days $levels is first on day $day and has the energy of day $at', ({ levels, day, at }) => {
    const alone = calculate(buildDailyProject([levels[at] as number]));
    const { energy } = readSeries(alone, 0, OWN);
    expect(readSeries(calculate(buildDailyProject(levels)), 0, OWN)).toMatchObject({ day, energy });
    const apart = calculate(buildDailyProject(spread(levels, 0)));
    expect(readSeries(apart, 0, OWN)).toMatchObject({ day: 32 * day, energy });
    expect(readSeries(apart, 0, WITH_NEIGHBOURS + 1)).toMatchObject({ day: 32 * day });
  });

  it('is nothing where nothing is heard, even where everything would exceed', () => {
    const project = { ...buildDailyProject([60, 0, 0], [buildProfile(-400)]), firstDay: 1 };
    for (const series of [OWN, OWN + 1, WITH_NEIGHBOURS, WITH_NEIGHBOURS + 1])
      expect(readLevel(calculate(project), 0, series)).toEqual({
        level: null,
        day: Number.NaN,
        isOnMap: false,
        isInReport: false,
      });
  });
});

describe('verdicts and durations (M-60 to M-62)', () => {
  const verdicts = (engine: Engine, receiver: number, series: number) => {
    const { isOnMap, isInReport } = readSeries(engine, receiver, series);
    return [isOnMap, isInReport, readDetails(engine, 0)[receiver]?.exceedanceDays[series]];
  };

  it('count the days of each period and distinguish the map from the report', () => {
    const engine = calculate(
      buildLevelProject([
        { startDay: 0, endDay: 2, levels: [76, 75.4, 85.4, 75] },
        { startDay: 3, endDay: 6, levels: [75.04, 60, 86, 75.5] },
        { startDay: 7, endDay: 7, levels: [75.05, 60, 60, 60] },
        { startDay: 8, endDay: 19, levels: [70, 60, 60, 60] },
        { startDay: 20, endDay: 51, levels: [75.4, 60, 60, 60] },
      ]),
    );
    expect(verdicts(engine, 0, OWN)).toEqual([true, true, 3 + 1 + 32]);
    expect(verdicts(engine, 0, OWN + 1)).toEqual([false, false, 0]);
    expect(verdicts(engine, 1, OWN)).toEqual([false, true, 3]);
    expect(verdicts(engine, 2, OWN + 1)).toEqual([true, true, 3 + 4]);
    expect(verdicts(engine, 3, OWN)).toEqual([true, true, 4]);
    expect(verdicts(engine, 3, WITH_NEIGHBOURS)).toEqual([true, true, 4]);
    expect(verdicts(engine, 3, WITH_NEIGHBOURS + 1)).toEqual([false, false, 0]);
  });

  it('go by the criterion of the day and of the receiver', () => {
    const strict = buildProfile(75, {
      criteria: [
        { startDay: 44, endDay: 49, value: 60 },
        { startDay: -99, endDay: 999, value: 75 },
      ],
    });
    const periods = [
      { startDay: 0, endDay: 43, levels: [70, 70] },
      { startDay: 44, endDay: 99, levels: [62, 62] },
    ];
    const engine = calculate(buildLevelProject(periods, [buildProfile(), strict], (receiver) => receiver));
    expect(readLevel(engine, 0, OWN)).toEqual({ level: 70, day: 0, isOnMap: false, isInReport: false });
    expect(readLevel(engine, 1, OWN)).toEqual({ level: 70, day: 0, isOnMap: true, isInReport: true });
    expect(verdicts(engine, 1, OWN)).toEqual([true, true, 6]);
    expect(verdicts(engine, 1, OWN + 1)).toEqual([false, false, 0]);
  });

  it('find a quieter day that exceeds by tenths, and one by whole decibels, in other blocks', () => {
    const tight = (startDay: number, value: number) => ({ startDay, endDay: startDay, value });
    const profile = (...criteria: ReturnType<typeof tight>[]) =>
      buildProfile(99, { criteria: [...criteria, { startDay: -99, endDay: 999, value: 99 }] });
    const levels = spread([80, 62.4, 62.6], 0);
    const tenths = calculate(buildDailyProject(levels, [profile(tight(32, 62))]));
    expect(verdicts(tenths, 0, OWN)).toEqual([false, true, 1]);
    const whole = calculate(buildDailyProject(levels, [profile(tight(32, 62), tight(64, 62))]));
    expect(verdicts(whole, 0, OWN)).toEqual([true, true, 2]);
    expect(readLevel(whole, 0, OWN)).toMatchObject({ level: 80, day: 0 });
  });
});

describe('kept bounds', () => {
  /** Slightly more than the summation order can change in a sum of some hundred terms. */
  const ORDER = 1 + 300 * Number.EPSILON;

  it('stay above what a sum of the same terms can come to in another order', () => {
    const peaks = createBlockPeaks(2);
    const limits = [0, 5].map((highestContribution) => ({ highestContribution }) as Limits);
    const own = Float64Array.of(1, 2, 0, 0, 3, 4, 0, 0);
    const total = Float64Array.of(10, 20, 0, 0, 30, 40, 0, 0);
    storeBounds(peaks, own, total, limits, 0);
    const sums = [1, 3, 10, 30, 2, 4, 25, 45];
    sums.forEach((sum, place) => {
      expect(peaks.energies[place], `place ${place}`).toBeGreaterThan(sum * ORDER);
      expect(peaks.energies[place], `place ${place}`).toBeLessThan(sum * (1 + 1e-11));
    });
    expect(sums).toHaveLength(2 * SERIES);
  });
});
