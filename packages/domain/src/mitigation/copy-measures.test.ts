import { describe, expect, it } from 'vitest';
import { NO_MEASURES } from '../equipment/equipment.ts';
import { entry } from '../testing/equipment-builder.ts';
import { copyStage, listSameEquipment } from './copy-measures.ts';

const from = {
  ...{ quieterMethodName: 'Saw', quieterMethodSoundPower: 96, customQuieterMethodName: 'Saw', hammerDba: -2 },
  ...{ quieterEquipmentName: 'Mini', quieterEquipmentSoundPower: 99, quieterEquipmentDefaultSoundPower: 98 },
  ...{ enclosureDba: -8, barrierDba: -5, customMethodDba: -3, customMethodName: 'Blanket' },
};

describe("'Apply to same equipment'", () => {
  it('[MITI-21] [Q118] reaches the other rows with the same name and reference', () => {
    const rows = [
      entry(),
      entry({ id: 2 }),
      entry({ id: 3, name: 'Crane' }),
      entry({ id: 4, officialId: 'CNP 048' }),
      entry({ id: 5, quantity: 9 }),
    ];
    expect(listSameEquipment(rows, entry()).map(({ id }) => id)).toEqual([2, 5]);
  });

  it('[MITI-21] [Q118] takes the fields of its stage alone', () => {
    const { quieterEquipmentName, quieterEquipmentSoundPower, quieterEquipmentDefaultSoundPower } = from;
    const { enclosureDba, barrierDba, customMethodDba, customMethodName } = from;
    const { quieterMethodName, quieterMethodSoundPower, customQuieterMethodName, hammerDba } = from;
    expect(copyStage(NO_MEASURES, from, 1)).toEqual({
      ...{ ...NO_MEASURES, quieterMethodName, quieterMethodSoundPower, customQuieterMethodName, hammerDba },
    });
    expect(copyStage(NO_MEASURES, from, 2)).toEqual({
      ...{ ...NO_MEASURES, quieterEquipmentName, quieterEquipmentSoundPower, quieterEquipmentDefaultSoundPower },
    });
    expect(copyStage(NO_MEASURES, from, 3)).toEqual({
      ...{ ...NO_MEASURES, enclosureDba, barrierDba, customMethodDba, customMethodName },
    });
  });

  it('[Q119] another method takes away the QPME of the machine before; the same one leaves it', () => {
    expect(copyStage({ ...from, quieterMethodName: 'Crusher' }, from, 1).quieterEquipmentSoundPower).toBe(0);
    expect(copyStage(from, from, 1)).toEqual(from);
  });
});
