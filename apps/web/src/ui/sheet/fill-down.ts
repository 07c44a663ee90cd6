import type { Block } from './parse-block.ts';
import type { CellPosition, Range } from './selection.ts';
import type { SheetColumn } from './sheet-types.ts';

interface FilledBlock {
  readonly at: CellPosition;
  readonly block: Block;
}

/**
 * Copies the first selected row to those below; with one row selected, copies the row above. Null if there is nothing
 * to copy from.
 */
export function fillDown<Row>(
  rows: readonly Row[],
  columns: readonly SheetColumn<Row>[],
  { top, bottom, left, right }: Range,
): FilledBlock | null {
  const from = top === bottom ? top - 1 : top;
  const source = rows[from];
  if (source === undefined) return null;
  const texts = columns.slice(left, right + 1).map((column) => column.read(source));
  return {
    at: { row: from + 1, column: left },
    block: Array.from({ length: bottom - from }, () => texts),
  };
}
