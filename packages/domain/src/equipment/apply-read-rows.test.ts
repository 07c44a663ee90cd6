import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { entry } from '../testing/equipment-builder.ts';
import { applyReadRows } from './apply-read-rows.ts';
import { NO_MEASURES } from './equipment.ts';

const read = (changes: Parameters<typeof entry>[0] = {}) => entry({ id: -1, quantity: 2, ...changes });

describe('rows of a file in an activity', () => {
  it('[EQUIP-38] [U50] make a row of the same name, percent, group and dates more', () => {
    const outcome = applyReadRows([entry({ quantity: 3, materialIds: [7] })], [read()]);
    expect(outcome).toMatchObject({ added: 0, increased: 1, problems: [] });
    expect(outcome.rows).toEqual([entry({ quantity: 5, materialIds: [7] })]);
  });

  type Changes = Parameters<typeof entry>[0];
  it.each<[string, Changes, Changes?]>([
    ['name', { name: 'Lorry' }],
    ['reference', { officialId: 'CNP 082' }],
    ['percent', { timePercent: 40 }],
    ['exclusive group', { exclusiveGroup: 'G1' }],
    ['start', { start: '2027-03-02' }],
    ['end', { end: '2027-03-30' }],
    ['sound power of its own', { soundPower: 101 }, { soundPower: 113 }],
  ])('[EQUIP-38] are added when the %s differs', (_, changes, own = {}) => {
    const outcome = applyReadRows([entry(changes)], [read(own)]);
    expect(outcome).toMatchObject({ added: 1, increased: 0 });
    expect(outcome.rows).toHaveLength(2);
  });

  it('[EQUIP-39] without a sound power of their own join a row of any', () => {
    expect(applyReadRows([entry({ soundPower: 101 })], [read()]).rows).toMatchObject([
      { quantity: 3, soundPower: 101 },
    ]);
  });

  it('[U50] stay apart from rows with measures, and rather join one without a place of its own', () => {
    const enclosed = entry({ measures: { ...NO_MEASURES, enclosureDba: -5 } });
    expect(applyReadRows([enclosed], [read()]).rows).toEqual([enclosed, read()]);
    const placed = entry({ id: 2, fixedLocation: hk80(1, 1) });
    expect(applyReadRows([placed, entry({ id: 3 })], [read()]).rows).toMatchObject([{ quantity: 1 }, { quantity: 3 }]);
    expect(applyReadRows([placed], [read()]).rows).toMatchObject([{ id: 2, quantity: 3 }]);
  });

  it('[U50] change nothing when one of them would go over 1000', () => {
    const existing = [entry({ quantity: 999 })];
    const outcome = applyReadRows(existing, [read({ id: -1, name: 'Lorry' }), read({ id: -2 })]);
    expect(outcome).toEqual({
      ...{ rows: existing, added: 0, increased: 0 },
      problems: [{ index: 1, name: 'Excavator', quantity: 1001 }],
    });
    expect(applyReadRows(existing, [read({ quantity: 1 })]).rows).toMatchObject([{ quantity: 1000 }]);
  });

  it('[EQUIP-38] join each other when the file has them twice', () => {
    const outcome = applyReadRows([], [read({ id: -1 }), read({ id: -2 })]);
    expect(outcome).toMatchObject({ rows: [{ id: -1, quantity: 4 }], added: 1, increased: 1 });
  });
});
