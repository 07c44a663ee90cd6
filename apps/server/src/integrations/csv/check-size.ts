export const MAX_LINES = 50_000;
/** Max cells a parser would have to hold. */
export const MAX_CELLS = 2_000_000;
/** Far more than a row of cells can hold; anything longer is not a table and not worth parsing. */
const MAX_LINE_LENGTH = 100_000;

const [TAB, LINE_FEED, QUOTE, COMMA, SEMICOLON] = [0x09, 0x0a, 0x22, 0x2c, 0x3b];
/** A million cells take twenty times the memory of their commas, and so do misplaced quotes. */
const isCostly = (sign: number): boolean => sign === COMMA || sign === SEMICOLON || sign === TAB || sign === QUOTE;

/**
 * Checks whether a text exceeds what a table can be, before parsing it. Checks all of it: content beyond the last row
 * read, however far below, must not be lost silently (U48).
 */
export function findOversize(text: string): 'CELL_TOO_LONG' | 'TOO_MANY_ROWS' | undefined {
  let [lines, start, longest, signs] = [1, 0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (isCostly(sign)) signs++;
    if (sign === LINE_FEED) [lines, start] = [lines + 1, at];
    else if (at - start > longest) longest = at - start;
    if (lines > MAX_LINES || signs > MAX_CELLS) return 'TOO_MANY_ROWS';
  }
  return longest > MAX_LINE_LENGTH ? 'CELL_TOO_LONG' : undefined;
}
