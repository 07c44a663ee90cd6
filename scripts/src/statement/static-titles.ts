const TITLE = String.raw`\(\s*(['"\x60])((?:\\.|(?!\1)[\s\S])*)\1`;
const CALL = new RegExp(String.raw`\b(?:describe|test|it)(?:\.(?!skip|todo|each)\w+)*${TITLE}`, 'g');
/** test.each(rows)('title'): the rows may hold anything, the title follows the first ')('. */
const EACH_CALL = new RegExp(String.raw`\b(?:describe|test|it)\.each\b[\s\S]*?\)${TITLE}`, 'g');

/** Titles as written in a journey file. */
export function findStaticTitles(source: string): string[] {
  return [...source.matchAll(CALL), ...source.matchAll(EACH_CALL)].map(([, , title]) => title ?? '');
}
