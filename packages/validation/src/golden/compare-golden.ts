import type { MethodAnswer, MethodCase } from '../case.ts';
import { compareAnswers } from '../compare.ts';
import { type Comparison, compareTerms } from '../compare-terms.ts';
import { answerByEngine } from '../engine-answer.ts';
import type { GoldenFolder } from './golden-folder.ts';
import { answerVector, VECTOR_RULES } from './vectors.ts';

/** Vectors (G) test single rules and have their own formats; cases (C) are whole projects. */
export function isVector({ id }: Pick<GoldenFolder, 'id'>): boolean {
  return id.startsWith('G');
}

/** Compares every term of expected.json with the product's result for input.json. */
export function compareGolden(folder: GoldenFolder): Comparison {
  const { id, input, expected } = folder;
  if (isVector(folder)) return compareTerms(expected, answerVector(id, input), VECTOR_RULES);
  return compareAnswers(expected as Partial<MethodAnswer>, answerByEngine(input as MethodCase));
}
