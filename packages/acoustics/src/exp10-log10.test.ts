import { describe, expect, it } from 'vitest';
import { exp10, log10 } from './exp10-log10.ts';

/** Relative to the greater value. The energies of any level up to 150 dB agree to this. */
const PRECISION = 1e-14;

function expectClose(actual: number, expected: number, precision = PRECISION): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(precision * Math.abs(expected));
}

describe('powers of ten', () => {
  // Calculated with sixty decimal digits and rounded to the nearest double.
  it.each([
    [0.1, 1.2589254117941673],
    [-0.5, 0.31622776601683794],
    [0.30103, 2.0000000199681045],
    [0.35, 2.2387211385683394],
    [1e-10, 1.0000000002302585],
    [1, 10],
    [2, 100],
    [-3, 0.001],
    [7.5, 31622776.60168379],
    [7.505, 31988951.09691397],
    [7.55, 35481338.92335753],
    [10.86, 72443596007.49892],
    [12.3, 1995262314968.8828],
    [15, 1e15],
    [-12, 1e-12],
  ])('10^%d', (exponent, power) => {
    expectClose(exp10(exponent), power);
  });

  it.each([
    [100.25, 1.7782794100389228e100],
    [300, 1e300],
    [-300, 1e-300],
    [308, 1e308],
    [-307.6, 2.511886431509449e-308],
  ])('10^%d, far beyond any sound', (exponent, power) => {
    expectClose(exp10(exponent), power, 1e-13);
  });

  it('of zero is exactly one', () => {
    expect(exp10(0)).toBe(1);
    expect(exp10(-0)).toBe(1);
  });

  it('ends in infinity, in zero and in no number', () => {
    expect(exp10(308.3)).toBe(Number.POSITIVE_INFINITY);
    expect(exp10(400)).toBe(Number.POSITIVE_INFINITY);
    expect(exp10(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
    expect(exp10(-400)).toBe(0);
    expect(exp10(Number.NEGATIVE_INFINITY)).toBe(0);
    expect(exp10(Number.NaN)).toBeNaN();
  });

  it('reaches from the least to the greatest power of two that a double holds in full', () => {
    expectClose(exp10(308.09), 1.2302687708123107e308, 1e-13);
    expectClose(exp10(-307.7), 1.9952623149689317e-308, 1e-13);
  });
});

describe('logarithms to base ten', () => {
  it.each([
    [2, 0.3010299956639812],
    [3, 0.47712125471966244],
    [0.5, -0.3010299956639812],
    [7, 0.8450980400142568],
    [75.05, 1.8753506965792892],
    [602_000, 5.779596491257824],
    [123_456_789, 8.09151497716927],
    [Math.SQRT2, 0.15051499783199063],
    [1.4142135623730954, 0.15051499783199068],
    [Math.SQRT1_2, -0.15051499783199057],
    [1.9999999999999998, 0.30102999566398114],
    [0.9999999999999999, -4.821637332766436e-17],
    [1.0000000000000002, 9.64327466553287e-17],
    [2 ** 511, 153.8263277842944],
    [2 ** 512, 154.12735777995837],
    [2 ** -511, -153.8263277842944],
    [2 ** -512, -154.12735777995837],
    [2 ** 1023, 307.95368556425274],
    [2 ** -1022, -307.6526555685888],
    [Number.MAX_VALUE, 308.25471555991675],
  ])('of %d', (value, logarithm) => {
    expectClose(log10(value), logarithm, 5e-16);
  });

  it('of powers of ten are whole numbers', () => {
    expect([1, 10, 100, 1e15, 1e22, 1e300].map(log10)).toEqual([0, 1, 2, 15, 22, 300]);
    expect([0.1, 0.001, 1e-15].map(log10)).toEqual([-1, -3, -15]);
  });

  it('of powers of two are as many times that of two', () => {
    for (let exponent = -1022; exponent <= 1023; exponent++)
      expectClose(log10(2 ** exponent), exponent * 0.3010299956639812, 5e-16);
  });

  it('of what is not positive or not finite', () => {
    expect(log10(0)).toBe(Number.NEGATIVE_INFINITY);
    expect(log10(-0)).toBe(Number.NEGATIVE_INFINITY);
    expect(log10(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
    for (const value of [-1, Number.NEGATIVE_INFINITY, Number.NaN]) expect(log10(value)).toBeNaN();
  });
});

describe('both together', () => {
  it('are each other back and forth over all levels', () => {
    for (let tenths = -1000; tenths <= 1600; tenths++) {
      const level = tenths / 10;
      expect(Math.abs(10 * log10(exp10(level / 10)) - level)).toBeLessThan(1e-12);
    }
  });

  // The verdicts depend on these thresholds (M-61): a greater energy must not have a lower level.
  it.each([62.05, 65.05, 70.05, 75.05, 99.95])('rise together around %d dB', (half) => {
    const levels = Array.from({ length: 401 }, (_, i) => half + (i - 200) * 1e-11);
    const energies = levels.map((level) => exp10(level / 10));
    for (let i = 1; i < levels.length; i++) expect(energies[i]).toBeGreaterThan(energies[i - 1] as number);
    const back = energies.map(log10);
    for (let i = 1; i < levels.length; i++) expect(back[i]).toBeGreaterThan(back[i - 1] as number);
  });
});
