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
  /** From the submission to the decision, or until today. */
  days: z.int(),
  decidedOn: daySchema.nullable(),
  decidedBy: z.string().nullable(),
  /** Null if nothing was calculated. */
  levels: submissionLevelsSchema.nullable(),
  /** The number of unresolved threads. */
  openComments: z.int(),
  /** Null also if the officer has left the district or was deactivated. */
  assignee: officerSchema.nullable(),
  /**
   * A point inside the site; null if the submission is older than this record and the team may have moved the site
   * since.
   */
  position: pointSchema.nullable(),
  /** Simplified, because a map shows many sites. */
  outline: multiPolygonSchema,
  assessmentArea: multiPolygonSchema,
});
export type ReviewCase = z.infer<typeof reviewCaseSchema>;

export const reviewDeskSchema = z.object({
  /** Null: all of Hong Kong, or an officer without a district. */
  district: z.string().nullable(),
  today: daySchema,
  targetDays: z.int(),
  /** The officers to whom the reader may assign a case of their district. */
  officers: z.array(officerSchema.extend({ district: z.string() })),
  /** Newest submission first. */
  cases: z.array(reviewCaseSchema),
});
export type ReviewDesk = z.infer<typeof reviewDeskSchema>;

/** The number of cases of the reader's district that need a decision. */
export const reviewDeskCountSchema = z.object({ needsDecision: z.int() });
export type ReviewDeskCount = z.infer<typeof reviewDeskCountSchema>;

export const assignmentSchema = z.object({
  /** Null: unassign. */
  officerId: z.int().positive().nullable(),
  /** The assigned officer as known to the sender; a different one is a conflict. */
  expectedOfficerId: z.int().positive().nullable(),
});
export type Assignment = z.infer<typeof assignmentSchema>;

export const assigneeSchema = z.object({ assignee: officerSchema.nullable() });
export type Assignee = z.infer<typeof assigneeSchema>;
