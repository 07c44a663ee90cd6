import { describe, expect, it } from 'vitest';
import { task, zone } from '../testing/snapshot-builder.ts';
import { codeCombinations, codeTaskIndices, letterCode, orderTasks } from './codes.ts';

describe('codes (M-41)', () => {
  it.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [27, 'AB'],
    [51, 'AZ'],
    [52, 'BA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('[APPX-17] place %i is %s', (index, code) => {
    expect(letterCode(index)).toBe(code);
  });

  it('[APPX-17] [Q78] tasks stand in the order of their zones, then by start, then by id', () => {
    const zones = [zone({ id: 7 }), zone({ id: 3 })];
    const tasks = [
      task({ id: 1, zoneId: 3 }),
      task({ id: 2, zoneId: 7, start: '2027-03-02' }),
      task({ id: 4, zoneId: 7 }),
      task({ id: 3, zoneId: 7 }),
    ];
    expect(orderTasks(zones, tasks).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
  });

  it('[CALC-97] all parts of a front have one letter, and no letter is left out', () => {
    expect(codeTaskIndices([0, 1, 1, 1, 4])).toEqual(['A', 'B', 'B', 'B', 'C']);
  });

  it('sets of several tasks are numbered on their own', () => {
    const ordered = [task({ id: 11 }), task({ id: 12 }), task({ id: 13, zoneId: 2 })];
    const coded = { orderedTasks: ordered, taskCodes: codeTaskIndices([0, 1, 2]) };
    expect(codeCombinations([[0, 1], [2], [0, 1, 2]], coded)).toEqual([
      { key: '1-11+1-12', code: 'C-A' },
      { key: '2-13', code: 'C' },
      { key: '1-11+1-12+2-13', code: 'C-B' },
    ]);
  });
});
