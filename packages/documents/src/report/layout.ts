import { measureTextMm } from '../map/font-advances.ts';
import { countLines } from '../text/count-lines.ts';
import { printable } from '../text/printable.ts';

// The text of tables, as set in the template.
const TABLE_TEXT = { sizePoints: 8, weight: 400 } as const;
/** A row of one line, with the space above and below it. */
const ROW_MM = 5.1;
const LINE_MM = 3.8;
/** Padding on both sides of a cell. */
const CELL_INSET_MM = 2.8;

/** The size of the table text. */
const LETTER_MM = (TABLE_TEXT.sizePoints * 25.4) / 72;

type Cell = readonly [text: string, widthMm: number];

/** The tallest cell determines the height. Widths in millimetres, as in the template. */
export const rowHeightMm = (...cells: readonly Cell[]): number =>
  ROW_MM +
  (Math.max(1, ...cells.map(([text, widthMm]) => countLines(text, TABLE_TEXT, widthMm - CELL_INSET_MM))) - 1) * LINE_MM;

/** Allows a word wider than its column to break anywhere, so that it stays inside. */
export function fitColumn(text: string, widthMm: number): string {
  const isWide = (word: string) => measureTextMm(word, LETTER_MM, 500) > widthMm - CELL_INSET_MM;
  return printable(text.replace(/\S+/g, (word) => (isWide(word) ? printable(word, 1) : word)));
}
