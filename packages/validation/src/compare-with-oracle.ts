import type { MethodCase } from './case.ts';
import { compareAnswers } from './compare.ts';
import type { Comparison } from './compare-terms.ts';
import { answerByEngine } from './engine-answer.ts';
import { answerByOracle } from './oracle/answer.ts';

/** The whole answer of the product's engine against the whole answer of the oracle: nothing more, nothing less. */
export function compareWithOracle(input: MethodCase): Comparison {
  return compareAnswers(answerByOracle(input), answerByEngine(input), { isPartial: false });
}
