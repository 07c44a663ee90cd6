import { addApostrophe } from './formula-guard.ts';

const BYTE_ORDER_MARK = '\u{feff}';

/** RFC 4180 in UTF-8 with byte-order mark. Texts are quoted and cannot run as formulas; numbers stay numbers (U47). */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`);
  return `${BYTE_ORDER_MARK}${lines.join('')}`;
}

const writeCell = (cell: string | number): string =>
  typeof cell === 'number' ? String(cell) : cell === '' ? '' : `"${addApostrophe(cell).replaceAll('"', '""')}"`;
