/** The part of a mutation report that is read here (mutation-testing-report-schema). */
export interface MutationReport {
  readonly files: Readonly<Record<string, ReportedFile>>;
}

export interface ReportedFile {
  readonly source: string;
  readonly mutants: readonly ReportedMutant[];
}

export interface ReportedMutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Tally {
  readonly mutants: number;
  /** Found by a test or timed out: both count as detected. */
  readonly killed: number;
  readonly survived: number;
}

const KILLED = new Set(['Killed', 'Timeout']);
const SURVIVED = new Set(['Survived', 'NoCoverage']);

export const isSurvivor = ({ status }: ReportedMutant) => SURVIVED.has(status);

/** Mutants that do not compile or were disabled say nothing about the tests and are left out. */
export function tally(mutants: readonly ReportedMutant[]): Tally {
  const killed = mutants.filter(({ status }) => KILLED.has(status)).length;
  const survived = mutants.filter(isSurvivor).length;
  return { mutants: killed + survived, killed, survived };
}

/** In per cent; 100 for a file without mutants. */
export function scoreOf({ mutants, killed }: Tally): number {
  return mutants === 0 ? 100 : (100 * killed) / mutants;
}

/** The code that a mutant replaces, on one line. */
export function originalOf(file: ReportedFile, { location: { start, end } }: ReportedMutant): string {
  const lines = file.source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = (lines.at(-1) as string).slice(0, end.column - 1);
  lines[0] = (lines[0] as string).slice(start.column - 1);
  return onOneLine(lines.join('\n'));
}

export function onOneLine(code: string): string {
  return code.replaceAll(/\s+/g, ' ').trim();
}
