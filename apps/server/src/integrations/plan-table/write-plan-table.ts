import { decimalsOf, type PlanCell, type PlanColumn, type PlanTable } from '@quietsite/documents';
import writeExcelFile, { type Cell, type Row } from 'write-excel-file/node';
import { writeCsv } from '../csv/write-csv.ts';

export type PlanTableFormat = 'csv' | 'xlsx';

export const writePlanTable = async (table: PlanTable, format: PlanTableFormat): Promise<Uint8Array> =>
  format === 'csv' ? Buffer.from(writePlanCsv(table)) : writePlanWorkbook(table);

/** Missing values are empty cells, so that a column of numbers stays numeric. */
const writePlanCsv = ({ columns, rows }: PlanTable): string =>
  writeCsv([columns.map(({ label }) => label), ...rows.map((cells) => cells.map((cell) => cell ?? ''))]);

/** Texts are written as text cells, which no program treats as formulas (U47). */
async function writePlanWorkbook({ name, columns, rows }: PlanTable): Promise<Uint8Array> {
  const header: Row = columns.map(({ label }) => ({ value: label, fontWeight: 'bold', backgroundColor: '#eef1f4' }));
  const data = [header, ...rows.map((cells) => columns.map((column, index) => toCell(column, cells[index] ?? null)))];
  return writeExcelFile([{ sheet: name, data, columns: columns.map(toWidth), stickyRowsCount: 1 }]).toBuffer();
}

function toCell({ kind, decimals }: PlanColumn, cell: PlanCell): Cell {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return { value: cell, type: Number, format: formatOf(cell, decimals) };
  if (kind === 'day') return { value: new Date(cell), type: Date, format: 'yyyy-mm-dd' };
  return { value: cell, type: String };
}

function formatOf(figure: number, decimals: number | undefined): string {
  if (decimals === undefined) return 'General';
  const shown = decimalsOf(figure, decimals);
  return shown === 0 ? '0' : `0.${'0'.repeat(shown)}`;
}

const WIDTHS = { text: 32, number: 14, day: 12 } as const;
/** A Chinese character is as wide as two digits. */
const widthOf = (label: string): number =>
  label.replaceAll(/\p{Script=Han}|[\u3000-\u303F\uFF00-\uFFEF]/gu, '00').length;
const toWidth = ({ kind, label }: PlanColumn) => ({ width: Math.max(WIDTHS[kind], widthOf(label)) });
