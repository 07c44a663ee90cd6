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
import { DEEPEST_PATH } from './limits.ts';
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

/** '2027-03-01T08:00:00' or '2027-03-01 08:00': the day as written, whatever the time zone. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

interface Moment {
  readonly day: DayString;
  readonly isMidnight: boolean;
}

/** Null if empty, undefined if invalid. */
export function readInSnapshot(text: string): Moment | null | undefined {
  if (text === '') return null;
  const [, date = '', hours, minutes = '00', seconds = '00'] = MOMENT.exec(text) ?? [];
  const day = readFileDay(date);
  if (day === undefined) return undefined;
  return { day, isMidnight: hours === '00' && minutes === '00' && seconds === '00' };
}

/** Reads what all planning formats have in common. */
export function readProgrammeTasks(raw: readonly RawTask[]): ProgrammeTasks {
  if (raw.length === 0) throw programmeRefused('NO_ROWS');
  if (raw.length > MAX_TASKS) throw programmeRefused('TOO_MANY_ROWS');
  refuseDuplicateTasks(raw);
  const read = raw.map(readTask);
  return {
    tasks: read.flatMap(({ task, problems }) => (problems.length === 0 ? task : [])),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** Activities are matched by the planner's id; no planning program writes the same one twice. */
function refuseDuplicateTasks(raw: readonly RawTask[]): void {
  const ids = raw.flatMap(({ sourceId }) => (sourceId === '' ? [] : sourceId));
  if (new Set(ids).size < ids.length) throw programmeRefused('NOT_READABLE');
}

function readTask(raw: RawTask): { task: FileTask; problems: readonly FileLineProblem[] } {
  const { line, sourceId } = raw;
  if ([raw.name, ...raw.path].some(({ length }) => length > MAX_CELL_LENGTH)) throw programmeRefused('CELL_TOO_LONG');
  const name = cleanFileText(raw.name);
  const [start, finish] = [readInSnapshot(raw.start), readInSnapshot(raw.finish)];
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
  const path = raw.path.slice(-DEEPEST_PATH).map(summaryName);
  const constructionWork = readWork(path.at(-1) ?? '');
  const task = { line, sourceId, zoneName: '', constructionWork, path, name, start: start?.day ?? null, end };
  return { task, problems };
}

const summaryName = (name: string): string => cleanFileText(cleanFileText(name).slice(0, MAX_WORK_NAME_LENGTH));

/** An activity that finishes at midnight was last worked on the day before, unless it also started then. */
function lastDay(start: Moment | null | undefined, finish: Moment | null | undefined): DayString | null {
  if (!finish) return null;
  const isOver = finish.isMidnight && start && finish.day > start.day;
  return isOver ? addDays(finish.day, -1) : finish.day;
}
