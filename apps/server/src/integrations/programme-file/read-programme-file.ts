import type { ProgrammeFile, ProgrammeFormat } from '@quietsite/contracts';
import { readScheduleTable, type ScheduleTable } from '@quietsite/domain';
import { MOST_LINES, readCsv } from '../csv/read-csv.ts';
import { decodeExport, decodeUnicode, decodeXml } from './decode-text.ts';
import { detectProgrammeFormat } from './detect-programme-format.ts';
import { LARGEST_FILE_BYTES, LONGEST_PIECE, MOST_CELLS } from './limits.ts';
import { type ProgrammeReading, readMsProject } from './read-msproject.ts';
import { readXer } from './read-xer.ts';
import { readXlsx } from './read-xlsx.ts';
import { programmeRefused } from './refuse-programme.ts';

/**
 * The activities of an uploaded file (SCHED-01, Q74, U48), or a refusal. `fileName` is what the user calls it; zones are
 * known by their names in tables, while programmes are mapped by the user afterwards.
 */
export async function readProgrammeFile(
  bytes: Buffer,
  fileName: string,
  zoneNames: readonly string[],
): Promise<ProgrammeFile> {
  if (bytes.length > LARGEST_FILE_BYTES) throw programmeRefused('FILE_TOO_LARGE');
  const format = detectProgrammeFormat(bytes, fileName);
  const { tasks, problems, milestones, leftOut, blankLines } = await readContent(format, bytes, zoneNames);
  return {
    format,
    fileName,
    // With a problem nothing of the file is used (Q74).
    tasks: problems.length > 0 ? [] : [...tasks],
    problems: [...problems],
    notes: { milestones, leftOut, blankLines },
  };
}

async function readContent(
  format: ProgrammeFormat,
  bytes: Buffer,
  zoneNames: readonly string[],
): Promise<ProgrammeReading> {
  switch (format) {
    case 'csv':
      return fromTable(readCsvTable(bytes, zoneNames));
    case 'xlsx':
      return fromTable(await readXlsx(bytes, zoneNames));
    case 'msproject':
      return readMsProject(decodeXml(bytes));
    case 'xer':
      return readXer(decodeExport(bytes));
  }
}

const fromTable = (table: ScheduleTable): ProgrammeReading => ({ ...table, milestones: 0, leftOut: 0 });

function readCsvTable(bytes: Buffer, zoneNames: readonly string[]): ScheduleTable {
  const text = decodeUnicode(bytes)?.trimEnd();
  if (text === undefined) throw programmeRefused('NOT_TEXT');
  if (countSigns(bytes) > MOST_CELLS) throw programmeRefused('TOO_MANY_ROWS');
  refuseLines(text);
  const reading = readCsv(Buffer.from(text));
  if ('refusal' in reading) throw programmeRefused(reading.refusal);
  const table = readScheduleTable(reading.lines, zoneNames, countLines(reading.lines));
  if ('refusal' in table) throw programmeRefused(table.refusal);
  return table;
}

const [TAB, LINE_FEED, RETURN, QUOTE, COMMA, SEMICOLON] = [0x09, 0x0a, 0x0d, 0x22, 0x2c, 0x3b];

/** A million cells take twenty times the memory of the commas between them, and so do mistakes with quotes. */
function countSigns(bytes: Buffer): number {
  let count = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === COMMA || byte === SEMICOLON || byte === TAB || byte === QUOTE) count++;
  }
  return count;
}

/** What stands below the last line that is read, however far below, must not be lost without a word. */
function refuseLines(text: string): void {
  let [lines, start] = [1, 0];
  for (let at = 0; at < text.length && lines <= MOST_LINES; at++) {
    const sign = text.charCodeAt(at);
    const isEnd = sign === LINE_FEED || (sign === RETURN && text.charCodeAt(at + 1) !== LINE_FEED);
    if (isEnd) [lines, start] = [lines + 1, at];
    else if (at - start > LONGEST_PIECE) throw programmeRefused('CELL_TOO_LONG');
  }
  if (lines > MOST_LINES) throw programmeRefused('TOO_MANY_ROWS');
}

/** A cell may hold line ends of its own; a person counts those as well. */
function countLines(lines: readonly (readonly string[])[]): (index: number) => number {
  const numbers: number[] = [];
  let next = 1;
  for (const cells of lines) {
    numbers.push(next);
    next += 1 + cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);
  }
  return (index) => numbers[index] ?? index + 1;
}
