import { describe, expect, it } from 'vitest';
import { computeEmission, isAudible } from './emission.ts';

describe('corrections of a row (M-10)', () => {
  it('[CALC-13] the time correction is 10 log(percentage / 100)', () => {
    const half = computeEmission({ soundPower: 112, quantity: 1, timePercent: 50 });
    expect(half?.timeCorrection).toBeCloseTo(-3.0103, 4);
    expect(half?.quantityCorrection).toBe(0);
    expect(half?.totalSoundPower).toBeCloseTo(108.9897, 4);
    expect(computeEmission({ soundPower: 112, quantity: 1, timePercent: 1 })?.timeCorrection).toBeCloseTo(-20, 12);
  });

  it('[CALC-14] the quantity correction is 10 log(quantity)', () => {
    const four = computeEmission({ soundPower: 112, quantity: 4, timePercent: 100 });
    expect(four?.quantityCorrection).toBeCloseTo(6.0206, 4);
    expect(four?.timeCorrection).toBe(0);
    expect(four?.totalSoundPower).toBeCloseTo(118.0206, 4);
    expect(computeEmission({ soundPower: 112, quantity: 0.5, timePercent: 100 })?.quantityCorrection).toBeCloseTo(
      -3.0103,
      4,
    );
  });

  it('both are added to the sound power, which is kept beside them', () => {
    const row = computeEmission({ soundPower: 104.5, quantity: 3, timePercent: 20 });
    expect(row?.soundPower).toBe(104.5);
    expect(row?.totalSoundPower).toBeCloseTo(104.5 + 4.771213 - 6.9897, 6);
  });

  it('a sound power below zero is a quiet row, not a silent one', () => {
    expect(computeEmission({ soundPower: -10, quantity: 1, timePercent: 100 })?.totalSoundPower).toBe(-10);
  });
});

describe('silent rows (M-11)', () => {
  it.each([
    { quantity: 0, timePercent: 100 },
    { quantity: 1, timePercent: 0 },
    { quantity: 0, timePercent: 0 },
    { quantity: -1, timePercent: 100 },
    { quantity: 1, timePercent: -5 },
  ])('[CALC-14] [Q95] %o contributes nothing', (row) => {
    expect(isAudible(row)).toBe(false);
    expect(computeEmission({ soundPower: 112, ...row })).toBeNull();
  });

  it('a little of both is heard', () => {
    expect(isAudible({ quantity: 0.1, timePercent: 0.1 })).toBe(true);
  });
});
