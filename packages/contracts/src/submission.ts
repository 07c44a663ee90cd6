import { languages } from '@quietsite/domain';
import { z } from 'zod';
import { verdictSchema } from './calculation.ts';
import { daySchema, idParameterSchema } from './project.ts';
import { reportContactSchema } from './report.ts';

const text = z.string().trim().max(10_000);

/** The client creates the key once per submission, so that a repeated request has no further effect (U46). */
export const submitSchema = z.object({ key: z.uuid(), contact: reportContactSchema });
export type Submit = z.infer<typeof submitSchema>;

export const submissionStates = ['submitted', 'revealed', 'rejected'] as const;

export const submissionFileSchema = z.object({
  id: z.int(),
  /** Report.pdf, Appendix A.pdf to D, Inputs.json, Receipt.pdf, or the name of an attachment or supporting file. */
  name: z.string(),
  kind: z.enum(['document', 'inputs', 'attachment', 'material', 'receipt']),
  mediaType: z.string(),
  sizeBytes: z.int(),
  sha256: z.string(),
});

export const submissionSchema = z.object({
  id: z.int(),
  projectId: z.int(),
  projectTitle: z.string(),
  projectVersion: z.int().nullable(),
  /** 1 for the first of a project, 2 for the next. */
  number: z.int(),
  runId: z.int(),
  engineVersion: z.string(),
  inputHash: z.string(),
  state: z.enum(submissionStates),
  submittedBy: z.string(),
  email: z.string(),
  roleInProject: z.string(),
  submittedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
  /** Why it was rejected. */
  reason: z.string(),
  /** SHA-256 over the list of files with their hashes. */
  bundleHash: z.string(),
  files: z.array(submissionFileSchema),
});
export type Submission = z.infer<typeof submissionSchema>;
export type SubmissionFile = z.infer<typeof submissionFileSchema>;

export const submissionParametersSchema = z.object({ submissionId: z.coerce.number().int().positive() });
export const submissionFileParametersSchema = submissionParametersSchema.extend({
  fileId: z.coerce.number().int().positive(),
});

/** Reveal or reject (APPROVE-04); a rejection includes a reason. */
export const decisionSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('reveal'), submissionId: z.int().positive() }),
  z.object({ decision: z.literal('reject'), submissionId: z.int().positive(), reason: text.min(1) }),
]);
export type Decision = z.infer<typeof decisionSchema>;

/** What a comment refers to: a receiver, a row of equipment, a section of the report, or the whole plan. */
export const commentAnchorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan') }),
  z.object({ kind: z.literal('receiver'), pointId: z.int().positive() }),
  z.object({ kind: z.literal('row'), rowId: z.int().positive() }),
  z.object({ kind: z.literal('section'), section: z.string().trim().min(1).max(60) }),
]);
export type CommentAnchor = z.infer<typeof commentAnchorSchema>;

export const reviewCommentSchema = z.object({
  id: z.int(),
  submissionId: z.int(),
  anchor: commentAnchorSchema,
  /** Name of the receiver or equipment when the comment was written. */
  anchorName: z.string(),
  text: z.string(),
  author: z.string(),
  isOwn: z.boolean(),
  isByAuthority: z.boolean(),
  createdAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
});
export type ReviewComment = z.infer<typeof reviewCommentSchema>;

export const newCommentSchema = z.object({
  submissionId: z.int().positive(),
  anchor: commentAnchorSchema,
  text: text.min(1),
});
export type NewComment = z.infer<typeof newCommentSchema>;
export const commentParametersSchema = idParameterSchema.extend({ commentId: z.coerce.number().int().positive() });
export const commentChangeSchema = z.object({ isResolved: z.boolean() });

/**
 * All submissions of the project's versions that the user may read, newest first, with the comments on this version's.
 */
export const reviewSchema = z.object({
  submissions: z.array(submissionSchema),
  comments: z.array(reviewCommentSchema),
  approvedOn: daySchema.nullable(),
});
export type Review = z.infer<typeof reviewSchema>;

/** One difference between two submitted bundles; null if the value is absent. */
const changeSchema = z.object({ what: z.string(), before: z.string().nullable(), after: z.string().nullable() });
const comparedLevelsSchema = z.object({
  criterion: z.number(),
  unmitigated: z.number().nullable(),
  mitigated: z.number().nullable(),
  /** For the mitigated level; null if the receiver is left out or an older submission has no verdict. */
  verdict: verdictSchema.nullable(),
  /** Some work is in the evening or at night, which the verdict does not cover (Q148). */
  isRestrictedUnassessed: z.boolean(),
});

const comparedCountsSchema = z.object({
  ...{ satisfies: z.int(), borderline: z.int(), exceeds: z.int(), leftOut: z.int(), untold: z.int() },
  isRestrictedUnassessed: z.boolean(),
});

export const comparisonSchema = z.object({
  before: submissionSchema,
  after: submissionSchema,
  project: z.array(changeSchema),
  zones: z.array(changeSchema),
  activities: z.array(changeSchema),
  equipment: z.array(changeSchema),
  /** Text and attachments of the users. */
  report: z.array(changeSchema),
  files: z.array(changeSchema),
  receivers: z.array(
    z.object({
      name: z.string(),
      buildingName: z.string(),
      before: comparedLevelsSchema.nullable(),
      after: comparedLevelsSchema.nullable(),
    }),
  ),
  /**
   * Of the receivers of each submission, after mitigation. Together with those without a verdict they add up to the
   * total (Q145).
   */
  counts: z.object({ before: comparedCountsSchema, after: comparedCountsSchema }),
});
export type SubmissionComparison = z.infer<typeof comparisonSchema>;
export const comparisonQuerySchema = z.object({
  with: z.coerce.number().int().positive(),
  /** Language of the lines. */
  language: z.enum(languages).default('en'),
});
