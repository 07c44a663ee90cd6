import type { RowsPerPage } from '../page-rules.ts';

/** What a page has room for: so many rows, and no more than this height. */
export interface PageRoom {
  readonly rows: RowsPerPage;
  readonly firstMm: number;
  readonly nextMm: number;
}

/** Rows in pages: as many as are allowed, fewer where they are taller (Q126). A row taller than a page stands alone. */
export function splitPages<Row>(
  rows: readonly Row[],
  { rows: most, firstMm, nextMm }: PageRoom,
  heightMm: (row: Row) => number,
): Row[][] {
  const pages: Row[][] = [];
  let page: Row[] = [];
  let leftMm = firstMm;
  for (const row of rows) {
    const height = heightMm(row);
    const isFull = page.length >= (pages.length === 0 ? most.first : most.next);
    if (page.length > 0 && (isFull || height > leftMm)) {
      pages.push(page);
      [page, leftMm] = [[], nextMm];
    }
    page.push(row);
    leftMm -= height;
  }
  return page.length > 0 ? [...pages, page] : pages;
}
