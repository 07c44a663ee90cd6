import { cleanFileText } from '../schedule/file-text.ts';
import type { DatedTask } from '../schedule/schedule.schema.ts';
import { recordOf } from '../typed-records.ts';
import type { CatalogueItem } from './catalogue.schema.ts';
import { entryOfItem, entryOfName } from './catalogue.ts';
import type { EquipmentEntry, EquipmentLineProblem } from './equipment.schema.ts';
import { describeEquipment, MAX_ROWS } from './equipment.ts';
import { type FileColumn, isTextField } from './equipment-columns.ts';
import { EQUIPMENT_HEADER_LINE, FILE_COLUMNS, nameInFile } from './file-columns.ts';
import { type EquipmentCells, readEquipmentLine } from './read-equipment-line.ts';

export type EquipmentTable =
  | {
      /** Rows of all lines, including those with a problem. If the file has any problem, none of them is used (U48). */
      readonly rows: readonly EquipmentEntry[];
      /** The line number of each row. */
      readonly lines: readonly number[];
      readonly problems: readonly EquipmentLineProblem[];
      readonly blankLines: number;
    }
  | { readonly refusal: 'NO_HEADER' | 'NO_ROWS' | 'TOO_MANY_ROWS' };

interface TableContext {
  readonly task: Pick<DatedTask, 'start' | 'end'>;
  readonly items: readonly CatalogueItem[];
  /** Converts an index to the line number shown to the user. */
  readonly lineOf?: (index: number) => number;
}

type TableLines = readonly (readonly string[])[];
type ColumnIndexes = Readonly<Record<FileColumn, number>>;

const keyOf = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * The rows of an equipment file for one activity, with ids counting down from -1. Every bad line is listed with all its
 * errors (EQUIP-32 to EQUIP-40).
 */
export function readEquipmentTable(lines: TableLines, context: TableContext): EquipmentTable {
  const header = findHeader(lines);
  if (header === undefined) return { refusal: 'NO_HEADER' };
  const { task, lineOf = (index) => index + 1 } = context;
  const below = lines.slice(header.index + 1).map((cells, index) => ({
    line: lineOf(header.index + 1 + index),
    cells: pickCells(cells, header.places),
  }));
  const filled = below.filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  if (filled.length === 0) return { refusal: 'NO_ROWS' };
  if (filled.length > MAX_ROWS) return { refusal: 'TOO_MANY_ROWS' };
  const readRow = createRowReader(context);
  const read = filled.map(({ line, cells }, index) => {
    const { row, faults } = readEquipmentLine({ ...readRow(cells.equipment), id: -1 - index }, cells, task);
    return { row, problems: faults.map((fault) => ({ line, ...fault })) };
  });
  return {
    rows: read.map(({ row }) => row),
    lines: filled.map(({ line }) => line),
    problems: read.flatMap(({ problems }) => problems),
    blankLines: below.length - filled.length,
  };
}

/**
 * The column names are in line 6, below the notes of the template (EQUIP-33, Q82). In a table without these notes, they
 * are found by name.
 */
function findHeader(lines: TableLines): { readonly index: number; readonly places: ColumnIndexes } | undefined {
  const usual = EQUIPMENT_HEADER_LINE - 1;
  for (const index of [usual, ...lines.keys()]) {
    const places = findColumns(lines[index] ?? []);
    if (places) return { index, places };
  }
  return undefined;
}

function findColumns(cells: readonly string[]): ColumnIndexes | undefined {
  const head = cells.map(keyOf);
  const places = recordOf(FILE_COLUMNS, (column) => head.indexOf(keyOf(nameInFile(column))));
  return FILE_COLUMNS.every((column) => places[column] >= 0 || isTextField(column)) ? places : undefined;
}

function pickCells(cells: readonly string[], places: ColumnIndexes): EquipmentCells {
  return recordOf(FILE_COLUMNS, (column) => cleanFileText(cells[places[column]] ?? ''));
}

/**
 * Creates a row from a name, either as QuietSite's own files write it, which covers more than CNP references, or as
 * people type it.
 */
function createRowReader({ task, items }: TableContext): (typed: string) => EquipmentEntry {
  const described = new Map(items.map((item) => [keyOf(describeEquipment(item)), item]));
  const known = new Map<string, EquipmentEntry>();
  return (typed) => {
    const item = described.get(keyOf(typed));
    const row = known.get(typed) ?? (item ? entryOfItem(0, item, task) : entryOfName(0, typed, task, items));
    known.set(typed, row);
    return row;
  };
}
