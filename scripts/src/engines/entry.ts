import './missing-built-ins.ts';
import { answer, type EngineInput } from './answer.ts';
import { type EngineCase, runCases as runWith } from './run-cases.ts';

/** What the bundle offers to the engine it is loaded in: no module, no DOM, nothing of Node. */
export function runCases(cases: readonly EngineCase<EngineInput>[], shownId: string | null): string[] {
  return runWith(cases, answer, shownId);
}
