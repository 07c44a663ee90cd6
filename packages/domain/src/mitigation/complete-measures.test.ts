import { describe, expect, it } from 'vitest';
import type { RowMeasures } from '../equipment/equipment.schema.ts';
import { NO_MEASURES } from '../equipment/equipment.ts';
import { entry } from '../testing/equipment-builder.ts';
import { quieterCatalogue } from '../testing/quieter-builder.ts';
import { completeMeasures } from './complete-measures.ts';

const settle = (written: Partial<RowMeasures>, stored: Partial<RowMeasures> = {}) => {
  const before = { ...NO_MEASURES, ...stored };
  return completeMeasures(entry({ measures: before }), { ...before, ...written }, quieterCatalogue);
};
const crusher = { quieterMethodName: 'Crusher', quieterMethodSoundPower: 104 };

describe('measures as they are stored', () => {
  it('[Q88] a method of the catalogue brings its hammer bracket, and none is left without it', () => {
    expect(settle(crusher)).toEqual({ ...NO_MEASURES, ...crusher, hammerDba: -5 });
    expect(settle({ quieterMethodName: '', quieterMethodSoundPower: 0 }, { ...crusher, hammerDba: -5 })).toEqual(
      NO_MEASURES,
    );
  });

  it('[EQUIP-53] [U23] another name or figure is the user’s own, whatever was said of it', () => {
    expect(settle({ quieterMethodName: 'Own way', quieterMethodSoundPower: 90 })).toMatchObject({
      customQuieterMethodName: 'Own way',
    });
    expect(settle({ ...crusher, quieterMethodSoundPower: 90 })).toMatchObject({
      ...{ customQuieterMethodName: 'Crusher', hammerDba: 0 },
    });
    const kept = { quieterMethodName: 'Of old', quieterMethodSoundPower: 90, hammerDba: -3 };
    expect(settle({ barrierDba: -1 }, kept)).toEqual({ ...NO_MEASURES, ...kept, barrierDba: -1 });
  });

  it('[EQUIP-53] [Q88] another figure for the method that a row has is the user’s own, without its hammer bracket', () => {
    const stored = { ...crusher, hammerDba: -5 };
    expect(settle({ quieterMethodSoundPower: 90 }, stored)).toMatchObject({
      ...{ customQuieterMethodName: 'Crusher', hammerDba: 0 },
    });
  });

  it('[EQUIP-55] [U23] the default of a QPME is that of the catalogue for the machine at work, 0 of an unknown one', () => {
    const defaultOf = (written: Partial<RowMeasures>, stored?: Partial<RowMeasures>) =>
      settle(written, stored).quieterEquipmentDefaultSoundPower;
    expect(defaultOf({ quieterEquipmentName: 'Electric excavator E1', quieterEquipmentSoundPower: 90 })).toBe(95);
    expect(defaultOf({ quieterEquipmentName: 'Mine', quieterEquipmentSoundPower: 90 })).toBe(0);
    expect(defaultOf({ ...crusher, quieterEquipmentName: 'Electric crusher', quieterEquipmentSoundPower: 98 })).toBe(
      98,
    );
    const old = { quieterEquipmentName: 'Put away', quieterEquipmentDefaultSoundPower: 93 };
    expect(defaultOf({ quieterEquipmentSoundPower: 90 }, old)).toBe(93);
    expect(defaultOf({ quieterEquipmentName: '' }, old)).toBe(0);
  });
});
