import { describe, expect, it } from 'vitest';
import { hasSameDistance, isSingle, positionOf, rangeOf, rowsIn, selectAll, selectSpot } from './selection.ts';

const order = new Map([
  [7, 0],
  [3, 1],
  [9, 2],
]);

describe('selection', () => {
  it('spans both ends, whichever was first', () => {
    const selection = { anchor: { key: 9, column: 1 }, focus: { key: 7, column: 3 } };
    expect(rangeOf(selection, order, 4)).toEqual({ top: 0, bottom: 2, left: 1, right: 3 });
  });

  it('[SCHED-28] of everything leaves the active cell where it was', () => {
    const all = selectAll({ key: 3, column: 2 });
    expect(rangeOf(all, order, 4)).toEqual({ top: 0, bottom: 2, left: 0, right: 3 });
    expect(positionOf(all.focus, order)).toEqual({ row: 1, column: 2 });
  });

  it('goes with its row when rows change places', () => {
    const spot = { key: 7, column: 2 };
    expect(positionOf(spot, order)).toEqual({ row: 0, column: 2 });
    expect(positionOf(spot, new Map([[7, 5]]))).toEqual({ row: 5, column: 2 });
  });

  it('shrinks to its other end when the row of one is gone, and is none without both', () => {
    const selection = { anchor: { key: 4, column: 0 }, focus: { key: 3, column: 2 } };
    expect(rangeOf(selection, order, 4)).toEqual({ top: 1, bottom: 1, left: 2, right: 2 });
    expect(rangeOf(selectSpot({ key: 4, column: 0 }), order, 4)).toBeNull();
    expect(rangeOf(null, order, 4)).toBeNull();
  });

  it('has its single cell and the rows it covers', () => {
    const range = { top: 1, bottom: 2, left: 0, right: 0 };
    expect(isSingle(range)).toBe(false);
    expect(isSingle({ ...range, bottom: 1 })).toBe(true);
    expect(rowsIn(['a', 'b', 'c'], range)).toEqual(['b', 'c']);
  });
});

describe('isStillBeside', () => {
  const left = { from: { key: 7, column: 2 }, to: { key: 8, column: 2 }, rows: 1 };
  const orderOf = (...keys: readonly number[]) => new Map(keys.map((key, row) => [key, row]));

  it('[SCHED-23] reports whether a written row, or the one after it, moved to another group', () => {
    expect(hasSameDistance(left, orderOf(5, 7, 8, 9))).toBe(true);
    expect(hasSameDistance(left, orderOf(7, 8, 5, 9))).toBe(true);
    expect(hasSameDistance(left, orderOf(5, 8, 9, 7))).toBe(false);
    expect(hasSameDistance(left, orderOf(7, 5, 9, 8))).toBe(false);
  });

  it('has nothing to show about rows that are gone', () => {
    expect(hasSameDistance(left, orderOf(5, 8))).toBe(true);
  });
});
