/** A cell by the key of its row, which stays the same when rows are reordered. */
export interface Spot {
  readonly key: number;
  readonly column: number;
}

/** A block of cells: where it started and where the keyboard focus is. */
export interface Selection {
  readonly anchor: Spot;
  readonly focus: Spot;
  /** Selects every cell, while the keyboard focus stays. */
  readonly isAll?: boolean;
}

/** A position in the current order. */
export interface Place {
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
  readonly from: Spot;
  readonly to: Spot;
  readonly rows: number;
}

/** With its new value a row may move, for example into another group: the focus then stays with that row. */
export function isStillBeside({ from, to, rows }: LeftCell, order: ReadonlyMap<number, number>): boolean {
  const [here, there] = [order.get(from.key), order.get(to.key)];
  return here === undefined || there === undefined || there - here === rows;
}

/** Ctrl+A: the next text typed still goes into the active cell (SCHED-28). */
export const selectAll = (active: Spot): Selection => ({ anchor: active, focus: active, isAll: true });

export const selectSpot = (spot: Spot): Selection => ({ anchor: spot, focus: spot });

/** The current position of a cell; null if its row is gone. */
export function placeOf(spot: Spot, order: ReadonlyMap<number, number>): Place | null {
  const row = order.get(spot.key);
  return row === undefined ? null : { row, column: spot.column };
}

/** The current selection. If the row of one end is gone, only the other end is selected. */
export function rangeOf(
  selection: Selection | null,
  order: ReadonlyMap<number, number>,
  columnCount: number,
): Range | null {
  const focus = selection && placeOf(selection.focus, order);
  if (!selection || !focus) return null;
  if (selection.isAll) return { top: 0, bottom: order.size - 1, left: 0, right: columnCount - 1 };
  const anchor = placeOf(selection.anchor, order) ?? focus;
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
