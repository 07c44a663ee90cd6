import { toEnergy, toLevel } from '@quietsite/acoustics';
import { answerByEngine, type MethodCase } from '@quietsite/validation';

export type EngineInput =
  | { readonly kind: 'method'; readonly method: MethodCase }
  | { readonly kind: 'levels'; readonly from: number; readonly step: number; readonly count: number };

/** A whole case of the method, or a stretch of decibels there and back (M-04), where engines part first if at all. */
export function answer(input: EngineInput): unknown {
  if (input.kind === 'method') return answerByEngine(input.method);
  return Array.from({ length: input.count }, (_, i) => {
    const decibels = input.from + i * input.step;
    // Any positive number will do as an energy; this one keeps all of its digits.
    return { decibels, energy: toEnergy(decibels), level: toLevel(1 + decibels * decibels) };
  });
}
