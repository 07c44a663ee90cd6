import { type ColumnKey, type ColumnOf, decimalsOf, labelOf, type PlanCell } from '../tables/plan-table.ts';
import { NOTHING } from '../text/show-level.ts';
import type { DocumentWords } from '../words/document-words.ts';
import type { TableColumn } from './appendix-model.ts';

/** Formats a figure for the page; its source table has already rounded it. */
export function showCell(cell: PlanCell, decimals?: number): string {
  if (cell === null) return NOTHING;
  return typeof cell === 'number'
    ? decimals === undefined
      ? String(cell)
      : cell.toFixed(decimalsOf(cell, decimals))
    : cell;
}

/** A heading for columns narrower than their name. */
export type ShortHead = keyof DocumentWords['appendix']['heads'];

/** A column of a plan table and its layout on the page. */
export interface PageColumn<Row> extends Omit<TableColumn, 'label'> {
  readonly key: ColumnKey;
  readonly label: (words: DocumentWords) => string;
  readonly show: (row: Row, words: DocumentWords) => string;
}

/** Numbers are right-aligned, days and texts left-aligned. */
export const layOut = <Row>(column: ColumnOf<Row>, widthMm: number, head?: ShortHead): PageColumn<Row> => ({
  ...{ key: column.key, widthMm, align: column.kind === 'number' ? 1 : 0 },
  label: ({ appendix, tables }) => (head === undefined ? labelOf(column, tables) : appendix.heads[head]),
  show: (row, { tables }) => showCell(column.value(row, tables), column.decimals),
});

/** The column with the key. Throws if the table does not have it. */
export function getColumn<Row>(columns: readonly ColumnOf<Row>[], key: ColumnKey): ColumnOf<Row> {
  const found = columns.find((column) => column.key === key);
  if (!found) throw new Error(`no column ${key}`);
  return found;
}

export const toHeads = <Row>(columns: readonly PageColumn<Row>[], words: DocumentWords): TableColumn[] =>
  columns.map(({ label, widthMm, align }) => ({ label: label(words), widthMm, align }));

export const toCells = <Row>(columns: readonly PageColumn<Row>[], row: Row, words: DocumentWords): string[] =>
  columns.map(({ show }) => show(row, words));
