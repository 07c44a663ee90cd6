import { memo } from 'react';
import classes from './sheet.module.css';
import type { SheetColumn } from './sheet-types.ts';

interface SheetCellProps<Row> {
  readonly id: string;
  readonly column: SheetColumn<Row>;
  /** Counted from 0. */
  readonly index: number;
  readonly row: Row;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly isReadonly: boolean;
}

function Cell<Row>({ id, column, index, row, isActive, isSelected, isReadonly }: SheetCellProps<Row>) {
  const text = column.read(row);
  const fault = column.fault?.(row) ?? null;
  const isFixed = isReadonly || !column.write;
  return (
    <td
      id={id}
      className={classes.cell}
      style={cellStyle(column)}
      data-column={index}
      data-numeric={column.isNumeric || undefined}
      data-list={(!isFixed && column.isClosed) || undefined}
      data-fixed={isFixed || undefined}
      tabIndex={isActive ? 0 : -1}
      aria-colindex={index + 2}
      {...gridCell({ isSelected, isFixed, isFaulty: fault !== null })}
      title={fault ?? (text.length > LONG_TEXT ? text : undefined)}
    >
      <span className={classes.text} data-two={column.isTwoLined || undefined}>
        {column.show ? column.show(row) : text}
      </span>
    </td>
  );
}

interface CellState {
  readonly isSelected: boolean;
  readonly isFixed: boolean;
  readonly isFaulty: boolean;
}

/** A td inside a grid is a gridcell, which allows these attributes; the linter treats it as a plain cell. */
const gridCell = ({ isSelected, isFixed, isFaulty }: CellState) => ({
  'aria-selected': isSelected,
  'aria-readonly': isFixed || undefined,
  'aria-invalid': isFaulty || undefined,
});

/** Longer texts may not fit their cell, so their tooltip shows the full text. */
const LONG_TEXT = 14;

export const cellStyle = <Row,>({ width, isWide }: SheetColumn<Row>) => ({
  flex: isWide ? `1 0 calc(${width}px + var(--spare, 0px))` : `0 0 ${width}px`,
});

export const SheetCell = memo(Cell) as typeof Cell;
