import type { MouseEvent, PointerEvent, RefObject } from 'react';
import type { CellPosition } from './selection.ts';
import type { SheetActions } from './sheet-actions.ts';
import type { SheetProps } from './sheet-types.ts';
import type { SheetState } from './use-sheet.ts';

interface Pointer<Row> {
  readonly props: SheetProps<Row>;
  readonly state: SheetState<Row>;
  readonly actions: SheetActions;
  readonly isDragging: RefObject<boolean>;
  /** True if the pressed cell already had the focus. */
  readonly isSecond: RefObject<boolean>;
  readonly wantsFocus: RefObject<boolean>;
}

/** One listener for all cells: a press selects, a drag extends, a double click edits. */
export function sheetPointer<Row>({ props, state, actions, isDragging, isSecond, wantsFocus }: Pointer<Row>) {
  return {
    onPointerDown: (event: PointerEvent) => {
      const place = cellUnder(event.target);
      if (!place || event.button !== 0) return;
      const { active, isActiveKnown } = state;
      const isSame = isActiveKnown && active?.row === place.row && active.column === place.column;
      isSecond.current = isSame && !event.shiftKey;
      wantsFocus.current = true;
      isDragging.current = event.pointerType === 'mouse';
      actions.select(place, event.shiftKey);
    },
    onClick: (event: MouseEvent) => {
      const place = cellUnder(event.target);
      const isList = place !== null && props.columns[place.column]?.isClosed === true;
      if (isSecond.current && isList) actions.edit(place, null, true);
    },
    onPointerOver: (event: PointerEvent) => {
      if (event.buttons !== 1) isDragging.current = false;
      const place = isDragging.current && !state.editing ? cellUnder(event.target) : null;
      if (place) actions.select(place, true);
    },
    onDoubleClick: (event: MouseEvent) => {
      const place = cellUnder(event.target);
      if (place) actions.edit(place, null, props.columns[place.column]?.isClosed === true);
    },
  };
}

/** Null on headers, and in the field of the cell being edited. */
function cellUnder(target: EventTarget): CellPosition | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-column]') : null;
  const row = cell?.closest<HTMLElement>('tr[data-row]');
  return cell && row ? { row: Number(row.dataset.row), column: Number(cell.dataset.column) } : null;
}
