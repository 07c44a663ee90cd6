import type { ClipboardEvent } from 'react';
import { clearBlock, readBlock, spreadBlock } from './apply-block.ts';
import { parseBlock, writeBlock } from './parse-block.ts';
import type { SheetProps } from './sheet-types.ts';
import type { SheetState } from './use-sheet.ts';

/** Blocks of cells to and from other tables; a cell that is typed into has the clipboard of its own field. */
export function sheetClipboard<Row>(props: SheetProps<Row>, state: SheetState<Row>) {
  const { rows, columns, isReadonly } = props;
  const { range, editing } = state;
  const copy = (event: ClipboardEvent): boolean => {
    if (editing || !range) return false;
    event.clipboardData.setData('text/plain', writeBlock(readBlock(rows, columns, range)));
    event.preventDefault();
    return true;
  };
  return {
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      if (copy(event) && range && !isReadonly)
        state.apply({ row: range.top, column: range.left }, clearBlock(range), 'clear');
    },
    onPaste: (event: ClipboardEvent) => {
      if (editing || !range || isReadonly) return;
      event.preventDefault();
      const text = event.clipboardData.getData('text/plain');
      if (text === '') return;
      const at = { row: range.top, column: range.left };
      state.apply(at, spreadBlock(parseBlock(text), range), 'paste');
    },
  };
}
