import { describe, expect, it } from 'vitest';
import { LiveCalculation } from '../../calculation/live-calculation.ts';
import type { CalculationSnapshot } from '../../calculation/snapshot.schema.ts';
import { advise, tryAll, wishFor } from '../../testing/advise.ts';
import { createRandomProgramme, withRandomScreens } from '../../testing/random-programme.ts';
import { judgeShifts } from './advice.ts';
import { scoreOf } from './score.ts';

const SEEDS = [0, 4, 8, 12, 16, 20];
const draw = (seed: number) => withRandomScreens(seed, createRandomProgramme(seed, 3));

describe('advice on dates with screening', () => {
  it.each(SEEDS)('[SCHED-45] [SITE-53] is as good as the best of all allowed programmes: %i', (seed) => {
    const snapshot = draw(seed);
    const request = { ...wishFor(snapshot, { mostDaysEarlier: 2, mostDaysLater: 2 }), isCumulative: seed % 8 === 4 };
    const { shifts, after, isProven } = advise(snapshot, request);
    expect(isProven).toBe(true);
    const found = scoreOf(
      after,
      shifts.map(({ days }) => days),
    );
    expect(found).toEqual(tryAll(snapshot, request));
  });

  it('[SCHED-45] screens change what is advised, on some days only', () => {
    const changed = Array.from({ length: 24 }, (_, seed) => draw(seed)).filter((snapshot) => {
      const { screening, ...off } = snapshot;
      const barriers = screening?.barriers.map(({ start: _, end: __, ...always }) => always) ?? [];
      const always = screening && { ...snapshot, screening: { ...screening, barriers } };
      const daysOf = (one: CalculationSnapshot) =>
        judgeShifts(new LiveCalculation(one), { pointIds: [1, 2], isCumulative: false }, []).days;
      return always && daysOf(off) > daysOf(snapshot) && daysOf(snapshot) > daysOf(always);
    });
    expect(changed.length).toBeGreaterThan(3);
  });
});
