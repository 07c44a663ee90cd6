import { describe, expect, it } from 'vitest';
import { toEnergy, toLevel } from './level.ts';
import { computePropagation, transmission } from './propagation.ts';

describe('propagation (M-33)', () => {
  it('[CALC-18] counts a distance below 1 m as 1 m', () => {
    for (const metres of [0, 0.5, 1])
      expect(computePropagation(100, metres)).toMatchObject({ distanceMetres: 1, level: 95 });
  });

  it('is the same rule in decibels and in energies', () => {
    for (const metres of [0, 1, 7.3, 62, 300, 20_000])
      expect(toLevel(toEnergy(108.6) * transmission(metres))).toBeCloseTo(computePropagation(108.6, metres).level, 9);
  });

  it('[CALC-20] shows at least 0', () => {
    expect(computePropagation(20, 300)).toMatchObject({ shownLevel: 0 });
    expect(computePropagation(20, 300).level).toBeLessThan(0);
  });
});
