import { levelSummarySchema, listOf, nextStepSchema, stepStatusSchema } from '@quietsite/domain/schemas';
import { z } from 'zod';

/**
 * The progress of a project, in one shape for the open project (GET /api/projects/{projectId}/steps) and for a list of
 * projects (GET /api/projects/progress): the states of its seven steps, the next action, and its newest levels. Both
 * are read from the same facts, so they never differ (SHELL-78). The list has its own call, because the project list is
 * also requested where no steps are shown.
 */
export const projectProgressSchema = z.object({
  projectId: z.int(),
  steps: listOf(stepStatusSchema),
  /** Null while the project is submitted or approved. */
  next: nextStepSchema.nullable(),
  /** From the newest finished calculation, even if the project was changed since; null before the first. */
  levels: levelSummarySchema.nullable(),
  /** Whether a calculation is waiting or running. */
  isCalculating: z.boolean(),
});
export type ProjectProgress = z.infer<typeof projectProgressSchema>;

/** The number of projects that a page shows. */
const MAX_PROGRESS_IDS = 100;

/** 'ids=3,8,21'; the response omits projects that are not in the user's own list. */
export const progressQuerySchema = z.object({
  ids: z.string().regex(new RegExp(`^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${MAX_PROGRESS_IDS - 1}}$`)),
});
