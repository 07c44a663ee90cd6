import { REVIEW_CASE_STATES, REVIEW_CLOSINGS } from '@quietsite/domain';
import { daySchema, multiPolygonSchema, pointSchema, submissionLevelsSchema } from '@quietsite/domain/schemas';
import { z } from 'zod';

const officerSchema = z.object({ id: z.int(), name: z.string() });

/** A project that was ever submitted, as described by its newest submission. */
export const reviewCaseSchema = z.object({
  projectId: z.int(),
  submissionId: z.int(),
  /** 1 for the first submission of the project. */
  number: z.int(),
  title: z.string(),
  version: z.int().nullable(),
  company: z.string().nullable(),
  districts: z.array(z.string()),
  state: z.enum(REVIEW_CASE_STATES),
  /** Why a case is closed without being approved. */
  closedBy: z.enum(REVIEW_CLOSINGS).nullable(),
  submittedOn: daySchema,
  /** From the submission to the decision, or to today. */
  days: z.int(),
  decidedOn: daySchema.nullable(),
  decidedBy: z.string().nullable(),
  /** Null if nothing was calculated. */
  levels: submissionLevelsSchema.nullable(),
  /** Threads that are not resolved. */
  openComments: z.int(),
  /** Null also when the officer has left the district or was deactivated. */
  assignee: officerSchema.nullable(),
  /** Inside the site; null if the submission is older than this record and the team may have moved the site since. */
  position: pointSchema.nullable(),
  /** Simplified, for a map of many sites. */
  outline: multiPolygonSchema,
  assessmentArea: multiPolygonSchema,
});
export type ReviewCase = z.infer<typeof reviewCaseSchema>;

export const reviewDeskSchema = z.object({
  /** Null for all Hong Kong, or for an officer who has no district yet. */
  district: z.string().nullable(),
  today: daySchema,
  targetDays: z.int(),
  /** Those to whom the reader may assign a case of their district. */
  officers: z.array(officerSchema.extend({ district: z.string() })),
  /** The newest submission first. */
  cases: z.array(reviewCaseSchema),
});
export type ReviewDesk = z.infer<typeof reviewDeskSchema>;

/** Cases that need a decision of the reader's district. */
export const reviewDeskCountSchema = z.object({ needsDecision: z.int() });
export type ReviewDeskCount = z.infer<typeof reviewDeskCountSchema>;

export const assignmentSchema = z.object({
  /** Null: unassign. */
  officerId: z.int().positive().nullable(),
  /** Who was assigned as far as the sender knew; another one in the meantime is a conflict. */
  expectedOfficerId: z.int().positive().nullable(),
});
export type Assignment = z.infer<typeof assignmentSchema>;

export const assigneeSchema = z.object({ assignee: officerSchema.nullable() });
export type Assignee = z.infer<typeof assigneeSchema>;
