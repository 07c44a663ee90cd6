import type { ColumnOf, PlanCell } from '../tables/plan-table.ts';
import { NOTHING } from '../text/show-level.ts';
import type { TableColumn } from './appendix-model.ts';

/** A figure as a page shows it; the table it comes from has rounded it. */
export function showCell(cell: PlanCell, decimals?: number): string {
  if (cell === null) return NOTHING;
  return typeof cell === 'number' ? (decimals === undefined ? String(cell) : cell.toFixed(decimals)) : cell;
}

/** A column of a plan table, and how it stands on the page. */
export interface PageColumn<Row> extends TableColumn {
  readonly show: (row: Row) => string;
}

/** Numbers to the right, days and texts to the left. */
export const place = <Row>(column: ColumnOf<Row>, widthMm: number, label = column.label): PageColumn<Row> => ({
  ...{ label, widthMm, align: column.kind === 'number' ? 1 : 0 },
  show: (row) => showCell(column.value(row), column.decimals),
});

/** The column of that label; a misspelt one must not go unnoticed. */
export function pick<Row>(columns: readonly ColumnOf<Row>[], label: string): ColumnOf<Row> {
  const found = columns.find((column) => column.label === label);
  if (!found) throw new Error(`no column ${label}`);
  return found;
}

export const toHeads = <Row>(columns: readonly PageColumn<Row>[]): TableColumn[] =>
  columns.map(({ label, widthMm, align }) => ({ label, widthMm, align }));

export const toCells = <Row>(columns: readonly PageColumn<Row>[], row: Row): string[] =>
  columns.map(({ show }) => show(row));
