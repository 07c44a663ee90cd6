import { describe, expect, it } from 'vitest';
import { Engine } from '../engine/engine.ts';
import { FLOOR_RUNS, KEPT_RUNS, WITHOUT_BARRIERS } from '../engine/engine-input.ts';
import { LANES } from '../engine/lanes.ts';
import { OWN, WITH_NEIGHBOURS } from '../engine/peaks.ts';
import {
  findReferenceSeries,
  listReferenceCombinations,
  listReferenceDays,
  ownEnergy,
  type ReferenceDay,
} from './daily-reference.ts';
import { type PlainProject, toEngineInput } from './plain-project.ts';
import { randomProject, withRandomCalendars, withRandomFronts } from './random-input.ts';
import { type RankedCombination, type ReceiverDetails, readDetails, readSeries } from './read-results.ts';

const SEEDS_PER_TEST = 25;
const seedsOf = (test: number) => Array.from({ length: SEEDS_PER_TEST }, (_, i) => test * SEEDS_PER_TEST + i);
const tests = (count: number) => Array.from({ length: count }, (_, test) => test);

/** Equal to twelve digits. */
function expectNear(actual: number | undefined, expected: number, what: string): void {
  const difference = Math.abs((actual as number) - expected);
  if (!(difference <= 1e-12 * expected)) expect({ what, value: actual }).toEqual({ what, value: expected });
}

function expectSeries(
  days: readonly ReferenceDay[],
  kind: 'own' | 'total',
  engine: Engine,
  details: ReceiverDetails,
  receiver: number,
  series: number,
): void {
  const { energy, exceedanceDays, ...reference } = findReferenceSeries(days, kind);
  const { energy: found, ...result } = readSeries(engine, receiver, series);
  expectNear(found, energy, `series ${series} of receiver ${receiver}`);
  expect(result).toEqual(reference);
  expect(details.exceedanceDays[series]).toBe(exceedanceDays);
}

function expectCombinations(
  days: readonly ReferenceDay[],
  engine: Engine,
  loudest: readonly RankedCombination[],
  limit: number,
) {
  const references = listReferenceCombinations(days);
  expect(engine.combinations.tasks.map((tasks) => tasks.join())).toEqual(references.map(({ key }) => key));
  expect(loudest).toHaveLength(Math.min(limit, references.length));
  expect(new Set(loudest.map(({ combination }) => combination)).size).toBe(loudest.length);
  const sorted = references.map(({ energy }) => energy).sort((a, b) => b - a);
  loudest.forEach(({ combination, energy, day }, rank) => {
    expectNear(energy, sorted[rank] as number, `rank ${rank}`);
    expectNear(energy, references[combination]?.energy as number, `rank ${rank}, combination ${combination}`);
    expect(day).toBe(references[combination]?.day);
  });
}

/** Every maximum, verdict, duration and combination of a project, with all its neighbours. */
function expectLikeReference(project: PlainProject, limit: number): void {
  const engine = new Engine(toEngineInput(project));
  engine.calculate();
  readDetails(engine, limit).forEach((ofReceiver, receiver) => {
    for (const run of KEPT_RUNS) {
      const days = listReferenceDays(project, receiver, run);
      expectSeries(days, 'own', engine, ofReceiver, receiver, OWN + run);
      expectSeries(days, 'total', engine, ofReceiver, receiver, WITH_NEIGHBOURS + run);
      expectCombinations(days, engine, ofReceiver.loudest[run] ?? [], limit);
    }
  });
}

const limitOf = (seed: number) => (seed % 2 === 0 ? 1000 : 1 + (seed % 5));

describe('the engine against a loop over days, rows and receivers', () => {
  it.each(tests(12))('[CALC-12] [CALC-15] [CALC-26] finds the same maxima, verdicts and combinations, %d', (test) => {
    for (const seed of seedsOf(test)) expectLikeReference(randomProject(seed), limitOf(seed));
  });

  it.each(tests(12))('[CALC-62] finds the same with working calendars of project and neighbours, %d', (test) => {
    for (const seed of seedsOf(test))
      expectLikeReference(withRandomCalendars(seed, randomProject(seed)), limitOf(seed));
  });

  it.each(tests(6))('[CALC-96] finds the same with moving work-fronts of project and neighbours, %d', (test) => {
    for (const seed of seedsOf(test)) expectLikeReference(withRandomFronts(seed, randomProject(seed)), limitOf(seed));
  });

  it.each(tests(2))('hears the same on every day at any height, %d', (test) => {
    for (const seed of seedsOf(test)) {
      const plain = randomProject(seed, LANES);
      const project = seed % 2 === 0 ? plain : withRandomCalendars(seed, plain);
      const points = [0, 3, 30.5, 99].map((height, receiver) => ({ receiver, height }));
      const visited: number[] = [];
      new Engine(toEngineInput(project)).visit(points, FLOOR_RUNS, ({ own }, { days }) => {
        for (let i = 0; i + 1 < days.length; i++)
          for (let day = days[i] as number; day < (days[i + 1] as number); day++) {
            visited.push(day);
            points.forEach((point, lane) => {
              const expected = ownEnergy(project, point, WITHOUT_BARRIERS, day);
              for (const energies of own) expectNear(energies[LANES * i + lane], expected, `day ${day}, lane ${lane}`);
            });
          }
      });
      const length = project.lastDay - project.firstDay + 1;
      expect(visited).toEqual(Array.from({ length }, (_, i) => project.firstDay + i));
    }
  });
});
