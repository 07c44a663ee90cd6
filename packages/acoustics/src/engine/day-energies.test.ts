import { describe, expect, it } from 'vitest';
import { listReferenceDays } from '../testing/daily-reference.ts';
import { buildProfile, buildProject, toEngineInput } from '../testing/plain-project.ts';
import { randomProject } from '../testing/random-input.ts';
import { calculateDay } from './day-energies.ts';
import { Engine } from './engine.ts';
import { KEPT_RUNS } from './engine-input.ts';
import { LANES } from './lanes.ts';

const SEEDS = Array.from({ length: 25 }, (_, seed) => seed);
/** Not a multiple of four, so that the last group is not full. */
const RECEIVERS = 7;

/** Every day of one receiver from the sweep over all blocks, without contributions. */
function sweepDays(engine: Engine, receiver: number) {
  const heard = new Map<number, { own: number[]; total: number[] }>();
  engine.visit([{ receiver, height: 0 }], KEPT_RUNS, ({ own, total }, { days }) => {
    for (let i = 0; i + 1 < days.length; i++)
      for (let day = days[i] as number; day < (days[i + 1] as number); day++)
        heard.set(day, {
          own: own.map((energies) => energies[i * LANES] as number),
          total: total.map((energies) => energies[i * LANES] as number),
        });
  });
  return heard;
}

describe('the energies of one day at all receivers', () => {
  it.each(SEEDS)('[CALC-12] are those of the whole time of each receiver, to the last bit (M-40); seed %i', (seed) => {
    const engine = new Engine(toEngineInput(randomProject(seed, RECEIVERS)));
    const { firstDay, lastDay, profiles, profileOfReceiver } = engine.input;
    const swept = Array.from({ length: RECEIVERS }, (_, receiver) => sweepDays(engine, receiver));
    for (let day = firstDay; day <= lastDay; day++) {
      const { own, total } = calculateDay(engine, day);
      swept.forEach((days, receiver) => {
        const expected = days.get(day);
        const added = profiles[profileOfReceiver[receiver] as number]?.contributions.reduce(
          (sum, entry) => (entry.startDay <= day && day <= entry.endDay ? sum + entry.value : sum),
          0,
        ) as number;
        expect(own.map((energies) => energies[receiver])).toEqual(expected?.own);
        expect(total.map((energies) => energies[receiver])).toEqual(expected?.total.map((energy) => energy + added));
      });
    }
  });

  it.each(SEEDS.slice(0, 8))('[CALC-12] are those of the daily twin (M-12 to M-57); seed %i', (seed) => {
    const project = randomProject(seed, RECEIVERS);
    const engine = new Engine(toEngineInput(project));
    for (let receiver = 0; receiver < RECEIVERS; receiver++)
      for (const run of KEPT_RUNS)
        for (const reference of listReferenceDays(project, receiver, run)) {
          const { own, total, criteria } = calculateDay(engine, reference.day);
          const close = (energy: number) => expect.closeTo(Math.log10(energy + 1), 9);
          expect([own, total].map((runs) => Math.log10((runs[run][receiver] as number) + 1))).toEqual([
            close(reference.own),
            close(reference.total),
          ]);
          expect(criteria[receiver]).toBe(reference.criterion);
        }
  });

  it('are nothing on days outside the project, whatever is contributed there (M-50)', () => {
    const contribution = { startDay: -5, endDay: 99, value: 1e7 };
    const project = buildProject({ profiles: [buildProfile(70, { contributions: [contribution] })] });
    const engine = new Engine(toEngineInput(project));
    for (const day of [-1, 1]) {
      const { own, total, criteria } = calculateDay(engine, day);
      expect([...own, ...total].map((energies) => energies[0])).toEqual([0, 0, 0, 0]);
      expect(criteria[0]).toBe(70);
    }
    expect(calculateDay(engine, 0).total[0][0]).toBeGreaterThan(1e7);
  });
});
