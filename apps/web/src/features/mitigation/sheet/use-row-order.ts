import { useMemo, useState } from 'react';
import { isOrderedByShare, keepOrder, type MitigationRow } from './mitigation-rows.ts';
import { findOrder, type KeptOrder, type RowOrderInput, settleOrder } from './row-order.ts';

export interface RowOrder {
  /** Null: what the rows contribute at the receiver is not known yet. */
  readonly ordered: readonly MitigationRow[] | null;
  /** Contributions have changed since, and would give another order. */
  readonly isOutdated: boolean;
  readonly orderAnew: () => void;
}

/** The rows in the order that was found for the receiver, until somebody asks for that of now. */
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
  return { ordered, isOutdated, orderAnew: () => setKept((now) => findOrder(input) ?? now) };
}
