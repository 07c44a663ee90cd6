import type { CellPosition } from './selection.ts';

interface Size {
  readonly rows: number;
  readonly columns: number;
  /** Columns with data: the end of a row is the last of these, not the button after it. */
  readonly cells: number;
  /** Rows visible at once. */
  readonly page: number;
}

interface KeyPress {
  readonly key: string;
  readonly ctrl: boolean;
}

/** The target of an arrow or similar key; null for any other key. Stops at the ends. */
export function moveBy(from: CellPosition, { key, ctrl }: KeyPress, size: Size): CellPosition | null {
  const [lastRow, lastColumn, lastCell] = [size.rows - 1, size.columns - 1, size.cells - 1];
  const { row, column } = from;
  switch (key) {
    case 'ArrowUp':
      return { row: ctrl ? 0 : Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: ctrl ? lastRow : Math.min(lastRow, row + 1), column };
    case 'ArrowLeft':
      return { row, column: ctrl ? 0 : Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: ctrl ? lastCell : Math.min(lastColumn, column + 1) };
    case 'PageUp':
      return { row: Math.max(0, row - size.page), column };
    case 'PageDown':
      return { row: Math.min(lastRow, row + size.page), column };
    case 'Home':
      return { row: ctrl ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrl ? lastRow : row, column: lastCell };
    default:
      return null;
  }
}

/** The next cell to the right or left, wrapping to the next row; null beyond the first and the last cell. */
export function stepSideways(
  from: CellPosition,
  direction: 1 | -1,
  size: Pick<Size, 'rows' | 'columns'>,
): CellPosition | null {
  const at = from.row * size.columns + from.column + direction;
  if (at < 0 || at >= size.rows * size.columns) return null;
  return { row: Math.floor(at / size.columns), column: at % size.columns };
}

/** Below or above, as Enter moves; stops at the ends. */
export const stepDown = (from: CellPosition, direction: 1 | -1, rowCount: number): CellPosition => ({
  row: Math.min(rowCount - 1, Math.max(0, from.row + direction)),
  column: from.column,
});
