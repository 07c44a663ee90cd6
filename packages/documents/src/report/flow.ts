import type { RowsPerPage } from '../page-rules.ts';

/** A table with what stands above it, in millimetres as the template sets them. */
export interface FlowTable {
  /** Headings, introduction and the head of the table, where it begins. */
  readonly leadMm: number;
  /** The head alone, on each page that follows. */
  readonly headMm: number;
  readonly heightsMm: readonly number[];
  readonly most: RowsPerPage;
}

/** Rows on each page, one after the other; a 0 at the beginning asks for a new page. */
export type RowsOnPages = readonly number[];

/** Between the margins of a page, less what an estimate of heights can be wrong by. */
export const BODY_MM = 248;
/** A page is left for the next one only when it is so full. */
const MIN_FILL = 1 / 3;
/** So many rows stand below a heading, or it moves to the next page with them. */
const ROWS_BELOW_HEADING = 3;
/** A sentence in place of a table. */
const SENTENCE_MM = 8;

/**
 * Tables that follow each other on the page: as many rows on a page as it has room for and its rule allows (Q126),
 * and no page left nearly empty. The first begins below so much that stands on its page already.
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
  // What is taller than a page ends somewhere on the last of its pages.
  return { pages: [...pages, rows], endMm: Math.min(usedMm, BODY_MM) };
}

/** Where the sections before may end: the template takes the arrangement of the next step. */
export const START_STEP_MM = 5;

export const arrangeTables = (tables: readonly FlowTable[]): RowsOnPages[][] =>
  Array.from({ length: Math.ceil(BODY_MM / START_STEP_MM) + 1 }, (_, step) => flowTables(tables, step * START_STEP_MM));
