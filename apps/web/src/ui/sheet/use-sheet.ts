import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AppliedBlock, applyBlock } from './apply-block.ts';
import type { Block } from './parse-block.ts';
import {
  type CellPosition,
  hasSameDistance,
  type LeftCell,
  positionOf,
  type Range,
  rangeOf,
  type Selection,
  selectSpot,
} from './selection.ts';
import type { Editing } from './sheet-actions.ts';
import { buildLines } from './sheet-lines.ts';
import type { SheetProps } from './sheet-types.ts';
import { useSheetNotice } from './use-sheet-notice.ts';

/** Which cells are selected and edited, in the current order of the rows. */
export function useSheet<Row>(props: SheetProps<Row>) {
  const { columns, rows, rowKey, isReadonly, headOf, onRemove, createRow, onChange, activeKey = null } = props;
  const { t } = useTranslation();
  const id = useId();
  const [selection, setSelection] = useState<Selection | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  /** Each paste scrolls back to its start, wherever the table was scrolled to. */
  const [pastes, setPastes] = useState(0);
  const notice = useSheetNotice(columns);
  const order = useMemo(() => new Map(rows.map((row, index) => [rowKey(row), index])), [rows, rowKey]);
  const lines = useMemo(() => buildLines(rows, headOf), [rows, headOf]);
  const lineOf = useMemo(() => lines.flatMap((line, index) => (line.kind === 'row' ? index : [])), [lines]);
  const canRemove = onRemove !== undefined && (!isReadonly || props.isBusy === true);
  const columnCount = columns.length + (canRemove ? 1 : 0);
  const lastRow = useRef(0);
  const active = findActive(selection, order, { lastRow: lastRow.current, rowCount: rows.length });
  if (active) lastRow.current = active.row;
  const range = rangeOf(selection, order, columns.length);

  const ownChange = useRef<OwnChange | null>(null);
  const change = (next: readonly Row[], left: LeftCell | null = null) => {
    ownChange.current = { left };
    onChange(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change
  useLayoutEffect(() => {
    const own = ownChange.current;
    ownChange.current = null;
    // The notice is about rows that have been changed from outside since, for example by an undo.
    if (own === null) notice.close();
    const left = own?.left;
    if (!left || hasSameDistance(left, order)) return;
    setSelection(selectSpot(left.from));
    props.onActive?.(left.from.key);
  }, [rows]);

  const spotAt = ({ row, column }: CellPosition) => ({ key: keyAt(rows, rowKey, row), column });
  const select = (place: CellPosition, isExtending: boolean) => {
    const focus = spotAt(place);
    setSelection((now) => (isExtending && now ? { anchor: now.anchor, focus } : selectSpot(focus)));
    props.onActive?.(focus.key);
  };
  useEffect(() => {
    if (activeKey === null) return;
    // A row was chosen elsewhere, for example by a bar of a chart.
    setSelection((now) =>
      now?.focus.key === activeKey ? now : selectSpot({ key: activeKey, column: now?.focus.column ?? 0 }),
    );
  }, [activeKey]);

  /** Applies a block to the cells from a position on: accepted as a whole, or rejected as a whole with every reason. */
  const apply = (at: CellPosition, block: Block, act: 'paste' | 'fill' | 'clear'): AppliedBlock<Row> => {
    const grows = act === 'paste' ? createRow : undefined;
    const applied = applyBlock({ rows, columns, createRow: grows, notInList: t('sheet.notInList') }, at, block);
    if (applied.faults.length === 0) change(applied.rows);
    if (applied.faults.length === 0 && act === 'paste') setPastes((count) => count + 1);
    notice.showApplied(applied, act);
    return applied;
  };

  return {
    id,
    lines,
    lineOf,
    canRemove,
    columnCount,
    active: active ?? (rows.length > 0 ? { row: 0, column: 0 } : null),
    isActiveKnown: active !== null,
    range: range ?? (active && asRange(active)),
    editing,
    setEditing,
    setSelection,
    notice,
    pastes,
    spotAt,
    select,
    change,
    apply,
  };
}

export type SheetState<Row> = ReturnType<typeof useSheet<Row>>;

const asRange = ({ row, column }: CellPosition): Range => ({ top: row, bottom: row, left: column, right: column });

function keyAt<Row>(rows: readonly Row[], rowKey: (row: Row) => number, index: number): number {
  const row = rows[index];
  if (row === undefined) throw new RangeError(`no row ${index}`);
  return rowKey(row);
}

/** A change the sheet itself made to its rows. */
interface OwnChange {
  readonly left: LeftCell | null;
}

/** The active cell. If its row was removed, the cell in the row that took its place. */
function findActive(
  selection: Selection | null,
  order: ReadonlyMap<number, number>,
  { lastRow, rowCount }: { readonly lastRow: number; readonly rowCount: number },
): CellPosition | null {
  if (!selection || rowCount === 0) return null;
  const place = positionOf(selection.focus, order);
  return place ?? { row: Math.min(lastRow, rowCount - 1), column: selection.focus.column };
}
