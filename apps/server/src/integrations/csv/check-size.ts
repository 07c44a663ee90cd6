export const MAX_LINES = 50_000;
/** Of places for cells that a program would keep. */
export const MAX_CELLS = 2_000_000;
/** Far more than a line of cells can hold; what is longer is no table, and not worth a parser's time. */
const MAX_LINE_LENGTH = 100_000;

const [TAB, LINE_FEED, QUOTE, COMMA, SEMICOLON] = [0x09, 0x0a, 0x22, 0x2c, 0x3b];
/** A million cells take twenty times the memory of the commas between them, and so do mistakes with quotes. */
const isCostly = (sign: number): boolean => sign === COMMA || sign === SEMICOLON || sign === TAB || sign === QUOTE;

/**
 * Whether a text is more than a table can be, before anything of it is taken apart. All of it is looked at: what stands
 * below the last line that would be read, however far below, must not be lost without a word (U48).
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
