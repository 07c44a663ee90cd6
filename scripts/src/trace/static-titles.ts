import type { TestOutcome } from './test-outcome.ts';

const TITLE = String.raw`\(\s*(['"\x60])((?:\\.|(?!\1)[\s\S])*)\1`;
const CALL = new RegExp(String.raw`\b(?:describe|test|it)(?:\.(?!skip|todo|each)\w+)*${TITLE}`, 'g');
/** test.each(rows)('title'): the rows may hold anything, the title follows the first ')('. */
const EACH_CALL = new RegExp(String.raw`\b(?:describe|test|it)\.each\b[\s\S]*?\)${TITLE}`, 'g');

/** Titles as written in a test file. Nothing has run, so this shows what is meant to be covered, not what is. */
export function findStaticTitles(file: string, source: string): TestOutcome[] {
  const matches = [...source.matchAll(CALL), ...source.matchAll(EACH_CALL)];
  return matches.map(([, , title]) => ({ file, title: title ?? '', hasPassed: true }));
}
