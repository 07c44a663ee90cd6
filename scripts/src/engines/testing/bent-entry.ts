import { type EngineCase, runCases as runWith } from '../run-cases.ts';

/** Differs on purpose, by the last bit, in engines whose shell has a print function. */
function deviatingAnswer(input: number): unknown {
  return { level: 'print' in globalThis ? input + Number.EPSILON : input };
}

export function runCases(cases: readonly EngineCase<number>[], shownId: string | null): string[] {
  return runWith(cases, deviatingAnswer, shownId);
}
