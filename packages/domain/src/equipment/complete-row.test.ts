import { describe, expect, it } from 'vitest';
import { entry, item } from '../testing/equipment-builder.ts';
import { completeRow } from './complete-row.ts';
import { NO_MEASURES, USER_DEFINED_LIMITS } from './equipment.ts';

const lorry = item({
  id: 141,
  officialId: 'CNP 141',
  name: 'Lorry',
  soundPower: 108,
  soundPowerMin: 98,
  percentMin: 20,
});
const measures = { ...NO_MEASURES, barrierDba: -5 };

describe('[U23] what the server adds to a written row', () => {
  it('[EQUIP-23] takes name, limits and default from the catalogue, whatever was sent', () => {
    const sent = entry({ id: -1, equipmentId: 141, name: 'Silent lorry', soundPowerMin: 0, defaultSoundPower: 1 });
    expect(completeRow(sent, undefined, lorry)).toMatchObject({
      ...{ equipmentId: 141, officialId: 'CNP 141', name: 'Lorry', defaultSoundPower: 108 },
      ...{ soundPowerMin: 98, soundPowerMax: 120, percentMin: 20, measures: NO_MEASURES },
    });
  });

  it('keeps the default sound power, the name and the measures of a stored row', () => {
    const stored = entry({ equipmentId: 141, name: 'Lorry as it was', defaultSoundPower: 104, measures });
    expect(completeRow(entry({ equipmentId: 141, name: 'x', soundPower: 105 }), stored, lorry)).toEqual({
      ...stored,
      soundPower: 105,
    });
  });

  it('gives equipment named by the user the free limits, and a stored one any other name', () => {
    const sent = entry({ id: -1, equipmentId: null, officialId: '', name: 'Water cannon' });
    expect(completeRow(sent, undefined, undefined)).toMatchObject({
      ...{ name: 'Water cannon', defaultSoundPower: 0, ...USER_DEFINED_LIMITS },
    });
    const stored = entry({
      ...{ equipmentId: null, name: 'Water cannon', defaultSoundPower: 0, measures },
      ...USER_DEFINED_LIMITS,
    });
    expect(completeRow({ ...stored, name: 'Foam cannon' }, stored, undefined)).toEqual({
      ...stored,
      name: 'Foam cannon',
    });
  });

  it('keeps the measures of a stored row that became another machine', () => {
    const stored = entry({ measures });
    expect(completeRow({ ...stored, equipmentId: 141 }, stored, lorry)).toMatchObject({ name: 'Lorry', measures });
  });
});
