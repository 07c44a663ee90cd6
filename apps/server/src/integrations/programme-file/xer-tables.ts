import { MAX_LINES } from '../csv/check-size.ts';
import { MAX_CELL_LENGTH } from '../csv/read-csv.ts';
import { programmeRefused } from './refuse-programme.ts';

/** A row of a requested table: the named fields, and its line in the file. */
export interface XerRow {
  readonly line: number;
  readonly get: (field: string) => string;
}
export type XerTables = ReadonlyMap<string, readonly XerRow[]>;

const MAX_LINE_LENGTH = 200_000;

/**
 * Reads the tables of a Primavera P6 export: %T starts a table, %F names its fields, %R is a row. %E must mark the end,
 * because a truncated programme could otherwise pass for a complete one.
 */
export function readXerTables(text: string, tableNames: ReadonlySet<string>): XerTables {
  const tables = new Map<string, XerRow[]>();
  let [table, fields, hasEnded]: [string, ReadonlyMap<string, number> | undefined, boolean] = ['', undefined, false];
  for (const { line, content } of linesOf(text)) {
    const kind = content.slice(0, 2);
    if (hasEnded) break;
    if (kind === '%E') hasEnded = true;
    else if (kind === '%T') [table, fields] = [cellsOf(content)[1]?.trim() ?? '', undefined];
    else if (!tableNames.has(table)) continue;
    else if (kind === '%F') fields = columnsOf(cellsOf(content));
    else if (kind === '%R') addRow(tables, table, rowOf(line, cellsOf(content), fields));
  }
  if (!hasEnded) throw programmeRefused('NOT_READABLE');
  return tables;
}

const [LINE_FEED, PERCENT] = [0x0a, 0x25];

/** Lines that start with a marker; others, such as the rest of a multi-line note, are only counted. */
function* linesOf(text: string): Generator<{ readonly line: number; readonly content: string }> {
  let line = 1;
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) !== LINE_FEED) continue;
    line++;
    if (text.charCodeAt(at + 1) !== PERCENT) continue;
    const next = text.indexOf('\n', at + 1);
    yield { line, content: text.slice(at + 1, next < 0 ? text.length : next).replace(/\r$/, '') };
  }
}

function cellsOf(content: string): readonly string[] {
  if (content.length > MAX_LINE_LENGTH) throw programmeRefused('CELL_TOO_LONG');
  return content.split('\t');
}

const columnsOf = (cells: readonly string[]): ReadonlyMap<string, number> =>
  new Map(cells.flatMap((cell, index) => (index === 0 ? [] : [[cell.trim().toLowerCase(), index]])));

function rowOf(line: number, cells: readonly string[], fields: ReadonlyMap<string, number> | undefined): XerRow {
  if (fields === undefined) throw programmeRefused('NOT_READABLE');
  return {
    line,
    get(field) {
      const text = cells[fields.get(field) ?? -1]?.trim() ?? '';
      if (text.length > MAX_CELL_LENGTH) throw programmeRefused('CELL_TOO_LONG');
      return text;
    },
  };
}

function addRow(tables: Map<string, XerRow[]>, table: string, row: XerRow): void {
  const rows = tables.get(table);
  if (rows === undefined) tables.set(table, [row]);
  else if (rows.push(row) > MAX_LINES) throw programmeRefused('TOO_MANY_ROWS');
}
