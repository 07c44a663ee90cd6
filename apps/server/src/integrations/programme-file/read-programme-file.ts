import type { ProgrammeFile, ProgrammeFormat } from '@quietsite/contracts';
import { readScheduleTable, type ScheduleTable } from '@quietsite/domain/programme-files';
import { countLines } from '../csv/count-lines.ts';
import { readCsv } from '../csv/read-csv.ts';
import { decodeExport, decodeXml } from './decode-text.ts';
import { detectProgrammeFormat } from './detect-programme-format.ts';
import { MAX_FILE_BYTES } from './limits.ts';
import { type ProgrammeReading, readMsProject } from './read-msproject.ts';
import { readXer } from './read-xer.ts';
import { readXlsx } from './read-xlsx.ts';
import { programmeRefused } from './refuse-programme.ts';

/**
 * Reads the activities of an uploaded file (SCHED-01, Q74, U48), or refuses it. `fileName` is the user's name for it.
 * Tables contain the names of zones. For programmes, the user assigns zones afterwards.
 */
export async function readProgrammeFile(
  bytes: Buffer,
  fileName: string,
  zoneNames: readonly string[],
): Promise<ProgrammeFile> {
  if (bytes.length > MAX_FILE_BYTES) throw programmeRefused('FILE_TOO_LARGE');
  if (bytes.length === 0) throw programmeRefused('EMPTY');
  const format = detectProgrammeFormat(bytes, fileName);
  const { tasks, problems, milestones, leftOut, blankLines } = await readContent(format, bytes, zoneNames);
  return {
    format,
    fileName,
    // If there is any problem, nothing of the file is used (Q74).
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
  const reading = readCsv(bytes);
  if ('refusal' in reading) throw programmeRefused(reading.refusal);
  const table = readScheduleTable(reading.lines, zoneNames, countLines(reading.lines));
  if ('refusal' in table) throw programmeRefused(table.refusal);
  return table;
}
