import type { CatalogueItem } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { firstActive, listOptions, moveActive } from './catalogue-options.ts';

const make = (id: number, officialId: string, name: string, ...nicknames: string[]): CatalogueItem => ({
  ...{ id, officialId, name, nicknames, soundPower: 100, soundPowerMin: 90, soundPowerMax: 110, percentMin: 10 },
  ...{ isQpme: false, isQuieterMethod: false, required: [] },
});
const items = [make(1, 'CNP 141', 'Lorry', 'Truck'), make(2, 'CNP 048', 'Crane, mobile', 'Truck crane')];
const describeOptions = (text: string) =>
  listOptions(items, text).map((option) => (option.kind === 'item' ? option.item.id : option.name));

describe('what the catalogue panel offers', () => {
  it('[EQUIP-05] entries by name, reference and nickname, which is said', () => {
    expect(describeOptions('')).toEqual([1, 2]);
    expect(listOptions(items, 'truck')).toMatchObject([
      { nickname: 'Truck' },
      { nickname: 'Truck crane' },
      { name: 'truck' },
    ]);
    expect(describeOptions('048')).toEqual([2, '048']);
  });

  it('[EQUIP-10] the typed name itself, unless an entry has exactly that', () => {
    expect(describeOptions(' Water cannon ')).toEqual(['Water cannon']);
    expect(describeOptions('lor')).toEqual([1, 'lor']);
    expect(describeOptions('lorry')).toEqual([1]);
    expect(describeOptions('CNP 141 - Lorry')).toEqual([1]);
  });

  it('[EQUIP-11] nothing to add while the name is empty', () => {
    expect([firstActive(''), firstActive('  '), firstActive('l')]).toEqual([-1, -1, 0]);
    expect(listOptions(items, '  ').every(({ kind }) => kind === 'item')).toBe(true);
  });

  it('arrow keys go round', () => {
    expect([moveActive(0, 1, 3), moveActive(2, 1, 3), moveActive(0, -1, 3)]).toEqual([1, 0, 2]);
    expect([moveActive(-1, 1, 3), moveActive(-1, -1, 3), moveActive(0, 1, 0)]).toEqual([0, 2, -1]);
  });
});
