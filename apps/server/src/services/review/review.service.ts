import type { CommentAnchor, NewComment, Review, ReviewComment } from '@quietsite/contracts';
import { canReadSubmissions, type ProjectAccess } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { notifyProject } from '../../repositories/calculation/run.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { findSubmission, listSubmissions } from '../../repositories/report/submission.repository.ts';
import {
  findApprovedOn,
  findSubmittedName,
  insertComment,
  listComments,
  listLineageAccess,
  resolveComment,
} from '../../repositories/review/review.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { AccessService } from '../projects/access.service.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly clock: Clock;
}

export type ReviewService = ReturnType<typeof createReviewService>;

/** The submissions of a project and its other versions, and the comments on them. */
export function createReviewService({ database, access, clock }: Dependencies) {
  return {
    async get(user: AuthenticatedUser, projectId: number): Promise<Review> {
      await access.require(user, projectId, 'readSubmissions');
      return readReview(database, user, projectId);
    },

    /** Open to everyone who may read the project: the reviewing authority and the responding team. */
    async comment(user: AuthenticatedUser, projectId: number, request: NewComment): Promise<ReviewComment> {
      return database.transaction().execute(async (transaction) => {
        const rights = await access.requireLocked(transaction, user, projectId, 'read');
        const { submissionId, anchor, text } = request;
        const submission = await findSubmission(transaction, submissionId);
        if (submission?.projectId !== projectId) throw new AppError('NOT_FOUND');
        const commentId = await insertComment(transaction, {
          ...{ projectId, submissionId, anchor, text, authorId: user.id, now: clock() },
          anchorName: await findAnchorName(transaction, submissionId, anchor),
          isByAuthority: !isInTeam(user, rights),
        });
        await notify(transaction, user, projectId, 'comment.add', commentId);
        return getComment(transaction, user, projectId, commentId);
      });
    },

    async resolve(
      user: AuthenticatedUser,
      projectId: number,
      commentId: number,
      isResolved: boolean,
    ): Promise<ReviewComment> {
      return database.transaction().execute(async (transaction) => {
        await access.requireLocked(transaction, user, projectId, 'read');
        const resolution = { projectId, commentId, userId: user.id, resolvedAt: isResolved ? clock() : null };
        if (!(await resolveComment(transaction, resolution))) throw new AppError('NOT_FOUND');
        await notify(transaction, user, projectId, isResolved ? 'comment.resolve' : 'comment.reopen', commentId);
        return getComment(transaction, user, projectId, commentId);
      });
    },
  };
}

/**
 * Of the other versions, includes only those that the user may read; the caller has checked this one. Comments are only
 * those on this version.
 */
export async function readReview(db: Executor, user: AuthenticatedUser, projectId: number): Promise<Review> {
  const versions = await listLineageAccess(db, projectId, user);
  const readable = versions.filter((version) => version.id === projectId || canReadSubmissions(user, version));
  return {
    submissions: await listSubmissions(
      db,
      readable.map(({ id }) => id),
    ),
    comments: await listComments(db, projectId, user.id),
    approvedOn: await findApprovedOn(db, projectId),
  };
}

const isInTeam = (user: AuthenticatedUser, { ownerUserId, memberRole }: ProjectAccess): boolean =>
  ownerUserId === user.id || memberRole !== null;

/** Finds the name of what a comment refers to. A receiver or a row must be part of the submission. */
async function findAnchorName(db: Executor, submissionId: number, anchor: CommentAnchor): Promise<string> {
  if (anchor.kind === 'plan') return '';
  if (anchor.kind === 'section') return anchor.section;
  const id = anchor.kind === 'receiver' ? anchor.pointId : anchor.rowId;
  const name = await findSubmittedName(db, submissionId, anchor.kind, id);
  if (name === undefined) throw new AppError('NOT_FOUND');
  return name;
}

async function notify(
  db: Executor,
  user: AuthenticatedUser,
  projectId: number,
  action: string,
  commentId: number,
): Promise<void> {
  await recordAudit(db, { userId: user.id, action, projectId, details: { commentId } });
  await notifyProject(db, { projectId, type: 'project', id: projectId });
}

async function getComment(
  db: Executor,
  user: AuthenticatedUser,
  projectId: number,
  commentId: number,
): Promise<ReviewComment> {
  const comment = (await listComments(db, projectId, user.id)).find(({ id }) => id === commentId);
  if (!comment) throw new AppError('NOT_FOUND');
  return comment;
}
