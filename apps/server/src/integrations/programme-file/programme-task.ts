import {
  addDays,
  cleanFileText,
  type DayString,
  type FileLineProblem,
  type FileTask,
  MAX_SOURCE_ID_LENGTH,
  MAX_TASK_NAME_LENGTH,
  MAX_TASKS,
  MAX_WORK_NAME_LENGTH,
  readFileDay,
  readWork,
  shownFileText,
} from '@quietsite/domain/programme-files';
import { MAX_CELL_LENGTH } from '../csv/read-csv.ts';
import { MAX_PATH_LENGTH } from './limits.ts';
import { programmeRefused } from './refuse-programme.ts';

/** An activity as written by a planning program. */
export interface RawTask {
  readonly line: number;
  readonly sourceId: string;
  readonly name: string;
  readonly path: readonly string[];
  readonly start: string;
  readonly finish: string;
}

export interface ProgrammeTasks {
  readonly tasks: readonly FileTask[];
  readonly problems: readonly FileLineProblem[];
}

/** '2027-03-01T08:00:00' or '2027-03-01 08:00'. The day is used as written; a time zone is ignored. */
const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

interface Timestamp {
  readonly day: DayString;
  readonly isMidnight: boolean;
}

/** Returns null for an empty text, undefined for an invalid one. */
export function readTimestamp(text: string): Timestamp | null | undefined {
  if (text === '') return null;
  const [, date = '', hours, minutes = '00', seconds = '00'] = TIMESTAMP.exec(text) ?? [];
  const day = readFileDay(date);
  if (day === undefined) return undefined;
  return { day, isMidnight: hours === '00' && minutes === '00' && seconds === '00' };
}

/** Reads activities from any planning format, and lists the problems of each. */
export function readProgrammeTasks(raw: readonly RawTask[]): ProgrammeTasks {
  if (raw.length === 0) throw programmeRefused('NO_ROWS');
  if (raw.length > MAX_TASKS) throw programmeRefused('TOO_MANY_ROWS');
  refuseDuplicateTasks(raw);
  const results = raw.map(readTask);
  return {
    tasks: results.flatMap(({ task, problems }) => (problems.length === 0 ? task : [])),
    problems: results.flatMap(({ problems }) => problems),
  };
}

/** Activities are matched by the planning program's ids, and no such program writes the same id twice. */
function refuseDuplicateTasks(raw: readonly RawTask[]): void {
  const ids = raw.flatMap(({ sourceId }) => (sourceId === '' ? [] : sourceId));
  if (new Set(ids).size < ids.length) throw programmeRefused('NOT_READABLE');
}

function readTask(raw: RawTask): { task: FileTask; problems: readonly FileLineProblem[] } {
  const { line, sourceId } = raw;
  if ([raw.name, ...raw.path].some(({ length }) => length > MAX_CELL_LENGTH)) throw programmeRefused('CELL_TOO_LONG');
  const name = cleanFileText(raw.name);
  const [start, finish] = [readTimestamp(raw.start), readTimestamp(raw.finish)];
  const end = lastDay(start, finish);
  const problems: FileLineProblem[] = [];
  const add = (fault: FileLineProblem['fault'], value: string, other = '') =>
    problems.push({ line, fault, value: shownFileText(value), other: shownFileText(other) });
  if (start === undefined) add('BAD_DATE', raw.start);
  if (finish === undefined) add('BAD_DATE', raw.finish);
  if (start && end && end < start.day) add('END_BEFORE_START', raw.start, raw.finish);
  if (name === '') add('ACTIVITY_MISSING', sourceId);
  if (name.length > MAX_TASK_NAME_LENGTH) add('TEXT_TOO_LONG', name);
  if (sourceId.length > MAX_SOURCE_ID_LENGTH) add('TEXT_TOO_LONG', sourceId);
  const path = raw.path.slice(-MAX_PATH_LENGTH).map(summaryName);
  const constructionWork = readWork(path.at(-1) ?? '');
  const task = { line, sourceId, zoneName: '', constructionWork, path, name, start: start?.day ?? null, end };
  return { task, problems };
}

const summaryName = (name: string): string => cleanFileText(cleanFileText(name).slice(0, MAX_WORK_NAME_LENGTH));

/** An activity that finishes at midnight was last worked on the day before, unless it also started then. */
function lastDay(start: Timestamp | null | undefined, finish: Timestamp | null | undefined): DayString | null {
  if (!finish) return null;
  const endsAtMidnight = finish.isMidnight && start && finish.day > start.day;
  return endsAtMidnight ? addDays(finish.day, -1) : finish.day;
}
