import type { MethodAnswer } from './case.ts';
import { type Comparison, compareTerms, type TermRules } from './compare-terms.ts';

export interface CompareOptions {
  readonly decibels?: number;
  /** Grid coordinates of 800,000 m leave some 1e-10 m of a length to the machine. */
  readonly metres?: number;
  /** False: the expected answer is complete, and nothing may stand in the actual one besides. */
  readonly isPartial?: boolean;
  /** True: the levels of the actual answer are as stored, at least 0 (M-04); false: they too may lie below. */
  readonly isStored?: boolean;
}

const LEVELS = /\.(level|levels\[\d+\])$/;
const DECIBELS = /\.(level|levels\[\d+\]|soundPower|criterion)$/;
const METRES = /\.(position\[\d\]|distanceMetres|barrierHeightMetres)$/;

/** Everything that is expected is asked of the actual answer. */
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
