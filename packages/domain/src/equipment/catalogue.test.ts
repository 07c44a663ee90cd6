import { describe, expect, it } from 'vitest';
import { item, march } from '../testing/equipment-builder.ts';
import { entryOfItem, entryOfName, findItem } from './catalogue.ts';

const excavator = item();
const crane = item({ id: 48, officialId: 'CNP 048', name: 'Crane, mobile', soundPower: 112, percentMin: 25 });
const quiet = item({ id: 7, officialId: 'EPD-01', name: 'Excavator', soundPower: 99 });
const items = [excavator, crane, quiet];

describe('a new row of the catalogue', () => {
  it('[EQUIP-47] takes the sound power, the limits and the least time percent of its item', () => {
    expect(entryOfItem(-3, crane, march)).toMatchObject({
      id: -3,
      equipmentId: 48,
      officialId: 'CNP 048',
      name: 'Crane, mobile',
      soundPower: 112,
      defaultSoundPower: 112,
      soundPowerMin: 100,
      soundPowerMax: 120,
      percentMin: 25,
    });
  });

  it('is one machine that runs all the time on all days of the activity, at the notional source, in no group', () => {
    expect(entryOfItem(-1, crane, march)).toMatchObject({
      quantity: 1,
      timePercent: 100,
      ...march,
      timePeriod: null,
      exclusiveGroup: '',
      fixedLocation: null,
      plantHeight: null,
      materialIds: [],
    });
  });
});

describe('a row by what somebody typed', () => {
  it.each([
    ['CNP 048 - Crane, mobile', 48],
    ['CNP 048 -   crane,   MOBILE ', 48],
    ['crane, mobile', 48],
    ['Excavator', 81],
    ['CNP 081 - Crane, mobile', null],
    ['Crane', null],
  ])('[EQUIP-10] %j is the item %j', (typed, equipmentId) => {
    expect(entryOfName(-1, typed, march, items).equipmentId).toBe(equipmentId);
  });

  it('[EQUIP-10] an unknown machine is a separate row with wide limits and no sound power yet', () => {
    expect(entryOfName(-1, ' CNP 999 - My pump ', march, items)).toMatchObject({
      equipmentId: null,
      officialId: 'CNP 999',
      name: 'My pump',
      quantity: 1,
      soundPower: 0,
      defaultSoundPower: 0,
      soundPowerMin: 0,
      soundPowerMax: 1000,
      percentMin: 10,
    });
  });

  it('of two machines with the same name the reference decides, without one the first', () => {
    expect(findItem(items, { officialId: 'epd-01', name: 'excavator' })).toBe(quiet);
    expect(findItem(items, { officialId: '', name: 'excavator' })).toBe(excavator);
    expect(findItem(items, { officialId: '', name: 'boat' })).toBeUndefined();
  });
});

describe('a row by a short name', () => {
  const lorry = item({ id: 67, officialId: 'CNP 067', name: 'Dump truck', nicknames: ['dumper', '泥頭車'] });
  const digger = item({ id: 81, officialId: 'CNP 081', name: 'Excavator/loader', nicknames: ['JCB', 'digger'] });
  const quietDigger = item({
    id: 82,
    officialId: 'CNP 081',
    name: 'Excavator, quiet',
    nicknames: ['digger'],
    isQpme: true,
  });
  const twins = ['a', 'b'].map((name, id) => item({ id, officialId: 'CNP 005', name, nicknames: ['twin'] }));
  const known = [lorry, digger, quietDigger, ...twins];

  it.each([
    ['CNP 067', 67],
    ['cnp067', 67],
    ['067', 67],
    ['67', 67],
    ['Dumper', 67],
    ['泥頭車', 67],
    ['CNP 081', 81],
    ['081', 81],
    ['jcb', 81],
    ['digger', 81],
  ])('[EQUIP-10] %s is that of the catalogue', (typed, id) => {
    expect(entryOfName(-1, typed, march, known).equipmentId).toBe(id);
  });

  it.each(['CNP 005', '5', 'twin', 'CNP 999', '0671', 'CNP 081 - Own digger', 'dump', '---'])(
    '[EQUIP-10] %s may mean several or none, and stays what was typed',
    (typed) => {
      expect(entryOfName(-1, typed, march, known).equipmentId).toBeNull();
    },
  );
});
