import { useMemo, useState } from 'react';
import type { MitigationTab } from '../use-mitigation-address.ts';
import { lastPageOf, type MitigationRow, pageOf } from './mitigation-rows.ts';

type Rows = readonly MitigationRow[];

interface ShownRowsInput {
  readonly rows: Rows;
  /** Null while their order is unknown. */
  readonly ordered: Rows | null;
  readonly tab: MitigationTab;
}

/** All rows in programme order (MITI-13), or by contribution at the receiver (MITI-12), one page at a time. */
export function useShownRows({ rows, ordered, tab }: ShownRowsInput) {
  const [wantedPage, setPage] = useState(0);
  const listed = tab === 'all' ? rows : ordered;
  const page = listed ? Math.min(wantedPage, lastPageOf(listed)) : 0;
  const shown = useMemo(() => listed && pageOf(listed, page), [listed, page]);
  return { shown, page, setPage, rowCount: listed?.length ?? 0 };
}
