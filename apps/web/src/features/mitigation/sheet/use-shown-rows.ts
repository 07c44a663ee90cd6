import { useMemo, useState } from 'react';
import type { MitigationTab } from '../use-mitigation-address.ts';
import { lastPageOf, type MitigationRow, pageOf } from './mitigation-rows.ts';

type Rows = readonly MitigationRow[];

interface ShownRowsInput {
  readonly rows: Rows;
  /** Null while their order is not known. */
  readonly ordered: Rows | null;
  readonly tab: MitigationTab;
}

/** All rows a page at a time as they are in the programme (MITI-13), or those that matter at the receiver first (MITI-12). */
export function useShownRows({ rows, ordered, tab }: ShownRowsInput) {
  const [wantedPage, setPage] = useState(0);
  const listed = tab === 'all' ? rows : ordered;
  const page = listed ? Math.min(wantedPage, lastPageOf(listed)) : 0;
  const shown = useMemo(() => listed && pageOf(listed, page), [listed, page]);
  return { shown, page, setPage, rowCount: listed?.length ?? 0 };
}
