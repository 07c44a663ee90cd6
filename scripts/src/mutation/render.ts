import { type EquivalentMutant, findReason } from './equivalent-mutants.ts';
import {
  isSurvivor,
  type MutationReport,
  onOneLine,
  originalOf,
  type ReportedFile,
  type ReportedMutant,
  scoreOf,
  type Tally,
  tally,
} from './tally.ts';

export interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly original: string;
  readonly replacement: string;
  /** Why no test can find it; null if one should. */
  readonly reason: string | null;
}

export function listSurvivors(report: MutationReport, equivalents: readonly EquivalentMutant[]): Survivor[] {
  return Object.entries(report.files).flatMap(([name, file]) =>
    file.mutants.filter(isSurvivor).map((mutant) => describeSurvivor(name, file, mutant, equivalents)),
  );
}

function describeSurvivor(
  name: string,
  file: ReportedFile,
  mutant: ReportedMutant,
  equivalents: readonly EquivalentMutant[],
): Survivor {
  const { line } = mutant.location.start;
  const original = originalOf(file, mutant);
  const replacement = onOneLine(mutant.replacement ?? mutant.mutatorName);
  const code = (file.source.split('\n')[line - 1] ?? '').trim();
  return {
    file: name,
    line,
    original,
    replacement,
    reason: findReason(equivalents, { file: name, code, replacement }),
  };
}

/** The whole page; `run` is a sentence that says when, where and how long. */
export function renderPage(
  report: MutationReport,
  equivalents: readonly EquivalentMutant[],
  run: string,
  minScore: number,
): string {
  const survivors = listSurvivors(report, equivalents);
  const equivalent = survivors.filter(({ reason }) => reason !== null);
  const others = survivors.filter(({ reason }) => reason === null);
  const total = tally(Object.values(report.files).flatMap(({ mutants }) => mutants));
  const findable = { ...total, mutants: total.mutants - equivalent.length };
  return `# Mutation testing of the calculation

Written by \`pnpm mutation\`: every small change of the code in \`packages/acoustics/src\` against the unit tests of the package. ${run} The score is the share of changes that the tests find, an endless loop included; at least ${minScore} % is asked for. Of the changes that can be found at all, ${scoreOf(findable).toFixed(1)} % are.

${renderTable(report)}

## Survivors that calculate the same

${equivalent.length === 0 ? 'None.' : renderSurvivors(equivalent)}

## Other survivors

${others.length === 0 ? 'None.' : renderSurvivors(others)}
`;
}

export function renderTable(report: MutationReport): string {
  const files = Object.entries(report.files).map(([name, { mutants }]): [string, Tally] => [name, tally(mutants)]);
  const total = tally(Object.values(report.files).flatMap(({ mutants }) => mutants));
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rowOf = (name: string, counts: Tally) =>
    row([name, String(counts.mutants), String(counts.killed), String(counts.survived), scoreOf(counts).toFixed(1)]);
  return [
    row(['file', 'mutants', 'killed', 'survived', 'score in %']),
    row(['---', '---:', '---:', '---:', '---:']),
    ...files
      .filter(([, counts]) => counts.mutants > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, counts]) => rowOf(name.replace(/^src\//, ''), counts)),
    rowOf('**all**', total),
  ].join('\n');
}

export function renderSurvivors(survivors: readonly Survivor[]): string {
  return survivors
    .map(({ file, line, original, replacement, reason }) => {
      const change = `\`${shorten(original)}\` to \`${shorten(replacement)}\``;
      return `- ${file.replace(/^src\//, '')}:${line}, ${change}${reason === null ? '' : `: ${reason}`}`;
    })
    .join('\n');
}

const MAX_LENGTH = 70;

function shorten(code: string): string {
  const text = code.replaceAll('`', "'");
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 3)}...` : text;
}
