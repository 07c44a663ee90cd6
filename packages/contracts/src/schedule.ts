import { MAX_SOURCE_ID_LENGTH, MAX_TASK_NAME_LENGTH, MAX_TASKS, MAX_WORK_NAME_LENGTH } from '@quietsite/domain';
import { z } from 'zod';
import { programmeSchema } from './programme.ts';
import { daySchema, projectSchema } from './project.ts';
import { isStorable } from './storable.ts';

const textSchema = (longest: number) => z.string().trim().max(longest).refine(isStorable, 'not a text');

const drawnTaskSchema = z.object({
  /** Null if not stored yet. A stored activity keeps its equipment whatever else changes (SCHED-20). */
  id: z.int().positive().nullable(),
  zoneId: z.int().positive(),
  constructionWork: textSchema(MAX_WORK_NAME_LENGTH),
  name: textSchema(MAX_TASK_NAME_LENGTH).min(1),
  /** A missing date is filled from the other one, or with today (SCHED-12). */
  start: daySchema.nullable(),
  end: daySchema.nullable(),
  sourceId: textSchema(MAX_SOURCE_ID_LENGTH).default(''),
});

/** The whole schedule in one request and one transaction: activities not in the list are removed (Q80). */
export const scheduleChangeSchema = z.object({
  revision: z.int(),
  tasks: z.array(drawnTaskSchema).max(MAX_TASKS),
});
export type ScheduleChange = z.infer<typeof scheduleChangeSchema>;

export const savedScheduleSchema = z.object({
  project: projectSchema,
  programme: programmeSchema,
  /** Indices in the sent list whose dates were filled in (U51). */
  filled: z.array(z.int()),
  /**
   * Equipment rows whose dates moved with their activity, and rows that lost a fixed position when the zone changed.
   */
  movedRows: z.int(),
  unfixedRows: z.int(),
});
export type SavedSchedule = z.infer<typeof savedScheduleSchema>;

export const programmeFormats = ['csv', 'xlsx', 'msproject', 'xer'] as const;
export type ProgrammeFormat = (typeof programmeFormats)[number];

/** Why a line of a file is rejected; each reason has its own text (SCHED-17 to SCHED-19). */
export const lineFaults = [
  'BAD_DATE',
  'END_BEFORE_START',
  'ZONE_UNKNOWN',
  'ACTIVITY_MISSING',
  'TEXT_TOO_LONG',
] as const;

export const lineProblemSchema = z.object({
  /** Line number in the file, counted from 1. */
  line: z.int(),
  fault: z.enum(lineFaults),
  value: z.string(),
  /** The other of two conflicting values. */
  other: z.string().default(''),
});
export type LineProblem = z.infer<typeof lineProblemSchema>;

/** An activity as read from the file; zone and work are mapped before it is used. */
export const readTaskSchema = z.object({
  line: z.int(),
  /** '' in tables, which have no ids. */
  sourceId: z.string(),
  /** In a table, the text of its cell. In a programme, ''. */
  zoneName: z.string(),
  /** In a table, the construction work. In a programme, the name of the nearest summary above. */
  constructionWork: z.string(),
  /** Names of the summary activities above, outermost first; empty in tables. */
  path: z.array(z.string()),
  name: z.string(),
  start: daySchema.nullable(),
  end: daySchema.nullable(),
});
export type ReadTask = z.infer<typeof readTaskSchema>;

/** The content of an uploaded programme. If there are problems, none of it is used (Q74). */
export const programmeFileSchema = z.object({
  format: z.enum(programmeFormats),
  fileName: z.string(),
  tasks: z.array(readTaskSchema).max(MAX_TASKS),
  problems: z.array(lineProblemSchema),
  notes: z.object({
    /** Milestones have no duration and make no noise. */
    milestones: z.int(),
    /** Summaries, level-of-effort and inactive activities. */
    leftOut: z.int(),
    blankLines: z.int(),
  }),
});
export type ProgrammeFile = z.infer<typeof programmeFileSchema>;

/** Why a whole file is rejected. */
export const programmeRefusals = [
  'UNKNOWN_FORMAT',
  'EMPTY',
  'NOT_READABLE',
  'FILE_TOO_LARGE',
  'ARCHIVE_TOO_LARGE',
  'ARCHIVE_UNSAFE',
  'ARCHIVE_ENCRYPTED',
  'ARCHIVE_BROKEN',
  'HAS_MACROS',
  'HAS_ENTITIES',
  'NO_HEADER',
  'NO_ROWS',
  'TOO_MANY_ROWS',
  'CELL_TOO_LONG',
  'NOT_TEXT',
  'SEVERAL_PROJECTS',
  'TOO_SLOW',
  'VIRUS',
  'NOT_CHECKED',
] as const;
export type ProgrammeRefusal = (typeof programmeRefusals)[number];
