import { describe, expect, it } from 'vitest';
import { pickLoudestGroup } from '../exclusive-group.ts';
import { TIE_ENERGY_RATIO } from '../level.ts';
import { buildProfile, buildProject, buildRow, type PlainProject, toEngineInput } from '../testing/plain-project.ts';
import { readDetails, readSeries } from '../testing/read-results.ts';
import { mapLimitEnergy, reportLimitEnergy } from '../verdict.ts';
import { Engine } from './engine.ts';
import { createBlockPeaks, createPeaks, OWN, WITH_NEIGHBOURS } from './peaks.ts';
import { isUntouched } from './settle.ts';

function calculate(project: PlainProject): Engine {
  const engine = new Engine(toEngineInput(project));
  engine.calculate();
  return engine;
}

/** One row on each of the days, with energies that are exact multiples of each other. */
const onDays = (energies: Readonly<Record<number, number>>) =>
  buildProject({
    tasks: [
      {
        zone: 0,
        rows: Object.entries(energies).map(([day, energy]) =>
          buildRow({ startDay: Number(day), endDay: Number(day), energies: [energy, energy, energy] }),
        ),
      },
    ],
  });

describe('energies exactly 1e-9 dB apart are equal (M-42)', () => {
  it.each([
    { first: 0, second: 5 },
    { first: 0, second: 32 },
  ])('on days $first and $second, the first of which is kept', ({ first, second }) => {
    const engine = calculate(onDays({ [first]: 1e9, [second]: 1e9 * TIE_ENERGY_RATIO }));
    expect(readSeries(engine, 0, OWN).day).toBe(first);
    expect(readDetails(engine, 1)[0]?.loudest[0]).toMatchObject([{ combination: 0, day: first }]);
    expect(readDetails(engine, 9)[0]?.loudest[1]).toMatchObject([{ combination: 0, day: first }]);
  });

  it('and touch a group whose blocks are exchanged', () => {
    const highest = createPeaks(1);
    highest.energies.fill(TIE_ENERGY_RATIO);
    const peaks = createBlockPeaks(1);
    peaks.energies[1] = 1;
    expect(isUntouched([{ peaks }], 0, 1, highest)).toBe(false);
  });

  it('of groups the name that sorts first is kept (M-12)', () => {
    const groups = [
      { group: 'B', energy: TIE_ENERGY_RATIO },
      { group: 'A', energy: 1 },
    ];
    expect(pickLoudestGroup(groups)?.group).toBe('A');
    expect(pickLoudestGroup([])).toBeNull();
  });
});

describe('an energy exactly at a limit exceeds (M-60, M-61)', () => {
  /** No work of its own, and a contribution on one day. */
  const heard = (value: number) =>
    calculate(
      buildProject({
        tasks: [{ zone: 0, rows: [buildRow({ energies: [0, 0, 0] })] }],
        profiles: [buildProfile(75, { contributions: [{ startDay: 0, endDay: 0, value }] })],
      }),
    );

  it.each([
    ['the report', reportLimitEnergy(75), true, false],
    ['the map', mapLimitEnergy(75), true, true],
    ['nothing', reportLimitEnergy(75) * (1 - 1e-15), false, false],
    ['the report alone', mapLimitEnergy(75) * (1 - 1e-15), true, false],
  ])('in %s', (_, energy, isInReport, isOnMap) => {
    const engine = heard(energy);
    expect(readSeries(engine, 0, WITH_NEIGHBOURS)).toEqual({ energy, day: 0, isInReport, isOnMap });
    expect(readDetails(engine, 1)[0]?.exceedanceDays).toEqual([0, 0, ...[1, 1].map((days) => (isInReport ? days : 0))]);
  });
});

describe('dated criteria', () => {
  const dated = { startDay: 64, endDay: 64, value: 61 };
  const always = { startDay: -9999, endDay: 9999, value: 99 };
  /** Two receivers at 10 m: 80 dB(A) on day 0 and a level on day 64. The second has a criterion on that day. */
  const inputOf = (level: number, profilesOf = [0, 1]) => {
    const energiesOf = (received: number) => [0, 0, 0].map(() => 10 ** ((received + 25) / 10));
    return toEngineInput({
      ...buildProject({
        tasks: [
          {
            zone: 0,
            rows: [
              buildRow({ energies: energiesOf(80) }),
              buildRow({ startDay: 64, endDay: 64, energies: energiesOf(level) }),
            ],
          },
        ],
        profiles: [buildProfile(99), { criteria: [dated, always], contributions: [] }],
      }),
      receivers: profilesOf.map((profile) => ({ profile, distances: [10], fixedDistances: [] })),
    });
  };

  it('are judged again after an edit that leaves the maximum where it is (M-57)', () => {
    const engine = new Engine(inputOf(60));
    engine.calculate();
    const verdictOf = (receiver: number) => readSeries(engine, receiver, OWN).isInReport;
    expect([verdictOf(0), verdictOf(1)]).toEqual([false, false]);
    engine.update(inputOf(62), { days: [{ startDay: 64, endDay: 64 }], receivers: [] });
    expect([verdictOf(0), verdictOf(1)]).toEqual([false, true]);
    engine.update(inputOf(60), { days: [{ startDay: 64, endDay: 64 }], receivers: [] });
    expect([verdictOf(0), verdictOf(1)]).toEqual([false, false]);
  });

  it('are judged again where every receiver has some', () => {
    const engine = new Engine(inputOf(60, [1]));
    engine.calculate();
    engine.update(inputOf(62, [1]), { days: [{ startDay: 64, endDay: 64 }], receivers: [] });
    expect(readSeries(engine, 0, OWN).isInReport).toBe(true);
  });

  it('whose days stay as they are leave every block as it is', () => {
    const engine = new Engine(inputOf(60));
    engine.calculate();
    const before = engine.blocks;
    engine.update(inputOf(60), { days: [], receivers: [1] });
    expect(engine.blocks.every((block, index) => block === before[index])).toBe(true);
  });
});
