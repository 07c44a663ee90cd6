import { IconTrash } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import { CellEditor } from './cell-editor.tsx';
import classes from './sheet.module.css';
import type { Editing, SheetActions } from './sheet-actions.ts';
import { cellStyle, SheetCell } from './sheet-cell.tsx';
import { LINE_HEIGHT } from './sheet-lines.ts';
import type { SheetColumn } from './sheet-types.ts';

interface SheetRowProps<Row> {
  readonly sheetId: string;
  readonly columns: readonly SheetColumn<Row>[];
  readonly row: Row;
  readonly rowKey: number;
  /** Index among the rows, and among the lines including group headers. */
  readonly index: number;
  readonly line: number;
  /** -1 if not in this row. */
  readonly activeColumn: number;
  readonly selectedFrom: number;
  readonly selectedTo: number;
  readonly editing: Editing | null;
  readonly isReadonly: boolean;
  readonly canRemove: boolean;
  readonly actions: SheetActions;
  readonly t: TFunction;
}

export const cellId = (sheetId: string, rowKey: number, column: number): string => `${sheetId}${rowKey}.${column}`;

/** Shared by all rows. */
const TRASH = <IconTrash size={15} aria-hidden />;

function Row<Row>(props: SheetRowProps<Row>) {
  const { sheetId, columns, row, rowKey, index, line, activeColumn, selectedFrom, selectedTo, editing, actions } =
    props;
  return (
    <tr
      className={classes.row}
      style={{ top: line * LINE_HEIGHT }}
      aria-rowindex={line + 2}
      data-row={index}
      data-active={activeColumn >= 0 || undefined}
    >
      <th scope="row" className={classes.number} aria-colindex={1}>
        {index + 1}
      </th>
      {columns.map((column, place) =>
        editing?.column === place ? (
          <td key={column.id} className={classes.cell} style={cellStyle(column)} data-editing aria-colindex={place + 2}>
            <CellEditor column={column} row={row} editing={editing} actions={actions} />
          </td>
        ) : (
          <SheetCell
            key={column.id}
            id={cellId(sheetId, rowKey, place)}
            column={column}
            index={place}
            row={row}
            isActive={activeColumn === place}
            isSelected={place >= selectedFrom && place <= selectedTo}
            isReadonly={props.isReadonly}
          />
        ),
      )}
      {props.canRemove && (
        <RemoveCell
          id={cellId(sheetId, rowKey, columns.length)}
          column={columns.length}
          row={index + 1}
          isActive={activeColumn === columns.length}
          t={props.t}
          onRemove={() => actions.remove(rowKey)}
        />
      )}
    </tr>
  );
}

export const SheetRow = memo(Row) as typeof Row;

interface RemoveCellProps {
  readonly id: string;
  readonly column: number;
  readonly row: number;
  readonly isActive: boolean;
  readonly t: TFunction;
  readonly onRemove: () => void;
}

function RemoveCell({ id, column, row, isActive, t, onRemove }: RemoveCellProps) {
  return (
    <td className={classes.tool} data-column={column} aria-colindex={column + 2}>
      <button
        id={id}
        type="button"
        className={classes.remove}
        tabIndex={isActive ? 0 : -1}
        aria-label={t('sheet.removeRow', { row })}
        title={t('sheet.remove')}
        onClick={onRemove}
      >
        {TRASH}
      </button>
    </td>
  );
}
