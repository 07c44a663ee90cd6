import { describe, expect, it } from 'vitest';
import { chooseMeasure, chooseReplacement, computeMitigatedEmission } from './mitigation.ts';

const row = {
  soundPower: 112,
  quantity: 1,
  timePercent: 100,
  quieterMethodSoundPower: 0,
  quieterEquipmentSoundPower: 0,
  enclosureDba: 0,
  barrierDba: 0,
  hammerDba: 0,
  customMethodDba: 0,
};

describe('replacements (M-20, M-24)', () => {
  it.each([
    { equipment: 0, method: 0, soundPower: 112, replacement: null },
    { equipment: 0, method: 100, soundPower: 100, replacement: 'quieterMethod' },
    { equipment: 105, method: 100, soundPower: 105, replacement: 'quieterEquipment' },
    { equipment: 105, method: 0, soundPower: 105, replacement: 'quieterEquipment' },
    { equipment: -1, method: -1, soundPower: 112, replacement: null },
    { equipment: 0, method: 0.5, soundPower: 0.5, replacement: 'quieterMethod' },
    { equipment: 120, method: 0, soundPower: 120, replacement: 'quieterEquipment' },
  ])('$equipment and $method put $soundPower in force', ({ equipment, method, soundPower, replacement }) => {
    const replaced = { ...row, quieterEquipmentSoundPower: equipment, quieterMethodSoundPower: method };
    expect(chooseReplacement(replaced)).toEqual({ soundPower, replacement });
    expect(computeMitigatedEmission(replaced)).toMatchObject({ soundPower, totalSoundPower: soundPower, replacement });
  });

  it('take the corrections of the row (M-10)', () => {
    const replaced = { ...row, quieterMethodSoundPower: 100, quantity: 4, timePercent: 50 };
    const terms = computeMitigatedEmission(replaced);
    expect(terms?.quantityCorrection).toBeCloseTo(6.0206, 4);
    expect(terms?.timeCorrection).toBeCloseTo(-3.0103, 4);
    expect(terms?.mitigatedSoundPower).toBeCloseTo(103.0103, 4);
  });
});

describe('the measure in force (M-21)', () => {
  it.each([
    [{ enclosureDba: -5, barrierDba: -5, hammerDba: -5, customMethodDba: -5 }, 'enclosure', -5],
    [{ enclosureDba: 0, barrierDba: -5, hammerDba: -5, customMethodDba: -5 }, 'barrier', -5],
    [{ enclosureDba: 0, barrierDba: -4, hammerDba: -5, customMethodDba: -5 }, 'hammerBracket', -5],
    [{ enclosureDba: -1, barrierDba: -2, hammerDba: -3, customMethodDba: -4 }, 'custom', -4],
    [{ enclosureDba: -10, barrierDba: -5 }, 'enclosure', -10],
    [{ enclosureDba: -5, barrierDba: -10 }, 'barrier', -10],
    [{ barrierDba: -5, hammerDba: -9 }, 'hammerBracket', -9],
    [{ customMethodDba: -0.1 }, 'custom', -0.1],
  ])('[CALC-16] of %o is %s with %d, never the sum', (measures, measure, effect) => {
    expect(chooseMeasure({ ...row, ...measures })).toEqual({ measure, effect });
    const terms = computeMitigatedEmission({ ...row, ...measures });
    expect(terms).toMatchObject({ measure, effect, mitigatedSoundPower: 112 + effect, shownSoundPower: 112 + effect });
  });

  it('is none without a reduction; what would raise the level is none', () => {
    expect(chooseMeasure(row)).toEqual({ measure: null, effect: 0 });
    expect(chooseMeasure({ ...row, barrierDba: 3 })).toEqual({ measure: null, effect: 0 });
    expect(computeMitigatedEmission(row)).toMatchObject({ measure: null, effect: 0, mitigatedSoundPower: 112 });
  });
});

describe('the mitigated sound power (M-22)', () => {
  it('[CALC-17] shows at least 0 while the sum keeps the true value', () => {
    const terms = computeMitigatedEmission({ ...row, soundPower: 15, enclosureDba: -20 });
    expect(terms).toMatchObject({ soundPower: 15, mitigatedSoundPower: -5, shownSoundPower: 0 });
  });

  it.each([{ quantity: 0 }, { timePercent: 0 }])('%o stays silent whatever takes its place (M-11)', (silence) => {
    expect(computeMitigatedEmission({ ...row, ...silence, quieterMethodSoundPower: 100 })).toBeNull();
  });
});
