import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { entry, march, zoneOutline } from '../testing/equipment-builder.ts';
import { isActivityComplete, isRowComplete, listRowFaults } from './check-equipment.ts';

const place = { task: march, zone: zoneOutline };
const faultsOf = (changes: Parameters<typeof entry>[0]) => listRowFaults(entry(changes), place);

describe('what keeps a row from being stored', () => {
  it('is nothing for a plain row, nor for one at every limit', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ quantity: 0, soundPower: 100, timePercent: 10 })).toEqual([]);
    expect(faultsOf({ quantity: 1000, soundPower: 120, timePercent: 100 })).toEqual([]);
  });

  it.each([-1, 1001, 1.5, Number.NaN])('[EQUIP-22] a quantity of %d', (quantity) => {
    expect(faultsOf({ quantity })).toEqual(['QUANTITY_OUTSIDE']);
  });

  it.each([99.9, 120.1, 0, Number.NaN])('[EQUIP-23] a sound power of %d where 100 to 120 is allowed', (soundPower) => {
    expect(faultsOf({ soundPower })).toEqual(['SOUND_POWER_OUTSIDE']);
  });

  it.each([0, 9.9, 100.1, -5, Number.NaN])('[EQUIP-24] [Q29] %d %% on time where 10 is the least', (timePercent) => {
    expect(faultsOf({ timePercent })).toEqual(['TIME_PERCENT_OUTSIDE']);
  });

  it.each([
    ['2027-02-28', '2027-03-31', 'DATES_OUTSIDE_TASK'],
    ['2027-03-01', '2027-04-01', 'DATES_OUTSIDE_TASK'],
    ['2027-03-10', '2027-03-09', 'END_BEFORE_START'],
  ])('[EQUIP-25] days from %s to %s in an activity of March', (start, end, fault) => {
    expect(faultsOf({ start, end })).toEqual([fault]);
  });

  it('[EQUIP-09] a fixed location outside its zone; its outline is inside', () => {
    expect(faultsOf({ fixedLocation: hk80(61, 30) })).toEqual(['LOCATION_OUTSIDE_ZONE']);
    expect(faultsOf({ fixedLocation: hk80(30, 30) })).toEqual([]);
    expect(faultsOf({ fixedLocation: hk80(60, 30) })).toEqual([]);
  });

  it.each([
    [{ name: '  ' }, 'NAME_MISSING'],
    [{ name: 'x'.repeat(301) }, 'TEXT_TOO_LONG'],
    [{ officialId: 'x'.repeat(51) }, 'TEXT_TOO_LONG'],
    [{ exclusiveGroup: 'x'.repeat(101) }, 'TEXT_TOO_LONG'],
    [{ materialIds: Array.from({ length: 51 }, (_, id) => id + 1) }, 'TOO_MANY_MATERIALS'],
  ])('texts and files: %j', (changes, fault) => {
    expect(faultsOf(changes)).toEqual([fault]);
  });

  it('is reported all at once', () => {
    expect(faultsOf({ name: '', quantity: -1, soundPower: 1, timePercent: 1, start: '2027-04-02' })).toEqual([
      'NAME_MISSING',
      'QUANTITY_OUTSIDE',
      'SOUND_POWER_OUTSIDE',
      'TIME_PERCENT_OUTSIDE',
      'END_BEFORE_START',
    ]);
  });
});

describe('check mark or pencil', () => {
  it.each([
    [{}, true],
    [{ quantity: 0 }, false],
    [{ soundPower: 0, soundPowerMin: 0 }, false],
    [{ timePercent: 0, percentMin: 0 }, false],
    [{ timePercent: 5 }, false],
    [{ start: '2027-02-01' }, false],
    [{ end: '2027-04-01' }, false],
  ])('[EQUIP-02] [Q81] a row with %j is finished: %s', (changes, isFinished) => {
    expect(isRowComplete(entry(changes), place)).toBe(isFinished);
  });

  it('[EQUIP-02] an activity is finished when it has rows and all of them are', () => {
    expect(isActivityComplete([], place)).toBe(false);
    expect(isActivityComplete([entry(), entry()], place)).toBe(true);
    expect(isActivityComplete([entry(), entry({ quantity: 0 })], place)).toBe(false);
  });
});
