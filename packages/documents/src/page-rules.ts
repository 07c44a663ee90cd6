/** Rows on the first page of a table and on the following pages. */
export interface RowsPerPage {
  readonly first: number;
  readonly next: number;
}

/** Max rows per page (part 2 §9, Q126). Taller rows reduce the number, and only a row taller than a page is split. */
export const SCHEDULE_ROWS: RowsPerPage = { first: 22, next: 27 };
export const PLANT_ROWS = 28;
/** Used if an activity has a text of more than LONG_ACTIVITY_TEXT characters. */
export const PLANT_ROWS_LONG = 22;
export const LONG_ACTIVITY_TEXT = 100;
export const RECEIVER_ROWS: RowsPerPage = { first: 32, next: 35 };
/** B-1 and C-1. */
export const CODE_ROWS = 26;
/** B-2 and C-2: rows in each of two columns. */
export const COMBINATION_ROWS = 26;
/** B-3 and C-3, B-6 and C-6. */
export const SUMMARY_ROWS: RowsPerPage = { first: 25, next: 26 };
/** B-4. */
export const INVENTORY_ROWS: RowsPerPage = { first: 22, next: 23 };
/** C-4: its rows are taller because they name measures. */
export const MITIGATED_INVENTORY_ROWS = 10;
/** B-3 and C-3: receivers without a printed calculation, rows in each of two columns. */
export const COMPACT_ROWS = 34;
/** B-5 and C-5. */
export const CALCULATION_ROWS = 30;
/** B-8 and C-8: four drawings per page, up to this many pages. */
export const DRAWN_SECTIONS = { perPage: 4, maxPages: 12 } as const;
/** Max pages of Appendices B and C together; it limits the number of receivers whose calculations are printed. */
export const RESULT_PAGES = 120;
/** A-1 and D. */
export const GANTT_ROWS = 15;
/** A longer list has two columns (Q125). */
export const MAX_SINGLE_LIST_LENGTH = 20;
