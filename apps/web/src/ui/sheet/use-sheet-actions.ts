import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { stepDown, stepSideways } from './move.ts';
import { type CellPosition, type LeftCell, selectSpot } from './selection.ts';
import type { SheetActions, Step } from './sheet-actions.ts';
import type { SheetProps } from './sheet-types.ts';
import type { SheetState } from './use-sheet.ts';
import { type Edit, findSpot, useWaitingEdit } from './use-waiting-edit.ts';
import { isUnlisted, writeCell } from './write-cell.ts';

/** Gives access to the current state through stable functions, so that rows do not re-render because of them. */
export function useSheetActions<Row>(props: SheetProps<Row>, state: SheetState<Row>, focusCell: () => void) {
  const { t } = useTranslation();
  const { rows, columns, rowKey, isReadonly, isBusy = false, onTyping } = props;

  const write = (text: string) => {
    const { editing } = state;
    const index = editing ? rows.findIndex((row) => rowKey(row) === editing.key) : -1;
    const row = rows[index];
    const column = editing && columns[editing.column];
    if (row === undefined || !column) return null;
    const outcome = writeCell(column, row, text, { origin: 'typed', notInList: t('sheet.notInList') });
    return { index, row, column, outcome };
  };
  const end = () => {
    state.setEditing(null);
    onTyping?.(null);
  };
  /** The fault, or null once the row has the text. */
  const applyText = (text: string, left: LeftCell | null = null): string | null => {
    const written = write(text);
    if (!written) return null;
    const { index, row, column, outcome } = written;
    if ('fault' in outcome) return outcome.fault;
    const isUnknown = outcome.row !== row && isUnlisted(column, outcome.row);
    const note = outcome.note ?? (isUnknown ? t('sheet.notListed', { text: column.read(outcome.row) }) : null);
    end();
    if (outcome.row !== row) state.change(rows.with(index, outcome.row), left);
    if (note) state.notice.show(note);
    else state.notice.close();
    return null;
  };
  const open = (edit: Edit) => {
    const spot = findSpot(edit, rows.map(rowKey));
    if (spot === null) return;
    state.setSelection(selectSpot(spot));
    state.setEditing({ ...spot, typed: edit.typed, isListOpen: edit.isListOpen });
  };
  const wait = useWaitingEdit(isBusy, open);
  const now: SheetActions = {
    select: state.select,
    edit: (place, typed, isListOpen = false) => {
      if (!columns[place.column]?.write || place.row >= rows.length) return;
      const edit: Edit = { spot: state.spotAt(place), place, typed, isListOpen };
      if (isBusy) wait(edit);
      else if (!isReadonly) open(edit);
    },
    commit: (text, step) => {
      const { active, editing: from } = state;
      const next = findNext(active, step, { rows: rows.length, columns: state.columnCount });
      const spot = next && state.spotAt(next);
      const isOther = spot !== null && from !== null && spot.key !== from.key;
      const fault = applyText(text, isOther ? { from, to: spot, rows: (next?.row ?? 0) - (active?.row ?? 0) } : null);
      if (fault !== null) return fault;
      if (spot) state.setSelection(selectSpot(spot));
      if (spot) props.onActive?.(spot.key);
      focusCell();
      return null;
    },
    leave: (text) => {
      const fault = applyText(text);
      if (fault === null) return;
      end();
      state.notice.show(t('sheet.takenBack', { fault }), true);
    },
    cancel: () => {
      end();
      focusCell();
    },
    type: (text) => {
      const written = onTyping ? write(text) : null;
      if (written) onTyping?.('fault' in written.outcome ? null : written.outcome.row);
    },
    remove: (key) => {
      const { range } = state;
      const selected = range ? rows.slice(range.top, range.bottom + 1).map(rowKey) : [];
      if (!isReadonly) props.onRemove?.(selected.includes(key) ? selected : [key]);
    },
  };
  const newest = useRef(now);
  newest.current = now;
  return useMemo<SheetActions>(
    () => ({
      select: (...all) => newest.current.select(...all),
      edit: (...all) => newest.current.edit(...all),
      commit: (...all) => newest.current.commit(...all),
      leave: (...all) => newest.current.leave(...all),
      cancel: () => newest.current.cancel(),
      type: (...all) => newest.current.type(...all),
      remove: (...all) => newest.current.remove(...all),
    }),
    [],
  );
}

function findNext(from: CellPosition | null, step: Step, size: { rows: number; columns: number }): CellPosition | null {
  if (!from) return null;
  switch (step) {
    case 'down':
      return stepDown(from, 1, size.rows);
    case 'up':
      return stepDown(from, -1, size.rows);
    case 'right':
      return stepSideways(from, 1, size) ?? from;
    case 'left':
      return stepSideways(from, -1, size) ?? from;
    case 'stay':
      return null;
  }
}
