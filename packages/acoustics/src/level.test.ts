import { describe, expect, it } from 'vitest';
import { atLeastZero, roundHalfUp, sumLevels, toEnergy, toLevel } from './level.ts';

describe('levels and energies (M-04)', () => {
  it('are each other back and forth', () => {
    for (const level of [-30, 0, 0.1, 75, 123.456]) expect(toLevel(toEnergy(level))).toBeCloseTo(level, 10);
  });

  it('[CALC-15] two equal levels make 3.01 dB more, ten make 10 dB more', () => {
    expect(sumLevels([70, 70])).toBeCloseTo(73.0103, 4);
    expect(sumLevels(Array.from({ length: 10 }, () => 60))).toBeCloseTo(70, 10);
  });

  it('no sound is null, not 0 dB', () => {
    expect(sumLevels([])).toBeNull();
    expect(toLevel(0)).toBeNull();
    expect(toLevel(1)).toBe(0);
  });

  it('[CALC-20] a stored level is at least 0', () => {
    expect(atLeastZero(-5)).toBe(0);
    expect(atLeastZero(5)).toBe(5);
  });
});

describe('rounding half up (M-04)', () => {
  it.each([
    [74.5, 75],
    [75.49, 75],
    [75.5, 76],
    [-0.5, 0],
    [74.49999, 74],
  ])('%d to whole decibels is %d', (value, rounded) => {
    expect(roundHalfUp(value, 0)).toBe(rounded);
  });

  it.each([
    [75.04, 75],
    [75.05, 75.1],
    [75.15, 75.2],
    [1.05, 1.1],
  ])('%d to one decimal is %d', (value, rounded) => {
    expect(roundHalfUp(value, 1)).toBe(rounded);
  });

  it('takes a half that floating point missed for a half', () => {
    expect(roundHalfUp(74.5 - 1e-12, 0)).toBe(75);
  });
});
