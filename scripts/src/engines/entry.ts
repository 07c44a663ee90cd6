import './missing-built-ins.ts';
import { answer, type EngineInput } from './answer.ts';
import { type EngineCase, runCases as runWith } from './run-cases.ts';

/** The bundle's interface to the engine: no module, no DOM, no Node APIs. */
export function runCases(cases: readonly EngineCase<EngineInput>[], shownId: string | null): string[] {
  return runWith(cases, answer, shownId);
}
