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

/** By contribution, or in programme order if none can be known. Null while they may still arrive. */
export function findOrder({ rows, pointId, shares, areSharesPending }: RowOrderInput): KeptOrder | null {
  if (!rows || pointId === null || (!shares && areSharesPending)) return null;
  return { pointId, ids: (shares ? orderByShare(rows, shares) : rows).map(({ id }) => id) };
}

/** Found once per receiver, so that no edit, save or change of stage moves the row the user is working on (MITI-12). */
export const settleOrder = (kept: KeptOrder | null, input: RowOrderInput): KeptOrder | null =>
  kept !== null && kept.pointId === input.pointId ? kept : (findOrder(input) ?? kept);
