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
  /** Why no test can find it; null when one should. */
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

const LONGEST = 70;

function shorten(code: string): string {
  const text = code.replaceAll('`', "'");
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 3)}...` : text;
}
