import type { Block } from './parse-block.ts';
import type { Place, Range } from './selection.ts';
import type { SheetColumn } from './sheet-types.ts';

interface Filling {
  readonly at: Place;
  readonly block: Block;
}

/**
 * The first selected row over those below it; with one row selected, the one above over it. Null where nothing is to
 * be filled from.
 */
export function fillDown<Row>(
  rows: readonly Row[],
  columns: readonly SheetColumn<Row>[],
  { top, bottom, left, right }: Range,
): Filling | null {
  const from = top === bottom ? top - 1 : top;
  const source = rows[from];
  if (source === undefined) return null;
  const texts = columns.slice(left, right + 1).map((column) => column.read(source));
  return {
    at: { row: from + 1, column: left },
    block: Array.from({ length: bottom - from }, () => texts),
  };
}
