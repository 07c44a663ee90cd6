import { z } from 'zod';
import { daySchema, listOf, type Shape } from '../value.schema.ts';
import { lineProblemSchema } from './line-problem.schema.ts';

/** An activity while it is edited. Ids below 0 are not stored yet (SCHED-20). */
export const scheduledTaskSchema = z.object({
  id: z.int(),
  zoneId: z.int(),
  /** '-' if it belongs to no construction work (SCHED-21). */
  constructionWork: z.string(),
  name: z.string(),
  /** Both days are included (Q76). A missing date is filled in on saving (SCHED-12). */
  start: daySchema.nullable(),
  end: daySchema.nullable(),
  /** The id in the planner's own file; '' if entered here. */
  sourceId: z.string(),
});
export type ScheduledTask = Shape<typeof scheduledTaskSchema>;

export const datedTaskSchema = scheduledTaskSchema.extend({ start: daySchema, end: daySchema });
export type DatedTask = Shape<typeof datedTaskSchema>;

/** An activity as read from the file; zone and work are mapped before it is used. */
export const fileTaskSchema = z.object({
  line: z.int(),
  /** '' in tables, which have no ids. */
  sourceId: z.string(),
  /** In a table, the text of its cell. In a programme, ''. */
  zoneName: z.string(),
  /** In a table, the construction work. In a programme, the name of the nearest summary above. */
  constructionWork: z.string(),
  /** Names of the summary activities above, outermost first; empty in tables. */
  path: listOf(z.string()),
  name: z.string(),
  start: daySchema.nullable(),
  end: daySchema.nullable(),
});
export type FileTask = Shape<typeof fileTaskSchema>;

/** Why a line of a file is rejected; each reason has its own text (SCHED-17 to SCHED-19). */
export const fileLineProblemSchema = lineProblemSchema([
  'BAD_DATE',
  'END_BEFORE_START',
  'ZONE_UNKNOWN',
  'ACTIVITY_MISSING',
  'TEXT_TOO_LONG',
]);
export type FileLineProblem = Shape<typeof fileLineProblemSchema>;
