import type { RowsPerPage } from '../page-rules.ts';

/** A table with the content above it, in millimetres as in the template. */
export interface FlowTable {
  /** Headings, introduction and table header on the first page. */
  readonly leadMm: number;
  /** The header alone, on each following page. */
  readonly headMm: number;
  readonly heightsMm: readonly number[];
  readonly most: RowsPerPage;
}

/** Rows on each page in turn; a leading 0 forces a new page. */
export type RowsOnPages = readonly number[];

/** Page height between the margins, less the error of the height estimates. */
export const BODY_MM = 248;
/** A new page begins only if the current one is at least this full. */
const MIN_FILL = 1 / 3;
/** At least this many rows follow a heading on the same page; otherwise it moves to the next page with them. */
const ROWS_BELOW_HEADING = 3;
/** A sentence instead of a table. */
const SENTENCE_MM = 8;

/**
 * Lays out consecutive tables. Each page takes as many rows as fit and its rule allows (Q126), and no page is left
 * nearly empty. The first table begins below `startMm` of existing content.
 */
export function flowTables(tables: readonly FlowTable[], startMm: number): RowsOnPages[] {
  let usedMm = startMm;
  return tables.map((table) => {
    const lead = [0, ...table.heightsMm.slice(0, ROWS_BELOW_HEADING)].reduce(
      (sum, height) => sum + height,
      table.leadMm,
    );
    const isMoved = usedMm + lead > BODY_MM && usedMm >= BODY_MM * MIN_FILL;
    const { pages, endMm } = fillPages(table, isMoved ? 0 : usedMm);
    usedMm = endMm;
    return isMoved ? [0, ...pages] : pages;
  });
}

function fillPages(
  { leadMm, headMm, heightsMm, most }: FlowTable,
  startMm: number,
): { readonly pages: number[]; readonly endMm: number } {
  const pages: number[] = [];
  let [rows, usedMm] = [0, startMm + leadMm];
  for (const height of heightsMm) {
    const isFull = rows >= (pages.length === 0 ? most.first : most.next) || usedMm + height > BODY_MM;
    if (rows > 0 && isFull) {
      pages.push(rows);
      [rows, usedMm] = [0, headMm];
    }
    rows++;
    usedMm += height;
  }
  if (rows === 0) return { pages, endMm: usedMm + SENTENCE_MM };
  // Content taller than a page ends somewhere on its last page.
  return { pages: [...pages, rows], endMm: Math.min(usedMm, BODY_MM) };
}

/**
 * Step between the possible end positions of the preceding sections. The template uses the arrangement of the next
 * step.
 */
export const START_STEP_MM = 5;

export const arrangeTables = (tables: readonly FlowTable[]): RowsOnPages[][] =>
  Array.from({ length: Math.ceil(BODY_MM / START_STEP_MM) + 1 }, (_, step) => flowTables(tables, step * START_STEP_MM));
