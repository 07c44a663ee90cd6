import { useMemo, useState } from 'react';
import { isOrderedByShare, keepOrder, type MitigationRow } from './mitigation-rows.ts';
import { findOrder, type KeptOrder, type RowOrderInput, settleOrder } from './row-order.ts';

export interface RowOrder {
  /** Null while the contributions at the receiver are unknown. */
  readonly ordered: readonly MitigationRow[] | null;
  /** Contributions have changed since and would give another order. */
  readonly isOutdated: boolean;
  readonly sortAgain: () => void;
}

/** The rows in the order found for the receiver, until the user asks to sort again. */
export function useRowOrder(input: RowOrderInput): RowOrder {
  const { rows, pointId, shares } = input;
  const [kept, setKept] = useState<KeptOrder | null>(null);
  const settled = settleOrder(kept, input);
  if (settled !== kept) setKept(settled);
  const ordered = useMemo(
    () => (rows && settled?.pointId === pointId ? keepOrder(rows, settled.ids) : null),
    [rows, settled, pointId],
  );
  const isOutdated = useMemo(
    () => ordered !== null && shares !== null && !isOrderedByShare(ordered, shares),
    [ordered, shares],
  );
  return { ordered, isOutdated, sortAgain: () => setKept((now) => findOrder(input) ?? now) };
}
