import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import {
  describeEquipment,
  EQUIPMENT_LOCATIONS,
  hasOwnSoundPower,
  locationOf,
  splitOfficialId,
  TIME_PERIODS,
} from './equipment.ts';

describe('what an equipment row says', () => {
  it('[EQUIP-31] a row stands at the notional source or at a fixed location, and nowhere else', () => {
    expect(EQUIPMENT_LOCATIONS).toEqual(['Notional Source', 'Fixed Location']);
    expect(locationOf({ fixedLocation: null })).toBe('Notional Source');
    expect(locationOf({ fixedLocation: hk80(838_000, 820_000) })).toBe('Fixed Location');
  });

  it('[EQUIP-29] [Q86] there are two time periods, with the words of the specification', () => {
    expect(TIME_PERIODS).toEqual({
      1: 'all days 1900-2300 and general holidays 0700-2300',
      2: 'all days 2300-0700',
    });
  });

  it.each([
    ['CNP 081 - Excavator', 'CNP 081', 'Excavator'],
    ['CNP 048-Crane, mobile - diesel', 'CNP 048', 'Crane, mobile - diesel'],
    ['  CNP 021  -  Bar bender  ', 'CNP 021', 'Bar bender'],
    ['My CNP 1 - Pump', 'My CNP 1', 'Pump'],
    ['CNP 081 Excavator', '', 'CNP 081 Excavator'],
    ['Excavator - large', '', 'Excavator - large'],
    ['cnp 081 - Excavator', '', 'cnp 081 - Excavator'],
    ['', '', ''],
  ])('[EQUIP-28] [Q84] %j is split at the first dash only with CNP in it', (typed, officialId, name) => {
    expect(splitOfficialId(typed)).toEqual({ officialId, name });
  });

  it('is described as people type it, so that what is copied can be pasted again', () => {
    for (const text of ['CNP 081 - Excavator', 'Own machine'])
      expect(describeEquipment(splitOfficialId(text))).toBe(text);
  });

  it.each([
    ['CNP 081', 115, false],
    ['CNP 081', 112, false],
    ['EPD-02', 115, true],
    ['EPD-02', 112, false],
    ['', 115, true],
    ['X CNP 1', 115, true],
  ])(
    '[EQUIP-54] [Q135] reference %j with %d dB(A) against 112 is user-defined: %s',
    (officialId, soundPower, isOwn) => {
      expect(hasOwnSoundPower({ officialId, soundPower, defaultSoundPower: 112 })).toBe(isOwn);
    },
  );
});
