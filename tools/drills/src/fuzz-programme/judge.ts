import { AppError } from '../../../../apps/server/src/errors.ts';
import {
  type ProgrammeFile,
  programmeFileSchema,
  programmeRefusals,
} from '../../../../packages/contracts/src/index.ts';
import { isDay, MAX_TASK_NAME_LENGTH, MAX_TASKS } from '../../../../packages/domain/src/index.ts';
import { fileLineProblemSchema } from '../../../../packages/domain/src/schemas.ts';

/** Reasons that come from the reader's environment, not from the file. */
const EXTERNAL_REASONS = new Set(['TOO_SLOW', 'VIRUS', 'NOT_CHECKED', 'FILE_TOO_LARGE']);
const REASONS: ReadonlySet<string> = new Set(programmeRefusals.filter((reason) => !EXTERNAL_REASONS.has(reason)));
const FAULTS: ReadonlySet<string> = new Set(fileLineProblemSchema.shape.fault.options);
const MAX_VALUE_LENGTH = 200;

/** Why a file may not cause this error; undefined if it may. */
export function judgeError(error: unknown): string | undefined {
  if (!(error instanceof AppError) || error.code !== 'FILE_REFUSED') return `threw ${String(error)}`;
  return REASONS.has(String(error.details.reason)) ? undefined : `refused for ${String(error.details.reason)}`;
}

/** The fault in a reader result; undefined if there is none. */
export function judgeFile(file: ProgrammeFile, isThorough: boolean): string | undefined {
  const { tasks, problems } = file;
  if (problems.length > 0 && tasks.length > 0) return 'problems, and yet tasks';
  if (problems.length === 0 && tasks.length === 0) return 'neither tasks nor problems';
  if (tasks.length > MAX_TASKS) return 'too many tasks';
  const sources = tasks.flatMap(({ sourceId }) => (sourceId === '' ? [] : sourceId));
  if (new Set(sources).size < sources.length) return 'two tasks of one source';
  if (isThorough && !programmeFileSchema.safeParse(file).success) return 'not what the contract says';
  return tasks.map(judgeTask).find((fault) => fault !== undefined) ?? problems.map(judgeProblem).find(Boolean);
}

function judgeTask({ name, constructionWork, start, end, line }: ProgrammeFile['tasks'][number]): string | undefined {
  for (const text of [name, constructionWork]) {
    if (text === '' || text !== text.trim() || text.length > MAX_TASK_NAME_LENGTH)
      return `a text: ${JSON.stringify(text)}`;
    if (!text.isWellFormed() || /\p{Cc}/u.test(text)) return `not storable: ${JSON.stringify(text)}`;
  }
  for (const day of [start, end]) if (day !== null && (!isDay(day) || day < '0001')) return `a day: ${day}`;
  if (start !== null && end !== null && end < start) return `an end before its start: ${start} ${end}`;
  return Number.isInteger(line) && line >= 0 ? undefined : `a line: ${line}`;
}

function judgeProblem({ line, fault, value, other }: ProgrammeFile['problems'][number]): string | undefined {
  if (!FAULTS.has(fault) || !Number.isInteger(line) || line < 0) return `a problem: ${fault} ${line}`;
  return Math.max(value.length, other.length) > MAX_VALUE_LENGTH ? 'a long value' : undefined;
}
