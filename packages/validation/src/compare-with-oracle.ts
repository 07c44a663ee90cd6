import type { MethodCase } from './case.ts';
import { compareAnswers } from './compare.ts';
import type { Comparison } from './compare-terms.ts';
import { answerByEngine } from './engine-answer.ts';
import { answerByOracle } from './oracle/answer.ts';

/** Compares the complete result of the product's engine with that of the oracle. */
export function compareWithOracle(input: MethodCase): Comparison {
  return compareAnswers(answerByOracle(input), answerByEngine(input), { isPartial: false });
}
