import { MAX_SOURCE_ID_LENGTH, MAX_TASK_NAME_LENGTH, MAX_TASKS, MAX_WORK_NAME_LENGTH } from '@quietsite/domain';
import { fileLineProblemSchema, fileTaskSchema, listOf, scheduledTaskSchema } from '@quietsite/domain/schemas';
import { z } from 'zod';
import { projectSchema } from '../project/project.ts';
import { isStorable } from '../storable.ts';
import { programmeSchema } from './programme.ts';

const textSchema = (maxLength: number) => z.string().trim().max(maxLength).refine(isStorable, 'not a text');

/** A missing date is filled from the other one, or with today (SCHED-12). */
const drawnTaskSchema = scheduledTaskSchema.extend({
  /** Null if not stored yet. A stored activity keeps its equipment whatever else changes (SCHED-20). */
  id: z.int().positive().nullable(),
  zoneId: z.int().positive(),
  constructionWork: textSchema(MAX_WORK_NAME_LENGTH),
  name: textSchema(MAX_TASK_NAME_LENGTH).min(1),
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

/** The content of an uploaded programme. If there are problems, none of it is used (Q74). */
export const programmeFileSchema = z.object({
  format: z.enum(programmeFormats),
  fileName: z.string(),
  tasks: listOf(fileTaskSchema, { max: MAX_TASKS }),
  problems: listOf(fileLineProblemSchema),
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
