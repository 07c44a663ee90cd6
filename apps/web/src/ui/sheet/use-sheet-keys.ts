import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clearBlock } from './apply-block.ts';
import { fillDown } from './fill-down.ts';
import { moveBy, stepDown, stepSideways } from './move.ts';
import { type CellPosition, isSingle, rowsIn, selectAll } from './selection.ts';
import type { SheetActions } from './sheet-actions.ts';
import type { SheetProps } from './sheet-types.ts';
import type { SheetState } from './use-sheet.ts';

interface KeyContext<Row> {
  readonly props: SheetProps<Row>;
  readonly state: SheetState<Row>;
  readonly actions: SheetActions;
  /** Visible rows. */
  readonly page: number;
}

/**
 * Keys on a cell that is not being edited. After Escape the next Tab leaves the table, so that it is not a keyboard
 * trap.
 */
export function useSheetKeys<Row>(keyboard: KeyContext<Row>) {
  const { t } = useTranslation();
  const isLeaving = useRef(false);
  return (event: KeyboardEvent) => {
    const { state, props } = keyboard;
    if (state.editing || !state.active || event.defaultPrevented || event.nativeEvent.isComposing) return;
    const wasLeaving = isLeaving.current;
    isLeaving.current = event.key === 'Escape' || (wasLeaving && event.key === 'Shift');
    if (wasLeaving && !isLeaving.current) state.notice.pass();
    if (event.key === 'Escape') {
      if (wasLeaving || props.isReadonly) return;
      if (state.range && !isSingle(state.range)) state.select(state.active, false);
      state.notice.showBriefly(t('sheet.leaving'));
    } else if (event.key === 'Tab' && (wasLeaving || props.isReadonly)) return;
    else if (!press(event, state.active, keyboard)) return;
    event.preventDefault();
  };
}

/** True if the key was handled. */
function press<Row>(event: KeyboardEvent, at: CellPosition, { props, state, actions, page }: KeyContext<Row>): boolean {
  const { key, shiftKey } = event;
  const ctrl = event.ctrlKey || event.metaKey;
  const size = { rows: props.rows.length, columns: state.columnCount, cells: props.columns.length, page };
  if (key === 'Tab') {
    const next = stepSideways(at, shiftKey ? -1 : 1, size);
    if (next) actions.select(next, false);
    return next !== null;
  }
  if (key === 'ArrowDown' && event.altKey) return openList(at, props, actions);
  const next = event.altKey ? null : moveBy(at, { key, ctrl }, size);
  if (next) {
    actions.select(next, shiftKey);
    return true;
  }
  if (ctrl) return pressCommand(event, at, { props, state, actions, page });
  if (key === 'Enter') return pressEnter(at, shiftKey, { props, state, actions, page });
  return pressPlain(event, at, { props, state, actions, page });
}

function openList<Row>(at: CellPosition, { columns }: SheetProps<Row>, actions: SheetActions): boolean {
  if (!columns[at.column]?.choices) return false;
  actions.edit(at, null, true);
  return true;
}

function pressEnter<Row>(at: CellPosition, isUp: boolean, { props, state, actions }: KeyContext<Row>): boolean {
  // The button in the last column handles its own keys.
  if (at.column >= props.columns.length) return false;
  if (runAction(at, props)) return true;
  const isList = props.columns[at.column]?.isClosed === true && !props.isReadonly && !isUp;
  if (isList) actions.edit(at, null, true);
  else state.select(stepDown(at, isUp ? -1 : 1, props.rows.length), false);
  return true;
}

/** True if the cell has an action instead of text. */
function runAction<Row>({ row, column }: CellPosition, { rows, columns }: SheetProps<Row>): boolean {
  const [currentRow, act] = [rows[row], columns[column]?.act];
  if (currentRow === undefined || !act) return false;
  act(currentRow);
  return true;
}

function pressCommand<Row>(
  event: KeyboardEvent,
  at: CellPosition,
  { props, state, actions }: KeyContext<Row>,
): boolean {
  const { rows, columns, isReadonly } = props;
  const key = event.key.toLowerCase();
  if (key === 'a') {
    state.setSelection(selectAll(state.spotAt(at)));
    return true;
  }
  if (isReadonly) return false;
  if (key === 'z' || key === 'y') {
    const step = key === 'y' || event.shiftKey ? props.onRedo : props.onUndo;
    step?.();
    return step !== undefined;
  }
  if (key === 'd' && state.range) {
    const filling = fillDown(rows, columns, state.range);
    if (filling) state.apply(filling.at, filling.block, 'fill');
    return true;
  }
  if (key === 'delete' && state.canRemove) {
    if (state.range) props.onRemove?.(rowsIn(rows, state.range).map(props.rowKey));
    else actions.remove(state.spotAt(at).key);
    return true;
  }
  return false;
}

function pressPlain<Row>(event: KeyboardEvent, at: CellPosition, { props, state, actions }: KeyContext<Row>): boolean {
  const { key } = event;
  if (key === ' ' && runAction(at, props)) return true;
  if ((props.isReadonly && !props.isBusy) || at.column >= props.columns.length) return false;
  if (key === 'F2') {
    actions.edit(at, null);
    return true;
  }
  if (!props.isBusy && (key === 'Delete' || key === 'Backspace') && state.range) {
    state.apply({ row: state.range.top, column: state.range.left }, clearBlock(state.range), 'clear');
    return true;
  }
  const isCharacter = [...key].length === 1 && !event.altKey;
  if (isCharacter) actions.edit(at, key);
  return isCharacter;
}
