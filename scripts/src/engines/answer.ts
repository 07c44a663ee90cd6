import { toEnergy, toLevel } from '@quietsite/acoustics';
import { answerByEngine, type MethodCase } from '@quietsite/validation';

export type EngineInput =
  | { readonly kind: 'method'; readonly method: MethodCase }
  | { readonly kind: 'levels'; readonly from: number; readonly step: number; readonly count: number };

/**
 * A full case of the method, or a range of decibel conversions in both directions (M-04), where engines would differ
 * first.
 */
export function answer(input: EngineInput): unknown {
  if (input.kind === 'method') return answerByEngine(input.method);
  return Array.from({ length: input.count }, (_, i) => {
    const decibels = input.from + i * input.step;
    // Any positive number works as an energy; this one keeps all of its digits.
    return { decibels, energy: toEnergy(decibels), level: toLevel(1 + decibels * decibels) };
  });
}
