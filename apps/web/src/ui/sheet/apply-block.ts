import { readPastedDay } from '@quietsite/domain';
import type { Block } from './parse-block.ts';
import type { CellPosition, Range } from './selection.ts';
import type { SheetColumn } from './sheet-types.ts';
import { writeCell } from './write-cell.ts';

interface CellFault {
  /** Positions in the resulting sheet. */
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly fault: string;
}

interface DayFirst {
  readonly text: string;
  readonly day: string;
}

interface Sheet<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly SheetColumn<Row>[];
  readonly createRow?: ((rows: readonly Row[]) => Row) | undefined;
  readonly notInList: string;
}

export interface AppliedBlock<Row> {
  readonly rows: readonly Row[];
  readonly faults: readonly CellFault[];
  /** The part that did not fit: rows below the last one, columns right of the last one. */
  readonly rowsLeftOut: number;
  readonly columnsLeftOut: number;
  /** Dates that could also be month first, as typed and as read: 01/05/2027 and 2027-05-01. */
  readonly dayFirst: readonly DayFirst[];
}

/**
 * Applies a block to the cells from a position on. Read-only cells are skipped. All faults are listed, and with any
 * fault the rows stay unchanged.
 */
export function applyBlock<Row>(sheet: Sheet<Row>, at: CellPosition, block: Block): AppliedBlock<Row> {
  const rows = [...sheet.rows];
  const faults: CellFault[] = [];
  const dayFirst: DayFirst[] = [];
  const fittingRows = sheet.createRow ? block.length : Math.min(block.length, rows.length - at.row);
  for (const [down, texts] of block.slice(0, fittingRows).entries()) {
    const index = at.row + down;
    const existing = rows[index];
    const row = existing ?? sheet.createRow?.(rows);
    if (row === undefined) break;
    const target = { row: index, column: at.column, isNew: existing === undefined };
    rows[index] = writeRow(sheet, row, target, texts, { faults, dayFirst });
  }
  const width = Math.max(0, ...block.map((texts) => texts.length));
  return {
    rows: faults.length > 0 ? sheet.rows : rows,
    faults,
    rowsLeftOut: block.length - fittingRows,
    columnsLeftOut: Math.max(0, at.column + width - sheet.columns.length),
    dayFirst,
  };
}

interface Target extends CellPosition {
  readonly isNew: boolean;
}

interface Findings {
  readonly faults: CellFault[];
  readonly dayFirst: DayFirst[];
}

function writeRow<Row>(sheet: Sheet<Row>, before: Row, at: Target, texts: readonly string[], findings: Findings): Row {
  const { faults, dayFirst } = findings;
  let row = before;
  const known = faults.length;
  for (const [right, text] of texts.entries()) {
    const column = sheet.columns[at.column + right];
    if (!column?.write) continue;
    const day = column.kind === 'day' ? readPastedDay(text) : undefined;
    if (day?.isAmbiguous) dayFirst.push({ text: text.trim(), day: day.day });
    const outcome = writeCell(column, row, day?.day ?? text, { origin: 'pasted', notInList: sheet.notInList });
    if ('row' in outcome) row = outcome.row;
    else faults.push({ row: at.row, column: at.column + right, text, fault: outcome.fault });
  }
  if (faults.length > known) return row;
  // Checked after all cells are written: of two related dates the first may have been temporarily invalid.
  for (const [index, column] of sheet.columns.entries()) {
    const isWritten = index >= at.column && index < at.column + texts.length;
    const fault = isWritten || at.isNew ? column.fault?.(row) : null;
    if (fault && (at.isNew || fault !== column.fault?.(before)))
      faults.push({ row: at.row, column: index, text: column.read(row), fault });
  }
  return row;
}

/** A single pasted cell fills every selected cell; a block starts where the selection begins. */
export function spreadBlock(block: Block, { top, bottom, left, right }: Range): Block {
  const only = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined;
  if (only === undefined) return block;
  return fillBlock(bottom - top + 1, right - left + 1, only);
}

const fillBlock = (rows: number, columns: number, text: string): Block =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => text));

/** The texts of the selected cells. */
export const readBlock = <Row>(
  rows: readonly Row[],
  columns: readonly SheetColumn<Row>[],
  { top, bottom, left, right }: Range,
): Block => rows.slice(top, bottom + 1).map((row) => columns.slice(left, right + 1).map((column) => column.read(row)));

export const clearBlock = ({ top, bottom, left, right }: Range): Block =>
  fillBlock(bottom - top + 1, right - left + 1, '');
