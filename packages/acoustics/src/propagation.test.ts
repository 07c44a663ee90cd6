import { describe, expect, it } from 'vitest';
import { toEnergy, toLevel } from './level.ts';
import {
  computePropagation,
  limitDistance,
  slantTransmission,
  TIE_METRES,
  TYPE_B_REFERENCE_METRES,
} from './propagation.ts';

describe('propagation (M-33)', () => {
  it('[CALC-18] [CALC-19] takes off 20 log(distance) + 8 and adds 3 for the facade', () => {
    const ten = computePropagation(100, 10);
    expect(ten.distanceCorrection).toBeCloseTo(-28, 12);
    expect(ten).toMatchObject({ distanceMetres: 10, facadeCorrection: 3 });
    expect(ten.level).toBeCloseTo(75, 12);
    expect(ten.shownLevel).toBe(ten.level);
    expect(computePropagation(108.6, 62).level).toBeCloseTo(108.6 - 35.847834 - 8 + 3, 6);
  });

  it('[CALC-18] [Q96] counts a distance below 1 m as 1 m', () => {
    for (const metres of [0, 0.5, 1])
      expect(computePropagation(100, metres)).toMatchObject({ distanceMetres: 1, level: 95 });
    expect([0, 0.99, 1, 1.01].map(limitDistance)).toEqual([1, 1, 1, 1.01]);
  });

  it('is the same rule in decibels and in energies', () => {
    for (const metres of [1, 7.3, 62, 300, 20_000])
      expect(toLevel(toEnergy(108.6) * slantTransmission(metres, 0))).toBeCloseTo(
        computePropagation(108.6, metres).level,
        9,
      );
  });

  it('goes over the slant distance to a height (M-70)', () => {
    expect(slantTransmission(30, 40)).toBeCloseTo(slantTransmission(50, 0), 15);
    expect(toLevel(toEnergy(100) * slantTransmission(6, 8))).toBeCloseTo(75, 10);
    expect(slantTransmission(1, 0)).toBeCloseTo(10 ** -0.5, 14);
  });

  it('[CALC-20] shows at least 0', () => {
    expect(computePropagation(20, 300)).toMatchObject({ shownLevel: 0 });
    expect(computePropagation(20, 300).level).toBeCloseTo(20 - 49.542425 - 8 + 3, 5);
  });

  it('[CALC-26] has the reference distance of type B zones, and decides when distances are equal (M-31, M-34)', () => {
    expect(TYPE_B_REFERENCE_METRES).toBe(20_000);
    expect(TIE_METRES).toBe(1e-6);
  });
});
