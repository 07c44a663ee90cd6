import type { ClipboardEvent } from 'react';
import { clearBlock, readBlock, spreadBlock } from './apply-block.ts';
import { type Block, parseBlock, writeBlock } from './parse-block.ts';
import type { SheetProps } from './sheet-types.ts';
import type { SheetState } from './use-sheet.ts';

const hasSeveralCells = (block: Block): boolean => block.length > 1 || (block[0]?.length ?? 0) > 1;

/** Copies blocks of cells to and from other tables; a cell being edited uses the clipboard of its own field. */
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
      if (!range || isReadonly) return;
      const text = event.clipboardData.getData('text/plain');
      const block = parseBlock(text);
      // Several cells cannot go into one, even if its field is already open.
      if (editing && !hasSeveralCells(block)) return;
      event.preventDefault();
      if (text === '') return;
      if (editing) {
        state.setEditing(null);
        props.onTyping?.(null);
      }
      const at = { row: range.top, column: range.left };
      state.apply(at, spreadBlock(block, range), 'paste');
    },
  };
}
