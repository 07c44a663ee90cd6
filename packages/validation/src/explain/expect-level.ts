import { expect } from 'vitest';

/** Expects levels within 1e-9 dB. No noise equals only no noise. */
export function expectLevel(
  where: string,
  actual: number | null,
  expected: number | null,
  toleranceDecibels = 1e-9,
): void {
  const isSame =
    actual === null || expected === null ? actual === expected : Math.abs(actual - expected) <= toleranceDecibels;
  expect(isSame, `${where}: ${actual} instead of ${expected}`).toBe(true);
}
