/** A cell by the key of its row, which stays the same when rows are reordered. */
export interface CellRef {
  readonly key: number;
  readonly column: number;
}

/** A block of cells: where it started and where the keyboard focus is. */
export interface Selection {
  readonly anchor: CellRef;
  readonly focus: CellRef;
  /** Selects every cell, while the keyboard focus stays. */
  readonly isAll?: boolean;
}

/** A position in the current order. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** Both ends are included. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** A cell that was edited and left for another row, this many rows further. */
export interface LeftCell {
  readonly from: CellRef;
  readonly to: CellRef;
  readonly rows: number;
}

/** False if the row has moved with its new value, such as into another group. The focus then stays with that row. */
export function hasSameDistance({ from, to, rows }: LeftCell, order: ReadonlyMap<number, number>): boolean {
  const [here, there] = [order.get(from.key), order.get(to.key)];
  return here === undefined || there === undefined || there - here === rows;
}

/** Ctrl+A: the next text typed still goes into the active cell (SCHED-28). */
export const selectAll = (active: CellRef): Selection => ({ anchor: active, focus: active, isAll: true });

export const selectSpot = (spot: CellRef): Selection => ({ anchor: spot, focus: spot });

/** The current position of a cell; null if its row is gone. */
export function positionOf(spot: CellRef, order: ReadonlyMap<number, number>): CellPosition | null {
  const row = order.get(spot.key);
  return row === undefined ? null : { row, column: spot.column };
}

/** The current selection. If the row of one end is gone, only the other end is selected. */
export function rangeOf(
  selection: Selection | null,
  order: ReadonlyMap<number, number>,
  columnCount: number,
): Range | null {
  const focus = selection && positionOf(selection.focus, order);
  if (!selection || !focus) return null;
  if (selection.isAll) return { top: 0, bottom: order.size - 1, left: 0, right: columnCount - 1 };
  const anchor = positionOf(selection.anchor, order) ?? focus;
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  };
}

export const isSingle = ({ top, bottom, left, right }: Range): boolean => top === bottom && left === right;

export const rowsIn = <Row>(rows: readonly Row[], { top, bottom }: Range): readonly Row[] =>
  rows.slice(top, bottom + 1);
