import { describe, expect, it } from 'vitest';
import { computeEmission } from './emission.ts';
import { findHighestTaskSoundPower } from './exclusive-group.ts';
import { computeMitigatedEmission } from './mitigation.ts';

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

describe('silent rows (M-11)', () => {
  it.each([{ quantity: 0 }, { timePercent: 0 }])('[CALC-14] %o contributes nothing, in both runs', (silence) => {
    expect(computeEmission({ ...row, ...silence })).toBeNull();
    expect(computeMitigatedEmission({ ...row, ...silence })).toBeNull();
  });
});

describe('replacements (M-20, M-24)', () => {
  it.each([
    { equipment: 0, method: 0, power: 112, replacement: null },
    { equipment: 0, method: 100, power: 100, replacement: 'quieterMethod' },
    { equipment: 105, method: 100, power: 105, replacement: 'quieterEquipment' },
    { equipment: 105, method: 0, power: 105, replacement: 'quieterEquipment' },
  ])('$equipment and $method put $power in force', ({ equipment, method, power, replacement }) => {
    const terms = computeMitigatedEmission({
      ...row,
      quieterEquipmentSoundPower: equipment,
      quieterMethodSoundPower: method,
    });
    expect(terms?.soundPower).toBe(power);
    expect(terms?.replacement).toBe(replacement);
  });
});

describe('the measure in force (M-21)', () => {
  it('[CALC-16] is the first of enclosure, barrier, hammer bracket and custom on a tie', () => {
    const all = { enclosureDba: -5, barrierDba: -5, hammerDba: -5, customMethodDba: -5 };
    expect(computeMitigatedEmission({ ...row, ...all })?.measure).toBe('enclosure');
    expect(computeMitigatedEmission({ ...row, ...all, enclosureDba: 0 })?.measure).toBe('barrier');
    expect(computeMitigatedEmission({ ...row, ...all, enclosureDba: 0, barrierDba: -4 })?.measure).toBe(
      'hammerBracket',
    );
    expect(computeMitigatedEmission({ ...row, customMethodDba: -5 })?.measure).toBe('custom');
  });

  it('is none without a reduction', () => {
    expect(computeMitigatedEmission(row)).toMatchObject({ measure: null, effect: 0, mitigatedSoundPower: 112 });
  });

  it('[CALC-17] shows at least 0 while the sum keeps the true value', () => {
    const terms = computeMitigatedEmission({ ...row, soundPower: 15, enclosureDba: -20 });
    expect(terms).toMatchObject({ mitigatedSoundPower: -5, shownSoundPower: 0 });
  });
});

describe('the listed sound power of a task (M-12)', () => {
  it('is the maximum over its days, with the first such day', () => {
    const highest = findHighestTaskSoundPower([
      { soundPower: 100, group: 'A', startDay: 1, endDay: 10 },
      { soundPower: 110, group: 'B', startDay: 4, endDay: 6 },
      { soundPower: 100, group: 'A', startDay: 8, endDay: 9 },
    ]);
    expect(highest).toMatchObject({ day: 4, highestGroup: 'B', highestSoundPower: 110 });
  });

  it('does not exist without rows', () => {
    expect(findHighestTaskSoundPower([])).toBeNull();
  });
});
