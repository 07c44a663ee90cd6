import { describe, expect, it } from 'vitest';
import { buildProfile, buildProject, buildRow, toEngineInput } from '../testing/plain-project.ts';
import { mapLimitEnergy, reportLimitEnergy } from '../verdict.ts';
import { buildBlock } from './block.ts';
import type { ReceiverProfile } from './engine-input.ts';
import { buildLimits, criterionOn, listProfileEdges, minLimit } from './limits.ts';

const always = { startDay: Number.NEGATIVE_INFINITY, endDay: Number.POSITIVE_INFINITY };
const dated = (startDay: number, endDay: number, value: number) => ({ startDay, endDay, value });

/** Days 10 to 19, split where the profile changes. */
function limitsOf(profile: ReceiverProfile) {
  const tasks = [{ zone: 0, rows: [buildRow({ startDay: 10, endDay: 19 })] }];
  const input = toEngineInput(buildProject({ tasks, profiles: [profile] }));
  const block = buildBlock(input, listProfileEdges([profile]), 10, 19);
  return { days: [...block.days], ...buildLimits(block, profile) };
}

describe('the criterion of a day (M-57)', () => {
  it('is that of the first piece that covers it, both ends included', () => {
    const profile = buildProfile(75, { criteria: [dated(12, 14, 65), { ...always, value: 75 }] });
    expect([11, 12, 13, 14, 15].map((day) => criterionOn(profile, day))).toEqual([75, 65, 65, 65, 75]);
  });
});

describe('the limits of a block', () => {
  it('are energies from which on the verdicts exceed, interval by interval', () => {
    const { days, map, report, least, contributions } = limitsOf(
      buildProfile(75, { criteria: [dated(12, 14, 65), { ...always, value: 75 }] }),
    );
    expect(days).toEqual([10, 12, 15, 20]);
    expect([...map]).toEqual([75, 65, 75].map(mapLimitEnergy));
    expect([...report]).toEqual([75, 65, 75].map(reportLimitEnergy));
    expect(least).toBe(reportLimitEnergy(65));
    expect(contributions).toBeNull();
  });

  it.each([72.45, 74.4999, 75, 75.4, 75.49])('have a least below which nothing exceeds %d', (criterion) => {
    const { map, report, least } = limitsOf(buildProfile(criterion));
    expect([...map]).toEqual([mapLimitEnergy(criterion)]);
    expect(least).toBe(Math.min(...map, ...report));
  });

  it('add up what contributions bring on their days (M-51)', () => {
    const contributions = [dated(11, 12, 100), dated(12, 15, 20)];
    const limits = limitsOf(buildProfile(75, { contributions }));
    expect(limits.days).toEqual([10, 11, 12, 13, 16, 20]);
    expect([...(limits.contributions ?? [])]).toEqual([0, 100, 120, 20, 0]);
    expect(limits.highestContribution).toBe(120);
    expect(limitsOf(buildProfile()).highestContribution).toBe(0);
  });

  it.each([
    { startDay: 1, endDay: 9, has: false },
    { startDay: 1, endDay: 10, has: true },
    { startDay: 19, endDay: 40, has: true },
    { startDay: 20, endDay: 40, has: false },
    { startDay: 1, endDay: 40, has: true },
  ])('determine whether a contribution from day $startDay to $endDay falls into them', ({ startDay, endDay, has }) => {
    const limits = limitsOf(buildProfile(75, { contributions: [dated(startDay, endDay, 5)] }));
    expect(limits.contributions !== null).toBe(has);
  });
});

describe('the least limit of a profile', () => {
  it('is that of its lowest criterion on any day', () => {
    const profile = buildProfile(75, { criteria: [dated(12, 14, 65), dated(20, 30, 61.9), { ...always, value: 75 }] });
    expect(minLimit(profile)).toBe(reportLimitEnergy(61.9));
    expect(minLimit(buildProfile(75))).toBe(reportLimitEnergy(75));
  });
});

describe('the edges of profiles (M-40)', () => {
  it('are the first days and the days after the last, each once and in order', () => {
    const profiles = [
      buildProfile(75, { criteria: [dated(100, 104, 65), dated(9, 20, 60), { ...always, value: 75 }] }),
      buildProfile(70, { contributions: [dated(21, 104, 1), dated(-5, -5, 1)] }),
    ];
    expect(listProfileEdges(profiles)).toEqual([-5, -4, 9, 21, 100, 105]);
  });

  it('do not exist where everything holds for ever', () => {
    expect(listProfileEdges([buildProfile()])).toEqual([]);
  });
});
