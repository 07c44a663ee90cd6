import { levelSummarySchema, listOf, nextStepSchema, stepStatusSchema } from '@quietsite/domain/schemas';
import { z } from 'zod';

/**
 * How far a project is, in one shape for the open project (GET /api/projects/{projectId}/steps) and for a list of
 * projects (GET /api/projects/progress): the states of its seven steps, the next thing to do, and its newest levels.
 * Both are read from the same facts, so they never differ (SHELL-78). The list has its own call, because the list of
 * projects is also read where nobody looks at steps.
 */
export const projectProgressSchema = z.object({
  projectId: z.int(),
  steps: listOf(stepStatusSchema),
  /** Null while the project is submitted or approved. */
  next: nextStepSchema.nullable(),
  /** Of the newest finished calculation, also if the project was changed since; null before the first. */
  levels: levelSummarySchema.nullable(),
  /** A calculation is waiting or running. */
  isCalculating: z.boolean(),
});
export type ProjectProgress = z.infer<typeof projectProgressSchema>;

/** As many as a page of projects shows. */
const MAX_PROGRESS_IDS = 100;

/** 'ids=3,8,21'; projects that are not in the user's own list are left out of the response. */
export const progressQuerySchema = z.object({
  ids: z.string().regex(new RegExp(`^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${MAX_PROGRESS_IDS - 1}}$`)),
});
