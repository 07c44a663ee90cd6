import { NO_MEASURES } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { sampleRow, sampleTask } from '../../../testing/samples.ts';
import { sampleMitigationRow } from '../testing/sample-mitigation.ts';
import {
  buildRows,
  isOrderedByShare,
  keepOrder,
  lastPageOf,
  listShares,
  orderByShare,
  pageOf,
} from './mitigation-rows.ts';

const rows = [1, 2, 3, 4].map((id) => sampleMitigationRow({ id }));
const idsOf = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

describe('the rows of mitigation', () => {
  it('[MITI-14] are those of the programme with their activity, and with what is edited of them', () => {
    const measures = { ...NO_MEASURES, barrierDba: -5 };
    const stored = { tasks: [sampleTask()], equipmentRows: [sampleRow({ id: 7 }), sampleRow({ id: 8 })] };
    const built = buildRows(stored, [{ id: 1, name: 'West' }], { 8: { measures, materialIds: [4] } });
    expect(built).toMatchObject([
      { id: 7, taskName: 'Bulk excavation', zoneName: 'West', measures: NO_MEASURES, materialIds: [] },
      { id: 8, measures, materialIds: [4], storedMeasures: NO_MEASURES, storedMaterialIds: [] },
    ]);
  });

  it('[MITI-12] come by what they contribute, those that are not at work last', () => {
    const shares = new Map([
      [2, 0],
      [3, 0.7],
      [4, 0.3],
    ]);
    expect(idsOf(orderByShare(rows, shares))).toEqual([3, 4, 2, 1]);
  });

  it('keep their order while somebody edits, with new ones last', () => {
    expect(idsOf(keepOrder(rows, [4, 2, 1]))).toEqual([4, 2, 1, 3]);
  });

  it('[MITI-12] show that their order is no longer that of the contributions, to a tenth of a per cent', () => {
    const isOrdered = (...shares: readonly (number | undefined)[]) =>
      isOrderedByShare(
        rows.slice(0, shares.length),
        new Map(shares.flatMap((share, index) => (share === undefined ? [] : [[index + 1, share] as const]))),
      );
    expect([isOrdered(0.7, 0.3, 0, undefined), isOrdered(0.3001, 0.3004), isOrdered()]).toEqual([true, true, true]);
    expect([isOrdered(0.3, 0.301), isOrdered(0.7, undefined, 0)]).toEqual([false, false]);
  });

  it('[Q94] show the share of each row, also of groups that are not the loudest and of parts of a front', () => {
    const row = (rowId: number, share: number) => ({ rowId, share });
    const farther = { sources: [{ rows: [row(1, 0)] }], otherRows: [] };
    const tasks = [{ sources: [{ rows: [row(1, 0.6)] }, { rows: [row(2, 0.4)] }], otherRows: [row(3, 0)] }, farther];
    const shares = listShares({ tasks } as unknown as Parameters<typeof listShares>[0]);
    expect([...shares]).toEqual([
      [1, 0.6],
      [2, 0.4],
      [3, 0],
    ]);
  });

  it('[MITI-13] [LIMIT-04] are shown 100 at a time', () => {
    const many = Array.from({ length: 201 }, (_, id) => sampleMitigationRow({ id }));
    expect(lastPageOf(many)).toBe(2);
    expect([0, 1, 2].map((page) => pageOf(many, page).length)).toEqual([100, 100, 1]);
    expect(idsOf(pageOf(many, 1))[0]).toBe(100);
    expect([100, 101, 200].map((count) => lastPageOf(many.slice(0, count)))).toEqual([0, 1, 1]);
    expect(lastPageOf([])).toBe(0);
  });
});
