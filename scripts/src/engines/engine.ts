import { BUNDLE_NAME } from './bundle.ts';
import type { EngineCase } from './run-cases.ts';

/** Input of an engine; see runCases. */
export interface Job<Input> {
  readonly cases: readonly EngineCase<Input>[];
  readonly shownId: string | null;
}

export interface Engine<Input> {
  readonly name: string;
  readonly readVersion: () => Promise<string>;
  /** Rejects if the engine is missing or a case has no result. */
  readonly run: (job: Job<Input>) => Promise<readonly string[]>;
}

/** A script that runs the cases and passes the lines to `use`: a function, or the left side of an assignment. */
export function composeScript<Input>(bundle: string, { cases, shownId }: Job<Input>, use: string): string {
  const literal = JSON.stringify(JSON.stringify(cases));
  const call = `${BUNDLE_NAME}.runCases(JSON.parse(${literal}), ${JSON.stringify(shownId)})`;
  return `${bundle}\n${use}(${call}.join('\\n'));\n`;
}

export function splitLines(output: string): string[] {
  return output.trimEnd().split('\n');
}
