import { expect } from 'vitest';

/** Levels within 1e-9 dB; silence only equals silence. Says where when it is not so. */
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
