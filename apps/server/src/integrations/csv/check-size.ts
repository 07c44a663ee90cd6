export const MAX_LINES = 50_000;
/** Maximum number of cells that a parser has to hold in memory. */
export const MAX_CELLS = 2_000_000;
/** Far more than a row of cells can hold; anything longer is not a table and not worth parsing. */
const MAX_LINE_LENGTH = 100_000;

const [TAB, LINE_FEED, QUOTE, COMMA, SEMICOLON] = [0x09, 0x0a, 0x22, 0x2c, 0x3b];
/** A parsed cell takes twenty times the memory of its delimiter. Misplaced quotes cost as much. */
const isCostly = (code: number): boolean => code === COMMA || code === SEMICOLON || code === TAB || code === QUOTE;

/**
 * Checks before parsing whether a text is too large for a table. Checks the whole text, because content below the last
 * row that is read must not be lost silently (U48).
 */
export function findOversize(text: string): 'CELL_TOO_LONG' | 'TOO_MANY_ROWS' | undefined {
  let [lines, lineStart, longestLine, costlyCharacters] = [1, 0, 0, 0];
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (isCostly(character)) costlyCharacters++;
    if (character === LINE_FEED) [lines, lineStart] = [lines + 1, index];
    else if (index - lineStart > longestLine) longestLine = index - lineStart;
    if (lines > MAX_LINES || costlyCharacters > MAX_CELLS) return 'TOO_MANY_ROWS';
  }
  return longestLine > MAX_LINE_LENGTH ? 'CELL_TOO_LONG' : undefined;
}
