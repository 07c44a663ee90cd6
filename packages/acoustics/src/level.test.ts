import { describe, expect, it } from 'vitest';
import { atLeastZero, roundHalfUp, TIE_DECIBELS, TIE_ENERGY_RATIO, toEnergy, toLevel } from './level.ts';

describe('levels and energies (M-04)', () => {
  it('are each other back and forth', () => {
    for (const level of [-30, 0, 0.1, 75, 123.456]) expect(toLevel(toEnergy(level))).toBeCloseTo(level, 10);
  });

  it('are ten decibels to a factor of ten', () => {
    expect(toEnergy(0)).toBe(1);
    expect(toEnergy(75)).toBeCloseTo(31_622_776.601684, 5);
    expect(toEnergy(-10)).toBeCloseTo(0.1, 14);
    expect(toLevel(1000)).toBeCloseTo(30, 12);
  });

  it('[CALC-15] two equal levels make 3.01 dB more, ten make 10 dB more', () => {
    expect(toLevel(2 * toEnergy(70))).toBeCloseTo(73.0103, 4);
    expect(toLevel(10 * toEnergy(60))).toBeCloseTo(70, 10);
    expect(toLevel(2 * toEnergy(-5))).toBeCloseTo(-1.9897, 4);
  });

  it('no sound is null, not 0 dB', () => {
    expect(toLevel(0)).toBeNull();
    expect(toLevel(-1)).toBeNull();
    expect(toLevel(1)).toBe(0);
  });

  it('[CALC-20] a stored level is at least 0', () => {
    expect(atLeastZero(-5)).toBe(0);
    expect(atLeastZero(0)).toBe(0);
    expect(atLeastZero(5)).toBe(5);
  });

  it('levels that tie have energies that tie', () => {
    expect(TIE_DECIBELS).toBe(1e-9);
    // 10^(1e-10)
    expect(TIE_ENERGY_RATIO).toBeCloseTo(1.0000000002302585, 15);
    expect(toEnergy(75 + 0.9e-9)).toBeLessThan(toEnergy(75) * TIE_ENERGY_RATIO);
    expect(toEnergy(75 + 1.1e-9)).toBeGreaterThan(toEnergy(75) * TIE_ENERGY_RATIO);
  });
});

describe('[Q114] rounding half up (M-04)', () => {
  it.each([
    [74.5, 75],
    [75.49, 75],
    [75.5, 76],
    [-0.5, 0],
    [74.49999, 74],
    [-1.5, -1],
    [-1.51, -2],
  ])('%d to whole decibels is %d', (value, rounded) => {
    expect(roundHalfUp(value, 0)).toBeCloseTo(rounded, 14);
  });

  it.each([
    [75.04, 75],
    [75.05, 75.1],
    [75.15, 75.2],
    [1.05, 1.1],
    [62.1, 62.1],
    [-0.05, 0],
    [-0.06, -0.1],
  ])('%d to one decimal is %d', (value, rounded) => {
    expect(roundHalfUp(value, 1)).toBe(rounded);
  });

  it('takes a value within 1e-9 below the half for the half, and none further away', () => {
    for (const half of [0.5, 74.5, 99.5]) {
      expect(roundHalfUp(half - 5e-10, 0)).toBe(half + 0.5);
      expect(roundHalfUp(half - 2e-9, 0)).toBe(half - 0.5);
    }
    expect(roundHalfUp(75.05 - 5e-10, 1)).toBe(75.1);
    expect(roundHalfUp(75.05 - 2e-9, 1)).toBe(75);
  });
});
