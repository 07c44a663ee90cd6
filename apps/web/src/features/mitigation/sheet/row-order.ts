import { type MitigationRow, orderByShare, type Shares } from './mitigation-rows.ts';

export interface RowOrderInput {
  readonly rows: readonly MitigationRow[] | null;
  /** The chosen receiver. */
  readonly pointId: number | null;
  readonly shares: Shares | null;
  readonly areSharesPending: boolean;
}

/** The row ids as they were ordered for a receiver. */
export interface KeptOrder {
  readonly pointId: number;
  readonly ids: readonly number[];
}

/** By contribution; where none can be known as in the programme. Null while they may still come. */
export function findOrder({ rows, pointId, shares, areSharesPending }: RowOrderInput): KeptOrder | null {
  if (!rows || pointId === null || (!shares && areSharesPending)) return null;
  return { pointId, ids: (shares ? orderByShare(rows, shares) : rows).map(({ id }) => id) };
}

/** Found once for a receiver: no edit, save or stage moves a row away from who works on it (MITI-12). */
export const settleOrder = (kept: KeptOrder | null, input: RowOrderInput): KeptOrder | null =>
  kept !== null && kept.pointId === input.pointId ? kept : (findOrder(input) ?? kept);
