import { describe, expect, it } from 'vitest';
import type { RowMeasures } from '../equipment/equipment.schema.ts';
import { NO_MEASURES } from '../equipment/equipment.ts';
import { listMeasureFaults, needsModelNumber } from './check-measures.ts';

const faultsOf = (changes: Partial<RowMeasures>) => listMeasureFaults({ ...NO_MEASURES, ...changes });

describe('measures of a row', () => {
  it('[MITI-36] a replacement has 0 to 1000, and nothing that is no number', () => {
    const powersOf = (power: number) => [
      faultsOf({ quieterMethodName: 'Saw', quieterMethodSoundPower: power }),
      faultsOf({ quieterEquipmentName: 'Mini', quieterEquipmentSoundPower: power }),
    ];
    for (const power of [0, 1000]) expect(powersOf(power)).toEqual([[], []]);
    for (const power of [-0.1, 1000.1, Number.NaN])
      expect(powersOf(power)).toEqual([['REPLACEMENT_OUTSIDE'], ['REPLACEMENT_OUTSIDE']]);
  });

  it.each([
    ['[MITI-37]', 'enclosureDba', -20, 'ENCLOSURE_OUTSIDE'],
    ['[MITI-38]', 'barrierDba', -15, 'BARRIER_OUTSIDE'],
    ['[MITI-39]', 'customMethodDba', -25, 'CUSTOM_OUTSIDE'],
    ['[Q88]', 'hammerDba', -25, 'HAMMER_OUTSIDE'],
  ] as const)('%s %s is %d to 0 and not empty', (_, field, least, fault) => {
    const named = { customMethodName: 'Blanket' };
    for (const value of [least, least / 2, 0]) expect(faultsOf({ ...named, [field]: value })).toEqual([]);
    for (const value of [least - 0.1, 0.1, Number.NaN]) expect(faultsOf({ ...named, [field]: value })).toEqual([fault]);
  });

  it('[MITI-40] a custom method needs a name, and so does a replacement', () => {
    expect(faultsOf({ customMethodDba: -3, customMethodName: ' ' })).toEqual(['CUSTOM_NAME_MISSING']);
    expect(faultsOf({ customMethodDba: -3, customMethodName: 'Blanket' })).toEqual([]);
    expect(faultsOf({ quieterMethodSoundPower: 90 })).toEqual(['REPLACEMENT_NAME_MISSING']);
    expect(faultsOf({ quieterEquipmentSoundPower: 90 })).toEqual(['REPLACEMENT_NAME_MISSING']);
    expect(faultsOf({ customMethodName: 'x'.repeat(301) })).toEqual(['MEASURE_TEXT_TOO_LONG']);
  });

  it("[MITI-41] a name that starts with 'QPME' does not say which model it is", () => {
    expect(['QPME excavator', ' QPME', 'Excavator QPME', 'Model X1', ''].map(needsModelNumber)).toEqual([
      ...[true, true, false, false, false],
    ]);
  });
});
