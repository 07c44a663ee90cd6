import { languages } from '@quietsite/domain';
import { bundleComparisonSchema, bundleFileSchema, daySchema, reportContactSchema } from '@quietsite/domain/schemas';
import { z } from 'zod';
import { idParameterSchema } from '../project/project.ts';

const text = z.string().trim().max(10_000);

/** The client creates the key once per submission, so that a repeated request has no further effect (U46). */
export const submitSchema = z.object({ key: z.uuid(), contact: reportContactSchema });
export type Submit = z.infer<typeof submitSchema>;

export const submissionStates = ['submitted', 'revealed', 'rejected'] as const;

export const submissionFileSchema = bundleFileSchema.extend({ id: z.int() });

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
  /** Why it was returned. */
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

/** A shorter reason would not explain what needs to change. */
export const MIN_REASON_LENGTH = 20;

/** Reveal or reject (APPROVE-04); a rejection includes a reason. */
export const decisionSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('reveal'), submissionId: z.int().positive() }),
  z.object({ decision: z.literal('reject'), submissionId: z.int().positive(), reason: text.min(MIN_REASON_LENGTH) }),
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

/** One entry of a thread: the comment that starts it, or a reply. */
export const reviewCommentSchema = z.object({
  id: z.int(),
  /** The comment that this one replies to; null for the first of a thread. */
  parentId: z.int().nullable(),
  /** Number of the thread in its project, in the order of sending; the reader's own drafts come last. */
  number: z.int(),
  /** Not sent yet, and shown only to its author. */
  isDraft: z.boolean(),
  submissionId: z.int(),
  anchor: commentAnchorSchema,
  /** Name of the receiver or equipment when the comment was written. */
  anchorName: z.string(),
  text: z.string(),
  author: z.string(),
  isOwn: z.boolean(),
  isByAuthority: z.boolean(),
  /** When it was sent or, for a draft, written. */
  createdAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
  resolvedBy: z.string().nullable(),
  /** Whether the reader may resolve and reopen the thread: its author and the authority may. */
  canResolve: z.boolean(),
});
export type ReviewComment = z.infer<typeof reviewCommentSchema>;

/** The client creates the key once per comment, so that a repeated request has no further effect. */
export const newReplySchema = z.object({ text: text.min(1), key: z.uuid().optional() });

export const newCommentSchema = newReplySchema.extend({
  submissionId: z.int().positive(),
  anchor: commentAnchorSchema,
});
export type NewComment = z.infer<typeof newCommentSchema>;
export type NewReply = z.infer<typeof newReplySchema>;
export const commentParametersSchema = idParameterSchema.extend({ commentId: z.coerce.number().int().positive() });
/** Resolves or reopens a thread, or edits the user's own draft. */
export const commentChangeSchema = z.union([z.object({ isResolved: z.boolean() }), z.object({ text: text.min(1) })]);
export type CommentChange = z.infer<typeof commentChangeSchema>;

/**
 * All submissions of the project's versions that the user may read, newest first, with the comments on this version's.
 */
export const reviewSchema = z.object({
  submissions: z.array(submissionSchema),
  comments: z.array(reviewCommentSchema),
  approvedOn: daySchema.nullable(),
});
export type Review = z.infer<typeof reviewSchema>;

export const comparisonSchema = bundleComparisonSchema.extend({ before: submissionSchema, after: submissionSchema });
export type SubmissionComparison = z.infer<typeof comparisonSchema>;
export const comparisonQuerySchema = z.object({
  with: z.coerce.number().int().positive(),
  /** Language of the lines. */
  language: z.enum(languages).default('en'),
});
