import { describe, expect, it } from 'vitest';
import { toEnergy } from '../level.ts';
import { buildProject, buildRow, toEngineInput } from '../testing/plain-project.ts';
import { readDetails } from '../testing/read-results.ts';
import { Engine } from './engine.ts';
import { calculateDetails } from './group-details.ts';

/** Too small to change any level in double precision. */
const INAUDIBLE = 1e-60;

/**
 * One activity per letter and one day per string: its letters are active, '-' means none. The first letter sets the
 * level of the day; its sound power is 5 dB higher, as the only receiver is at 1 m. The second run is 10 dB quieter, or
 * silent.
 */
function engineOf(days: readonly string[], levels: readonly number[], isSecondSilent = false): Engine {
  const letters = [...new Set(days.join('').replaceAll('-', ''))].sort();
  const energies = (day: number) => [5, -5, 5].map((more) => toEnergy((levels[day] as number) + more));
  const tasks = letters.map((letter) => ({
    zone: 0,
    rows: days.flatMap((day, i) => {
      if (!day.includes(letter)) return [];
      const [first = 0, second = 0, third = 0] = day.startsWith(letter) ? energies(i) : [0, 0, 0].map(() => INAUDIBLE);
      return [buildRow({ startDay: i, endDay: i, energies: [first, isSecondSilent ? 0 : second, third] })];
    }),
  }));
  const receivers = [{ profile: 0, distances: [1], fixedDistances: [] }];
  return new Engine(toEngineInput(buildProject({ tasks, receivers, firstDay: 0, lastDay: days.length - 1 })));
}

/** Formatted as 'letters level on day', highest first. */
function listLoudest(engine: Engine, limit: number, run: 0 | 1 = 0): string[] {
  const names = engine.combinations.tasks.map((tasks) => tasks.map((task) => 'ABCDEFGH'[task]).join(''));
  const ranked = readDetails(engine, limit)[0]?.loudest[run] ?? [];
  return ranked.map(({ combination, energy, day }) => `${names[combination]} ${levelOf(energy)} on ${day}`);
}

const levelOf = (energy: number) => (10 * Math.log10(energy)).toFixed(2);
const loudestOf = (days: readonly string[], levels: readonly number[], limit: number) =>
  listLoudest(engineOf(days, levels), limit);
/** The same days, 32 apart, so that each falls into its own block. */
const spread = <T>(values: readonly T[], filler: T) =>
  values.flatMap((value) => [value, ...Array.from({ length: 31 }, () => filler)]);

describe('the loudest combinations (M-41)', () => {
  it('come highest first, with the first day of each maximum, in both runs', () => {
    const engine = engineOf(['A', 'AB', 'AB', 'B', 'A'], [60, 65, 67, 70, 61]);
    expect(listLoudest(engine, 9)).toEqual(['B 70.00 on 3', 'AB 67.00 on 2', 'A 61.00 on 4']);
    expect(listLoudest(engine, 9, 1)).toEqual(['B 60.00 on 3', 'AB 57.00 on 2', 'A 51.00 on 4']);
  });

  it.each([1, 2, 3])('are cut at a limit of %d, whenever the loudest come', (limit) => {
    const days = ['A', 'B', 'C', 'D', 'E'];
    const mixed = ['B 65.00 on 1', 'D 64.00 on 3', 'E 63.00 on 4'].slice(0, limit);
    const rising = ['E 65.00 on 4', 'D 64.00 on 3', 'C 63.00 on 2'].slice(0, limit);
    const falling = ['A 65.00 on 0', 'B 64.00 on 1', 'C 63.00 on 2'].slice(0, limit);
    expect(loudestOf(days, [61, 65, 62, 64, 63], limit)).toEqual(mixed);
    expect(loudestOf(days, [61, 62, 63, 64, 65], limit)).toEqual(rising);
    expect(loudestOf(days, [65, 64, 63, 62, 61], limit)).toEqual(falling);
    const apart = loudestOf(spread(days, '-'), spread([61, 65, 62, 64, 63], 0), limit);
    expect(apart).toEqual(['B 65.00 on 32', 'D 64.00 on 96', 'E 63.00 on 128'].slice(0, limit));
  });

  it('rise when they stand again, also after they fell out', () => {
    const days = ['A', 'B', 'C', 'A', 'B', 'A'];
    const three = ['A 63.00 on 3', 'C 62.00 on 2', 'B 61.00 on 1'];
    expect(loudestOf(days, [60, 61, 62, 63, 60, 60], 3)).toEqual(three);
    expect(loudestOf(days, [60, 61, 62, 63, 64, 60], 2)).toEqual(['B 64.00 on 4', 'A 63.00 on 3']);
    expect(loudestOf(days, [60, 61, 62, 59, 58, 65], 1)).toEqual(['A 65.00 on 5']);
    const again = ['A 65.00 on 5', 'B 63.00 on 4', 'C 62.00 on 2'];
    expect(loudestOf(days, [64, 61, 62, 59, 63, 65], 3)).toEqual(again);
  });

  it.each([1, 2, 3])('of equally loud ones the one that stood first comes first, of %d', (limit) => {
    const firstDays = ['B 60.00 on 0', 'C 60.00 on 1', 'A 60.00 on 2'].slice(0, limit);
    expect(loudestOf(['B', 'C', 'A'], [60, 60, 60], limit)).toEqual(firstDays);
    const apart = ['B 60.00 on 0', 'C 60.00 on 32', 'A 60.00 on 64'].slice(0, limit);
    expect(loudestOf(spread(['B', 'C', 'A'], '-'), spread([60, 60, 60], 0), limit)).toEqual(apart);
  });

  it('of equally loud ones the one comes first that stood first, even when it was quieter then', () => {
    const again = ['B 60.00 on 3', 'C 60.00 on 1', 'A 60.00 on 2'];
    expect(loudestOf(['B', 'C', 'A', 'B'], [55, 60, 60, 60], 3)).toEqual(again);
  });

  it.each([
    { later: 60 + 5e-10, day: 0 },
    { later: 60, day: 0 },
    { later: 60 - 5e-10, day: 0 },
    { later: 60 + 2e-9, day: 2 },
    { later: 60 - 2e-9, day: 0 },
  ])('keep the first of days within 1e-9 dB (M-42): 60 and $later', ({ later, day }) => {
    const days = ['A', 'B', 'A', '-', 'A'];
    for (const limit of [1, 2]) {
      expect(loudestOf(days, [60, 50, later, 0, 59], limit)[0]).toBe(`A 60.00 on ${day}`);
      const apart = loudestOf(spread(days, '-'), spread([60, 50, later, 0, 59], 0), limit);
      expect(apart[0]).toBe(`A 60.00 on ${32 * day}`);
    }
  });

  it('have the loudest energy of days within 1e-9 dB', () => {
    const energyOf = (days: readonly string[], levels: readonly number[]) =>
      readDetails(engineOf(days, levels), 1)[0]?.loudest[0]?.[0]?.energy as number;
    const days = ['A', 'B', 'A'];
    const quiet = energyOf(days, [60, 50, 60]);
    for (const levels of [
      [60, 50, 60 + 5e-10],
      [60 + 5e-10, 50, 60],
    ]) {
      expect(energyOf(days, levels) / quiet - 1).toBeCloseTo(1.15e-10, 12);
      expect(energyOf(spread(days, '-'), spread(levels, 0))).toBe(energyOf(days, levels));
    }
  });

  it('are none where nothing is heard', () => {
    const silent = engineOf(['A', 'B'], [60, 61], true);
    expect(listLoudest(silent, 2, 1)).toEqual([]);
    expect(listLoudest(silent, 2)).toEqual(['B 61.00 on 1', 'A 60.00 on 0']);
  });

  it('are none when none is asked for', () => {
    const { loudest } = calculateDetails(engineOf(['A', 'B'], [60, 61]), [0], 0);
    expect(loudest.map(({ limit, combinations }) => [limit, combinations.length])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('are no more than there are; what is left of the list is empty', () => {
    const engine = engineOf(['A', 'B'], [60, 61], true);
    const { loudest } = calculateDetails(engine, [0], 7);
    expect(loudest.map(({ limit, combinations }) => [limit, [...combinations]])).toEqual([
      [2, [1, 0]],
      [2, [-1, -1]],
    ]);
  });
});
