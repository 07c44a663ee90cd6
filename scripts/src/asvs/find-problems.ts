import type { Row } from './row.ts';
import { expected } from './standard.ts';

/** Undefined if there is no such file. */
export type ReadSource = (file: string) => string | undefined;

/** Each requirement of levels 1 and 2 must occur once, with its level, in the order of the standard. */
function findGaps(rows: readonly Row[]): string[] {
  const problems = expected
    .filter(({ id }) => !rows.some((row) => row.id === id))
    .map(({ id, level }) => `${id} (level ${level}) has no row`);
  const seen = new Set<string>();
  for (const { line, id, level } of rows) {
    const known = expected.find((requirement) => requirement.id === id);
    if (!known) problems.push(`line ${line}: ${id} is no requirement of level 1 or 2`);
    else if (known.level !== level) problems.push(`line ${line}: ${id} is of level ${known.level}, not ${level}`);
    if (seen.has(id)) problems.push(`line ${line}: ${id} a second time`);
    seen.add(id);
  }
  const order = expected.map(({ id }) => id).filter((id) => seen.has(id));
  if (problems.length === 0 && rows.some(({ id }, index) => id !== order[index]))
    problems.push('rows are out of order');
  return problems;
}

const TEST_FILE = /\.(test|spec)\.tsx?$/;
/** A title is in a call or, in table-driven tests, in a list. Either way, it is quoted on a single line. */
const isInTitle = (source: string, text: string): boolean =>
  source.split('\n').some((line) => line.includes(text) && /['"`]/.test(line));

function findEvidenceFault({ line, id, kind, file, text }: Row, read: ReadSource): string | null {
  if (kind === 'reason') return null;
  const source = read(file);
  if (source === undefined) return `line ${line}: ${id}: there is no ${file}`;
  if (kind !== 'test') return source.includes(text) ? null : `line ${line}: ${id}: '${text}' is not in ${file}`;
  if (!TEST_FILE.test(file)) return `line ${line}: ${id}: ${file} is no test`;
  return isInTitle(source, text) ? null : `line ${line}: ${id}: no title with '${text}' in ${file}`;
}

export const findProblems = (rows: readonly Row[], read: ReadSource): readonly string[] => [
  ...findGaps(rows),
  ...rows.map((row) => findEvidenceFault(row, read)).filter((fault) => fault !== null),
];
