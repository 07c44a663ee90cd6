import { type MitigationRow, orderByShare, type Shares } from './mitigation-rows.ts';

export interface RowOrderInput {
  readonly rows: readonly MitigationRow[] | null;
  /** The chosen receiver. */
  readonly pointId: number | null;
  readonly shares: Shares | null;
  readonly areSharesPending: boolean;
}

/** The row ids in the order found for a receiver. */
export interface KeptOrder {
  readonly pointId: number;
  readonly ids: readonly number[];
}

/** The order by contribution, or programme order if the contributions are unavailable. Null while they are pending. */
export function findOrder({ rows, pointId, shares, areSharesPending }: RowOrderInput): KeptOrder | null {
  if (!rows || pointId === null || (!shares && areSharesPending)) return null;
  return { pointId, ids: (shares ? orderByShare(rows, shares) : rows).map(({ id }) => id) };
}

/** Set once per receiver, so that no edit, save or change of stage moves the row the user is working on (MITI-12). */
export const settleOrder = (kept: KeptOrder | null, input: RowOrderInput): KeptOrder | null =>
  kept !== null && kept.pointId === input.pointId ? kept : (findOrder(input) ?? kept);
