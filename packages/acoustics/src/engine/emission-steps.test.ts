import { describe, expect, it } from 'vitest';
import { buildRow } from '../testing/plain-project.ts';
import { hasFixedGroup, listEmissionSteps, notionalEnergy } from './emission-steps.ts';

const NOTHING = { notional: [0, 0, 0], fixed: [] };

describe('the steps of a zone-task (M-13, M-40)', () => {
  it('are cut where a row begins and on the day after it ends', () => {
    const steps = listEmissionSteps([
      buildRow({ startDay: 5, endDay: 20, energies: [1, 2, 3] }),
      buildRow({ startDay: 10, endDay: 12, energies: [10, 20, 30] }),
    ]);
    expect(steps).toEqual([
      { startDay: 5, endDay: 9, common: { notional: [1, 2, 3], fixed: [] }, groups: [] },
      { startDay: 10, endDay: 12, common: { notional: [11, 22, 33], fixed: [] }, groups: [] },
      { startDay: 13, endDay: 20, common: { notional: [1, 2, 3], fixed: [] }, groups: [] },
    ]);
  });

  it('leave out the days without a row, and have one of a single day', () => {
    const steps = listEmissionSteps([
      buildRow({ startDay: 100, endDay: 100 }),
      buildRow({ startDay: 9, endDay: 11 }),
      buildRow({ startDay: 12, endDay: 12 }),
    ]);
    expect(steps.map(({ startDay, endDay }) => [startDay, endDay])).toEqual([
      [9, 11],
      [12, 12],
      [100, 100],
    ]);
  });

  it('do not exist without rows', () => {
    expect(listEmissionSteps([])).toEqual([]);
  });

  it('gather the rows of a group, by name, and fixed rows one by one (M-12, M-32)', () => {
    const steps = listEmissionSteps([
      buildRow({ group: 'b', energies: [1, 1, 1] }),
      buildRow({ group: 'a', energies: [2, 2, 2], fixedPosition: 7 }),
      buildRow({ energies: [4, 4, 4], fixedPosition: 0 }),
      buildRow({ energies: [8, 8, 8] }),
      buildRow({ group: 'b', energies: [16, 16, 16] }),
      buildRow({ group: 'a', energies: [32, 32, 32], fixedPosition: 7 }),
    ]);
    expect(steps).toEqual([
      {
        startDay: 0,
        endDay: 0,
        common: { notional: [8, 8, 8], fixed: [{ position: 0, energies: [4, 4, 4] }] },
        groups: [
          {
            notional: [0, 0, 0],
            fixed: [
              { position: 7, energies: [2, 2, 2] },
              { position: 7, energies: [32, 32, 32] },
            ],
          },
          { notional: [17, 17, 17], fixed: [] },
        ],
      },
    ]);
  });
});

describe('the loudest group (M-12, M-32)', () => {
  const group = (notional: number[], isFixed = false) => ({
    notional,
    fixed: isFixed ? [{ position: 0, energies: [1, 1, 1] }] : [],
  });
  const days = { startDay: 0, endDay: 0 };

  it('is found on the energy with the common rows, in each run', () => {
    const step = { ...days, common: group([1, 2, 3]), groups: [group([10, 40, 5]), group([30, 20, 4])] };
    expect([0, 1, 2].map((run) => notionalEnergy(step, run))).toEqual([31, 42, 8]);
    expect(notionalEnergy({ ...step, groups: [] }, 1)).toBe(2);
  });

  it('depends on the receiver only when a group has a fixed row', () => {
    const common = group([1, 1, 1], true);
    expect(hasFixedGroup({ ...days, common, groups: [] })).toBe(false);
    expect(hasFixedGroup({ ...days, common, groups: [NOTHING, group([1, 1, 1])] })).toBe(false);
    expect(hasFixedGroup({ ...days, common, groups: [NOTHING, group([1, 1, 1], true)] })).toBe(true);
  });
});
