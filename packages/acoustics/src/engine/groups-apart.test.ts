import { describe, expect, it } from 'vitest';
import { buildLevelProject } from '../testing/level-project.ts';
import { buildProject, buildRow, toEngineInput } from '../testing/plain-project.ts';
import { ALL_SERIES, readSeries } from '../testing/read-results.ts';
import { Engine } from './engine.ts';
import { OWN } from './peaks.ts';

describe('receivers that are settled together', () => {
  it('are each misled by their own bounds only', () => {
    // Rows that never overlap put the bound of the second block 3 dB above its real level. Receivers near the notional
    // source have their maximum in the first block. The first receiver is far from it and needs only the second block.
    const later = { startDay: 32, endDay: 63 };
    const rows = [
      buildRow({ startDay: 5, endDay: 5, energies: [1.5, 1.5, 1.5] }),
      buildRow({ ...later, endDay: 40, fixedPosition: 0, energies: [1, 1, 1] }),
      buildRow({ ...later, startDay: 41, fixedPosition: 1, energies: [1, 1, 1] }),
    ];
    for (const misled of [0, 1, 2, 3]) {
      const receivers = [0, 1, 2, 3].map((receiver) => ({
        profile: 0,
        distances: [receiver === misled ? 1 : 1000],
        fixedDistances: [1, 1],
      }));
      const engine = new Engine(toEngineInput(buildProject({ tasks: [{ zone: 0, rows }], receivers })));
      engine.calculate();
      const days = receivers.map((_, receiver) => ALL_SERIES.map((series) => readSeries(engine, receiver, series).day));
      expect(days).toEqual(receivers.map((_, receiver) => ALL_SERIES.map(() => (receiver === misled ? 5 : 32))));
    }
  });
});

describe('a group that is settled again', () => {
  it('leaves the next one as it is', () => {
    // The fifth receiver is equally loud in both blocks, the first four are louder in the second.
    const project = buildLevelProject([
      { startDay: 0, endDay: 31, levels: [50, 50, 50, 50, 70] },
      { startDay: 32, endDay: 63, levels: [60, 60, 60, 60, 70] },
    ]);
    const engine = new Engine(toEngineInput(project));
    engine.calculate();
    const before = ALL_SERIES.map((series) => readSeries(engine, 4, series));
    expect(before[0]).toMatchObject({ day: 0 });
    engine.update(toEngineInput(project), { days: [], receivers: [0] });
    expect(ALL_SERIES.map((series) => readSeries(engine, 4, series))).toEqual(before);
    expect(readSeries(engine, 0, OWN).day).toBe(32);
  });
});
