import type { MethodAnswer } from './case.ts';
import { type Comparison, compareTerms, type TermRules } from './compare-terms.ts';

export interface CompareOptions {
  readonly decibels?: number;
  /** Grid coordinates of 800,000 m leave a rounding error of about 1e-10 m in a length. */
  readonly metres?: number;
  /** False if the expected result is complete and the actual one must not contain anything else. */
  readonly isPartial?: boolean;
  /** True if the levels of the actual result are as stored, at least 0 (M-04); false if they too may be below 0. */
  readonly isStored?: boolean;
}

const LEVELS = /\.(level|levels\[\d+\])$/;
const DECIBELS = /\.(level|levels\[\d+\]|soundPower|criterion)$/;
const METRES = /\.(position\[\d\]|distanceMetres|barrierHeightMetres)$/;

/** Checks every expected term against the actual result. */
export function compareAnswers(
  expected: Partial<MethodAnswer>,
  actual: MethodAnswer,
  options: CompareOptions = {},
): Comparison {
  return compareTerms(expected, actual, rulesOf(options));
}

function rulesOf({ decibels = 1e-9, metres = 1e-8, isPartial = true, isStored = true }: CompareOptions): TermRules {
  return {
    unitOf: (path) => (DECIBELS.test(path) ? 'decibels' : METRES.test(path) ? 'metres' : 'none'),
    toleranceOf: (_, unit) => ({ decibels, metres, none: 0 })[unit],
    deviationOf: (path, expected, actual) =>
      Math.abs((isStored && LEVELS.test(path) ? Math.max(0, expected) : expected) - actual),
    keys: { receivers: 'pointId', taskSoundPowers: 'taskId', sources: 'zoneId' },
    isPartial,
  };
}
