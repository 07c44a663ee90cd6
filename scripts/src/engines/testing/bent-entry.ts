import { type EngineCase, runCases as runWith } from '../run-cases.ts';

/** An answer that differs on purpose, by the last bit, in the engines whose shell has a function print. */
function bentAnswer(input: number): unknown {
  return { level: 'print' in globalThis ? input + Number.EPSILON : input };
}

export function runCases(cases: readonly EngineCase<number>[], shownId: string | null): string[] {
  return runWith(cases, bentAnswer, shownId);
}
