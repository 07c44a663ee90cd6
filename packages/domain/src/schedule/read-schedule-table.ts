import { zoneNameKey } from '../site/zone-names.ts';
import { recordOf } from '../typed-records.ts';
import { readFileDay } from './file-day.ts';
import { cleanFileText, shownFileText } from './file-text.ts';
import type { FileLineProblem, FileTask } from './schedule.schema.ts';
import { MAX_TASK_NAME_LENGTH, MAX_TASKS, MAX_WORK_NAME_LENGTH, readWork } from './schedule.ts';
import { SCHEDULE_COLUMNS, type ScheduleColumn } from './schedule-columns.ts';

export interface ScheduleTable {
  /** Activities of the lines without a problem. If the file has any problem, none of them is used (Q74). */
  readonly tasks: readonly FileTask[];
  readonly problems: readonly FileLineProblem[];
  readonly blankLines: number;
}

export interface TableRefusal {
  readonly refusal: 'NO_HEADER' | 'NO_ROWS' | 'TOO_MANY_ROWS';
}

type TableLines = readonly (readonly string[])[];
type Cells = Readonly<Record<ScheduleColumn, string>>;

/**
 * The activities of a table. Columns are found by their headers, in any order (SCHED-15, Q74). Every bad line is listed
 * with all its errors. `lineOf` converts an index to the line number shown to the user.
 */
export function readScheduleTable(
  lines: TableLines,
  zoneNames: readonly string[],
  lineOf: (index: number) => number = (index) => index + 1,
): ScheduleTable | TableRefusal {
  const header = findHeader(lines);
  if (header === undefined) return { refusal: 'NO_HEADER' };
  const zoneKeys = new Set(zoneNames.map(zoneNameKey));
  const rows = lines.slice(header.index + 1).map((cells, index) => ({
    line: lineOf(header.index + 1 + index),
    cells: pickCells(cells, header.places),
  }));
  const filled = rows.filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  if (filled.length === 0) return { refusal: 'NO_ROWS' };
  if (filled.length > MAX_TASKS) return { refusal: 'TOO_MANY_ROWS' };
  const parsed = filled.map(({ line, cells }) => readLine(line, cells, zoneKeys));
  return {
    tasks: parsed.flatMap(({ task, problems }) => (problems.length === 0 ? task : [])),
    problems: parsed.flatMap(({ problems }) => problems),
    blankLines: rows.length - filled.length,
  };
}

const columnKey = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

type ColumnIndexes = Readonly<Record<ScheduleColumn, number>>;

/** The first line with all column names. Lines above it are notes. */
function findHeader(lines: TableLines): { index: number; places: ColumnIndexes } | undefined {
  for (const [index, cells] of lines.entries()) {
    if (cells.length < SCHEDULE_COLUMNS.length) continue;
    const keys = cells.map(columnKey);
    const places = recordOf(SCHEDULE_COLUMNS, (column) => keys.indexOf(columnKey(column)));
    if (SCHEDULE_COLUMNS.every((column) => places[column] >= 0)) return { index, places };
  }
  return undefined;
}

function pickCells(cells: readonly string[], places: ColumnIndexes): Cells {
  return recordOf(SCHEDULE_COLUMNS, (column) => cleanFileText(cells[places[column]] ?? ''));
}

function readLine(line: number, cells: Cells, zoneKeys: ReadonlySet<string>) {
  const [startText, endText] = [cells['Start Date'], cells['End Date']];
  const [start, end] = [readFileDay(startText), readFileDay(endText)];
  const problems: FileLineProblem[] = [];
  const add = (fault: FileLineProblem['fault'], value: string, other = '') =>
    problems.push({ line, fault, value: shownFileText(value), other: shownFileText(other) });
  if (startText !== '' && start === undefined) add('BAD_DATE', startText);
  if (endText !== '' && end === undefined) add('BAD_DATE', endText);
  if (start !== undefined && end !== undefined && end < start) add('END_BEFORE_START', startText, endText);
  if (!zoneKeys.has(zoneNameKey(cells.Zone))) add('ZONE_UNKNOWN', cells.Zone);
  if (cells.Activity === '') add('ACTIVITY_MISSING', '');
  if (cells.Activity.length > MAX_TASK_NAME_LENGTH) add('TEXT_TOO_LONG', cells.Activity);
  if (cells['Construction Work'].length > MAX_WORK_NAME_LENGTH) add('TEXT_TOO_LONG', cells['Construction Work']);
  const task: FileTask = {
    line,
    sourceId: '',
    zoneName: cells.Zone,
    constructionWork: readWork(cells['Construction Work']),
    path: [],
    name: cells.Activity,
    start: start ?? null,
    end: end ?? null,
  };
  return { task, problems };
}
