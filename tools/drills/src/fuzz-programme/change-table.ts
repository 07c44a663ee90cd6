import type { Random } from '../../../../packages/fixtures/src/random.ts';
import { awkwardText, changeBytes, changeText } from './awkward.ts';
import type { Table } from './corpus.ts';

type Rows = string[][];
type Change = (rows: Rows, random: Random) => void;

const pickPlace = (rows: Rows, random: Random): readonly [row: number, column: number] => {
  const row = random.integer(0, Math.max(0, rows.length - 1));
  return [row, random.integer(0, Math.max(0, (rows[row]?.length ?? 1) - 1))];
};

const changeCell: Change = (rows, random) => {
  const [row, column] = pickPlace(rows, random);
  const cells = rows[row];
  if (cells) cells[column] = changeText(cells[column] ?? '', random);
};

const swapCells: Change = (rows, random) => {
  const [[row, column], [otherRow, otherColumn]] = [pickPlace(rows, random), pickPlace(rows, random)];
  const [one, other] = [rows[row], rows[otherRow]];
  if (!one || !other) return;
  [one[column], other[otherColumn]] = [other[otherColumn] ?? '', one[column] ?? ''];
};

const copyRow: Change = (rows, random) => {
  const [row] = pickPlace(rows, random);
  const copies = Array.from({ length: random.integer(1, 3) }, () => [...(rows[row] ?? [])]);
  rows.splice(random.integer(0, rows.length), 0, ...copies);
};

const removeRow: Change = (rows, random) => void rows.splice(pickPlace(rows, random)[0], 1);
const addRow: Change = (rows, random) =>
  void rows.splice(
    random.integer(0, rows.length),
    0,
    Array.from({ length: random.integer(0, 7) }, () => awkwardText(random)),
  );

const addCell: Change = (rows, random) => {
  const [row, column] = pickPlace(rows, random);
  rows[row]?.splice(column, 0, awkwardText(random));
};
const removeCell: Change = (rows, random) => {
  const [row, column] = pickPlace(rows, random);
  rows[row]?.splice(column, 1);
};

/** Mostly cells: the other changes soon destroy the table. */
const CHANGES: readonly Change[] = [
  changeCell,
  changeCell,
  changeCell,
  changeCell,
  swapCells,
  copyRow,
  removeRow,
  addRow,
  addCell,
  removeCell,
];

function changeRows(seed: Table, random: Random): Rows {
  const rows = seed.map((row) => [...row]);
  for (let i = random.integer(1, 4); i > 0; i--) random.pick(CHANGES)(rows, random);
  return rows;
}

const quote = (cell: string, delimiter: string): string =>
  cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A CSV file with changed cells, rows and columns; one in four also has changed bytes. */
export function changeCsv(seed: Table, random: Random): Buffer {
  const delimiter = random.pick([',', ',', ';', '\t']);
  const lineEnd = random.pick(['\r\n', '\n', '\r']);
  const text = changeRows(seed, random)
    .map((row) => row.map((cell) => quote(cell, delimiter)).join(delimiter))
    .join(lineEnd);
  const bytes = encode(text, random);
  return random.chance(0.25) ? changeBytes(bytes, random) : bytes;
}

function encode(text: string, random: Random): Buffer {
  if (random.chance(0.8)) return Buffer.from(random.chance(0.5) ? `\ufeff${text}` : text);
  const little = Buffer.from(`\ufeff${text}`, 'utf16le');
  return random.chance(0.5) ? little : little.swap16();
}

/** The same for an XER file; tabs and line ends in a cell create new cells and rows. */
export function changeXer(seed: Table, random: Random): Buffer {
  const text = changeRows(seed, random)
    .map((row) => row.join('\t'))
    .join(random.pick(['\r\n', '\n']));
  const bytes = Buffer.from(text, random.chance(0.9) ? 'utf8' : 'latin1');
  return random.chance(0.25) ? changeBytes(bytes, random) : bytes;
}
