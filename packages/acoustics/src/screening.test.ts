import { describe, expect, it } from 'vitest';
import { TIE_DECIBELS } from './level.ts';
import {
  computeTotalReduction,
  correctionOfSource,
  HIDDEN,
  IN_VIEW,
  IN_VIEW_OF_BLANK_FACADES,
  isQuiet,
  SCREENED_DISTANCE_RATIO,
  SCREENING_CORRECTIONS,
  SOURCE_STATES,
  UNDECIDED,
} from './screening.ts';

describe('the total reduction of a row (M-111)', () => {
  it('adds screening to measures at the machine, down to 20 dB', () => {
    expect([-5, -10, -12, -15].map((machine) => computeTotalReduction(machine, machine, -10))).toEqual([
      -15, -20, -20, -20,
    ]);
  });

  it('takes the larger of an entered barrier and of screening, never both', () => {
    expect(computeTotalReduction(-5, -15, -5)).toBe(-15);
    expect(computeTotalReduction(-5, -8, -5)).toBe(-10);
    expect(computeTotalReduction(0, -3, 0)).toBe(-3);
    expect(computeTotalReduction(-25, -25, -10)).toBe(-25);
    expect(computeTotalReduction(-25, -20, -10)).toBe(-25);
  });
});

describe('a quiet row (M-108)', () => {
  const total = 1e6;
  const atDecibelsBelow = (decibels: number) => total * 10 ** (-decibels / 10);

  it('is more than 15 dB below the total; the rounding of calculations does not make it so', () => {
    const below = [14.99, 15, 15 + TIE_DECIBELS / 2, 15 + 2 * TIE_DECIBELS, 15.01];
    expect(below.map((decibels) => isQuiet(atDecibelsBelow(decibels), total))).toEqual([
      ...[false, false, false],
      ...[true, true],
    ]);
  });

  it('is never one of an alternative that is silent', () => {
    expect(isQuiet(0, 0)).toBe(false);
  });
});

describe('the correction of a source (M-107 to M-109)', () => {
  it('is 10 dB when hidden, 5 dB before blank facades or when quiet, and none in view or undecided', () => {
    const corrections = (isQuietSource: boolean) =>
      [UNDECIDED, IN_VIEW, IN_VIEW_OF_BLANK_FACADES, HIDDEN].map(
        (state) => SCREENING_CORRECTIONS[correctionOfSource(state, isQuietSource)],
      );
    expect(corrections(false)).toEqual([0, 0, -5, -10]);
    expect(corrections(true)).toEqual([0, -5, -5, -10]);
    expect([...SOURCE_STATES].sort()).toEqual([0, 1, 2, 3]);
  });

  it('of 10 dB has the effect of a distance that many times as far (M-113)', () => {
    expect(20 * Math.log10(SCREENED_DISTANCE_RATIO)).toBeCloseTo(10, 12);
  });
});
