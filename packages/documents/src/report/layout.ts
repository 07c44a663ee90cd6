import { countLines } from '../text/count-lines.ts';

// As the template sets the tables of the plan.
const TABLE_TEXT = { sizePoints: 8, weight: 400 } as const;
const LINE_MM = 3.6;
const ROW_INSET_MM = 3;
/** Between the edges of a cell and its words, both sides. */
const CELL_INSET_MM = 2.8;

/** Of a page under its running header, without the head of the table. */
export const PAGE_MM = 238;
/** Heading and introduction of a section. */
export const SECTION_HEAD_MM = 26;

/** The tallest cell decides; widths in millimetres, as in the template. */
export const rowHeightMm = (...cells: readonly (readonly [text: string, widthMm: number])[]): number =>
  Math.max(1, ...cells.map(([text, widthMm]) => countLines(text, TABLE_TEXT, widthMm - CELL_INSET_MM))) * LINE_MM +
  ROW_INSET_MM;
