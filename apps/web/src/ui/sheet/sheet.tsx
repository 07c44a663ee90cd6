import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useColumnFit } from './column-fit.ts';
import classes from './sheet.module.css';
import type { SheetActions } from './sheet-actions.ts';
import { SheetHeadRow } from './sheet-head-row.tsx';
import { HEAD_HEIGHT, LINE_HEIGHT } from './sheet-lines.ts';
import { SheetLines } from './sheet-lines-view.tsx';
import { SheetNotice } from './sheet-notice.tsx';
import { sheetPointer } from './sheet-pointer.ts';
import { cellId } from './sheet-row.tsx';
import type { EditRequest, SheetProps } from './sheet-types.ts';
import { useSheet } from './use-sheet.ts';
import { useSheetActions } from './use-sheet-actions.ts';
import { sheetClipboard } from './use-sheet-clipboard.ts';
import { useSheetKeys } from './use-sheet-keys.ts';
import { useVisibleLines } from './use-visible-lines.ts';

/** An editable table for any number of rows: spreadsheet keys, one input at a time. */
export function Sheet<Row>(given: SheetProps<Row>) {
  const { t } = useTranslation();
  const props = given.isBusy ? { ...given, isReadonly: true } : given;
  const { label, columns, rows, isReadonly, empty, scrollTop, onScroll } = props;
  const box = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const state = useSheet(props);
  const wantsFocus = useRef(false);
  const hasFocus = useRef(false);
  const isDragging = useRef(false);
  const isSecond = useRef(false);
  const isPointed = useRef(false);
  const actions = useSheetActions(props, state, () => {
    wantsFocus.current = true;
  });
  const { from, to, page, updateVisible } = useVisibleLines(box, state.lines.length);
  useColumnFit(box, columns, rows.length === 0);
  const onKeyDown = useSheetKeys({ props, state, actions, page });
  const { active, editing, lineOf } = state;
  const activeRow = active ? rows[active.row] : undefined;
  const activeId = active && activeRow !== undefined ? cellId(state.id, props.rowKey(activeRow), active.column) : null;
  const activeLine = active ? (lineOf[active.row] ?? 0) : 0;
  const isKnown = state.isActiveKnown;
  // The fault of the stored value: during typing, the field itself shows what is wrong.
  const isViewing = isKnown && editing === null && activeRow !== undefined;
  const activeFault = (isViewing && columns[active?.column ?? -1]?.fault?.(activeRow)) || null;
  const isButton = active !== null && (active.column >= columns.length || columns[active.column]?.act !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the start of a pasted block
  useLayoutEffect(() => {
    // Scrolling would move the button away from under the pointer and lose the click.
    const isPressed = isPointed.current && isButton;
    if (isKnown && box.current && !isPressed) revealCell(box.current, activeLine, activeId, isPointed.current);
  }, [isKnown, activeLine, activeId, state.pastes]);
  useLayoutEffect(() => {
    // When a row is removed, the focus moves to the page without an event.
    const isLost = hasFocus.current && document.activeElement === document.body;
    const isInside = wantsFocus.current || isLost || box.current?.contains(document.activeElement) === true;
    if (editing || activeId === null || !isInside) return;
    wantsFocus.current = false;
    document.getElementById(activeId)?.focus({ preventScroll: true });
  }, [activeId, editing]);
  useLayoutEffect(() => {
    if (box.current && scrollTop !== undefined && box.current.scrollTop !== scrollTop)
      box.current.scrollTop = scrollTop;
  }, [scrollTop]);
  useEditRequest(props, actions);
  if (rows.length === 0 && empty) return empty;
  return (
    <div className={classes.sheet}>
      <div
        ref={box}
        className={classes.box}
        data-paired={scrollTop !== undefined || undefined}
        onScroll={() => {
          updateVisible();
          if (box.current) onScroll?.(box.current.scrollTop);
        }}
      >
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between the cells
          role="grid"
          className={classes.table}
          aria-label={label}
          aria-describedby={isReadonly ? undefined : hintId}
          aria-rowcount={state.lines.length + 1}
          aria-colcount={state.columnCount + 1}
          aria-multiselectable
          aria-readonly={isReadonly || undefined}
          onKeyDownCapture={() => {
            isPointed.current = false;
          }}
          onPointerDownCapture={() => {
            isPointed.current = true;
          }}
          onKeyDown={onKeyDown}
          onFocus={() => {
            hasFocus.current = true;
          }}
          onBlur={({ relatedTarget }) => {
            hasFocus.current = box.current?.contains(relatedTarget) === true;
            if (!hasFocus.current) state.notice.pass();
            // A null target means that the focus is moving between two cells.
            if (!hasFocus.current && relatedTarget !== null) props.onLeave?.();
          }}
          {...sheetClipboard(props, state)}
          {...sheetPointer({ props, state, actions, isDragging, isSecond, wantsFocus })}
        >
          <SheetHeadRow columns={columns} canRemove={state.canRemove} />
          <SheetLines props={given} state={state} actions={actions} from={from} to={to} activeLine={activeLine} />
        </table>
      </div>
      {!isReadonly && (
        <p id={hintId} className={classes.hidden}>
          {t('sheet.keys')}
        </p>
      )}
      <SheetNotice text={state.notice.text} fault={activeFault} onClose={state.notice.close} />
    </div>
  );
}

/** Scrolls as little as needed; the header, the row numbers and the first column overlay the rest. */
function revealCell(box: HTMLElement, line: number, cell: string | null, isPointed: boolean): void {
  const [top, bottom] = [line * LINE_HEIGHT, (line + 1) * LINE_HEIGHT];
  const height = box.clientHeight - HEAD_HEIGHT;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (height > LINE_HEIGHT && bottom > box.scrollTop + height) box.scrollTop = bottom - height;
  const element = cell === null ? null : document.getElementById(cell)?.closest('td');
  const [number, first] = element?.parentElement?.children ?? [];
  if (!element || !(number instanceof HTMLElement) || !(first instanceof HTMLElement)) return;
  // The first column is always visible; a user who goes there by keyboard wants to see the start of the row.
  if (element === first) {
    if (!isPointed) box.scrollLeft = 0;
    return;
  }
  const frozenWidth = number.offsetWidth + first.offsetWidth;
  const [left, right] = [element.offsetLeft - frozenWidth, element.offsetLeft + element.offsetWidth];
  if (left < box.scrollLeft) box.scrollLeft = left;
  else if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth;
}

/** Starts editing when the surrounding screen requests it, as soon as the row exists, and only once. */
function useEditRequest<Row>(props: SheetProps<Row>, actions: SheetActions): void {
  const { rows, columns, rowKey, editRequest = null } = props;
  const done = useRef<EditRequest | null>(null);
  useEffect(() => {
    if (editRequest === null || editRequest === done.current) return;
    const row = rows.findIndex((entry) => rowKey(entry) === editRequest.key);
    const column = columns.findIndex(({ id }) => id === editRequest.columnId);
    if (row < 0 || column < 0) return;
    done.current = editRequest;
    actions.edit({ row, column }, null);
  }, [rows, columns, rowKey, editRequest, actions]);
}
