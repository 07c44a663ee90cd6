import { describe, expect, it } from 'vitest';
import type { RowMeasures } from '../equipment/equipment.schema.ts';
import { NO_MEASURES } from '../equipment/equipment.ts';
import { entry } from '../testing/equipment-builder.ts';
import { isProofMissing, isUserDefined, listProofReasons } from './proof.ts';

const withMeasures = (changes: Partial<RowMeasures>) => entry({ measures: { ...NO_MEASURES, ...changes } });

describe('user-defined rows', () => {
  it('[EQUIP-53] a custom quieter method name wants proof', () => {
    expect(listProofReasons(withMeasures({ customQuieterMethodName: 'Own way' }))).toEqual(['QUIETER_METHOD']);
    expect(isUserDefined(withMeasures({ quieterMethodName: 'Wire saw', quieterMethodSoundPower: 96 }))).toBe(false);
  });

  it('[EQUIP-55] a QPME power other than its default wants proof, 0 does not', () => {
    const powerOf = (quieterEquipmentSoundPower: number) =>
      listProofReasons(withMeasures({ quieterEquipmentSoundPower, quieterEquipmentDefaultSoundPower: 98 }));
    expect([98, 97, 0].map(powerOf)).toEqual([[], ['QUIETER_EQUIPMENT'], []]);
  });

  it('[EQUIP-56] a custom method with a name and a reduction wants proof', () => {
    const customOf = (customMethodName: string, customMethodDba: number) =>
      listProofReasons(withMeasures({ customMethodName, customMethodDba }));
    expect([customOf('Blanket', -3), customOf('Blanket', 0), customOf(' ', -3)]).toEqual([['CUSTOM_METHOD'], [], []]);
  });

  it('[EQUIP-57] [Q135] proof is missing while no file is there; CNP excuses the plain sound power alone', () => {
    const own = { officialId: '', soundPower: 110 };
    expect(isProofMissing(entry(own))).toBe(true);
    expect(isProofMissing(entry({ ...own, materialIds: [4] }))).toBe(false);
    expect(isProofMissing(entry({ ...own, officialId: 'CNP 081' }))).toBe(false);
    expect(isProofMissing(withMeasures({ customQuieterMethodName: 'Own way' }))).toBe(true);
    expect(isProofMissing(entry())).toBe(false);
  });
});
