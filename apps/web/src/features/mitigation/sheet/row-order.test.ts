import { describe, expect, it } from 'vitest';
import { sampleMitigationRow } from '../testing/sample-mitigation.ts';
import { findOrder, settleOrder } from './row-order.ts';

const rows = [1, 2, 3].map((id) => sampleMitigationRow({ id }));
const loudLast = new Map([
  [1, 0.1],
  [2, 0.2],
  [3, 0.7],
]);
const loudFirst = new Map([[1, 1]]);
const input = { rows, pointId: 5, shares: loudLast, areSharesPending: false };
const waiting = { ...input, shares: null, areSharesPending: true };

describe('the order of the rows at a receiver', () => {
  it('[MITI-12] waits for the contributions, and is that of the programme where none can be known', () => {
    expect(settleOrder(null, waiting)).toBeNull();
    expect(settleOrder(null, input)?.ids).toEqual([3, 2, 1]);
    expect(settleOrder(null, { ...waiting, areSharesPending: false })?.ids).toEqual([1, 2, 3]);
    expect(settleOrder(null, { ...input, rows: null })).toBeNull();
  });

  it('[MITI-12] stays through other contributions, and is found anew for another receiver', () => {
    const kept = settleOrder(null, input);
    expect(settleOrder(kept, { ...input, shares: loudFirst })).toBe(kept);
    expect(settleOrder(kept, waiting)).toBe(kept);
    expect(settleOrder(kept, { ...input, shares: loudFirst, pointId: 6 })).toEqual({ pointId: 6, ids: [1, 2, 3] });
    // A new order is found on request.
    expect(findOrder({ ...input, shares: new Map([[2, 1]]) })?.ids).toEqual([2, 1, 3]);
  });
});
