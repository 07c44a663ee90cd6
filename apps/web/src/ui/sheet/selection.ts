/** A cell by the key of its row, which stays the same when rows change places. */
export interface Spot {
  readonly key: number;
  readonly column: number;
}

/** A block of cells: where it was begun and where the keyboard is. */
export interface Selection {
  readonly anchor: Spot;
  readonly focus: Spot;
  /** Every cell, while the keyboard stays where it is. */
  readonly isAll?: boolean;
}

/** Places in the present order. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** Both ends belong to it. */
export interface Range {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** A cell that was written and left for another row, so many rows further. */
export interface LeftCell {
  readonly from: Spot;
  readonly to: Spot;
  readonly rows: number;
}

/** With its new value a row may go elsewhere, such as into another group: whoever wrote it stays with it then. */
export function isStillBeside({ from, to, rows }: LeftCell, order: ReadonlyMap<number, number>): boolean {
  const [here, there] = [order.get(from.key), order.get(to.key)];
  return here === undefined || there === undefined || there - here === rows;
}

/** Ctrl+A: what is typed next still goes into the cell that was active (SCHED-28). */
export const selectAll = (active: Spot): Selection => ({ anchor: active, focus: active, isAll: true });

export const selectSpot = (spot: Spot): Selection => ({ anchor: spot, focus: spot });

/** Where rows with these keys stand; a cell of a row that is gone stands nowhere. */
export function placeOf(spot: Spot, order: ReadonlyMap<number, number>): Place | null {
  const row = order.get(spot.key);
  return row === undefined ? null : { row, column: spot.column };
}

/** What is selected now. When the row of one end is gone, the other end is. */
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
