import { countDifferences, describeDifference, findDifference } from './compare.ts';
import type { Engine } from './engine.ts';
import { type EngineCase, SEPARATOR } from './run-cases.ts';

/** The engine that all others are compared with, and its lines. */
export interface Reference<Input> {
  readonly engine: Engine<Input>;
  readonly cases: readonly EngineCase<Input>[];
  readonly lines: readonly string[];
}

export interface EngineReport {
  readonly isEqual: boolean;
  readonly lines: readonly string[];
}

export async function checkEngine<Input>(engine: Engine<Input>, reference: Reference<Input>): Promise<EngineReport> {
  const startedAt = performance.now();
  try {
    const version = await engine.readVersion();
    const lines = await engine.run({ cases: reference.cases, shownId: null });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const title = `${engine.name}: ${version}, ${lines.length} cases in ${seconds} s`;
    const at = findDifference(reference.lines, lines);
    if (at === null) return { isEqual: true, lines: [`${title}, equal`] };
    const shownId = idOf((reference.lines[at] ?? lines[at]) as string);
    const count = `${countDifferences(reference.lines, lines)} DIFFERENT, first ${shownId}`;
    return { isEqual: false, lines: [`${title}, ${count}`, ...(await showCase(engine, reference, shownId))] };
  } catch (error) {
    return { isEqual: false, lines: [`${engine.name}: DID NOT RUN, ${error}`] };
  }
}

async function showCase<Input>(engine: Engine<Input>, reference: Reference<Input>, shownId: string): Promise<string[]> {
  const job = { cases: reference.cases, shownId };
  const described = describeDifference(await reference.engine.run(job), await engine.run(job));
  return [`  - ${reference.engine.name}`, `  + ${engine.name}`, ...described];
}

function idOf(line: string): string {
  return line.split(SEPARATOR)[0] as string;
}
