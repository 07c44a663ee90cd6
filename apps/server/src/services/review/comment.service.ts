import type { CommentAnchor, CommentChange, NewComment, NewReply, Review, ReviewComment } from '@quietsite/contracts';
import type { ProjectAccess } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { notifyProject } from '../../repositories/calculation/run.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { findSubmission } from '../../repositories/report/submission.repository.ts';
import {
  findCommentByKey,
  findThread,
  insertComment,
  insertDraft,
  listComments,
  removeDraft,
  resolveComment,
  updateDraft,
  type WrittenComment,
} from '../../repositories/review/comment.repository.ts';
import { findSubmittedName } from '../../repositories/review/review.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import type { AccessService } from '../projects/access.service.ts';
import { isInTeam, readReview } from './read-review.ts';
import { sendOwnDrafts, writeCommentsMail } from './send-drafts.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly enqueue: Enqueue;
  readonly clock: Clock;
  readonly publicOrigin: string;
}

export type CommentService = ReturnType<typeof createCommentService>;

/** The authority's comments are drafts until sent; the team's are sent immediately. */
export function createCommentService({ database, access, enqueue, clock, publicOrigin }: Dependencies) {
  return {
    /** Open to everyone who may read the project: the reviewing authority and the team. */
    async comment(user: AuthenticatedUser, projectId: number, request: NewComment): Promise<ReviewComment> {
      return database.transaction().execute(async (transaction) => {
        const rights = await access.requireLocked(transaction, user, projectId, 'read');
        const { submissionId, anchor, text, key } = request;
        const submission = await findSubmission(transaction, submissionId);
        if (submission?.projectId !== projectId) throw new AppError('NOT_FOUND');
        const anchorName = await findAnchorName(transaction, submissionId, anchor);
        return add(transaction, user, rights, {
          ...{ projectId, submissionId, parentId: null, key, anchor, anchorName, text },
        });
      });
    },

    async reply(
      user: AuthenticatedUser,
      projectId: number,
      commentId: number,
      { text, key }: NewReply,
    ): Promise<ReviewComment> {
      return database.transaction().execute(async (transaction) => {
        const rights = await access.requireLocked(transaction, user, projectId, 'read');
        const { submissionId, anchor, anchorName } = await requireThread(transaction, projectId, commentId);
        return add(transaction, user, rights, {
          ...{ projectId, submissionId, parentId: commentId, key, anchor, anchorName, text },
        });
      });
    },

    /** Changes the text of an own draft, or resolves or reopens a thread. */
    async change(
      user: AuthenticatedUser,
      projectId: number,
      commentId: number,
      change: CommentChange,
    ): Promise<ReviewComment> {
      return database.transaction().execute(async (transaction) => {
        const action = 'text' in change ? 'readSubmissions' : 'read';
        const rights = await access.requireLocked(transaction, user, projectId, action);
        if ('text' in change) {
          const draft = { projectId, commentId, authorId: user.id };
          if (!(await updateDraft(transaction, draft, change.text))) throw new AppError('NOT_FOUND');
        } else await resolve(transaction, user, rights, { projectId, commentId, isResolved: change.isResolved });
        return getComment(transaction, user, rights, projectId, commentId);
      });
    },

    /**
     * Drafts can also be discarded while the project is returned and after it was deleted, although nothing can be sent
     * then. Does nothing if the draft no longer exists, so that a repeated request does not fail.
     */
    async discard(user: AuthenticatedUser, projectId: number, commentId: number): Promise<void> {
      await access.requireSubmissions(user, projectId);
      await removeDraft(database, { projectId, commentId, authorId: user.id });
    },

    /** Sends the user's own drafts without a decision, in one mail. Without drafts nothing happens. */
    async send(user: AuthenticatedUser, projectId: number): Promise<Review> {
      return database.transaction().execute(async (transaction) => {
        await access.requireLocked(transaction, user, projectId, 'read');
        const sent = await sendOwnDrafts(transaction, user, projectId, clock());
        if (sent.length > 0)
          await enqueue(transaction, await writeCommentsMail(transaction, projectId, sent, publicOrigin));
        return readReview(transaction, user, projectId);
      });
    },
  };

  async function add(
    db: Executor,
    user: AuthenticatedUser,
    rights: ProjectAccess,
    comment: Omit<WrittenComment, 'authorId' | 'now'>,
  ): Promise<ReviewComment> {
    const { projectId } = comment;
    const written = { ...comment, authorId: user.id, now: clock() };
    const earlier = await findCommentByKey(db, written);
    if (earlier !== undefined) return getComment(db, user, rights, projectId, earlier);
    const isDraft = !isInTeam(user, rights);
    const commentId = isDraft ? await insertDraft(db, written) : await insertComment(db, written);
    // The team reads the audit log and gets events, and must not notice drafts.
    if (!isDraft) await notify(db, user, projectId, 'comment.add', commentId);
    return getComment(db, user, rights, projectId, commentId);
  }

  async function resolve(
    db: Executor,
    user: AuthenticatedUser,
    rights: ProjectAccess,
    { projectId, commentId, isResolved }: { projectId: number; commentId: number; isResolved: boolean },
  ): Promise<void> {
    const { authorId } = await requireThread(db, projectId, commentId);
    if (authorId !== user.id && isInTeam(user, rights)) throw new AppError('FORBIDDEN');
    const resolution = { commentId, userId: user.id, resolvedAt: isResolved ? clock() : null };
    if (await resolveComment(db, resolution))
      await notify(db, user, projectId, isResolved ? 'comment.resolve' : 'comment.reopen', commentId);
  }
}

async function requireThread(db: Executor, projectId: number, commentId: number) {
  const thread = await findThread(db, projectId, commentId);
  if (!thread) throw new AppError('NOT_FOUND');
  return thread;
}

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
  rights: ProjectAccess,
  projectId: number,
  commentId: number,
): Promise<ReviewComment> {
  const reader = { userId: user.id, isAuthority: !isInTeam(user, rights) };
  const comment = (await listComments(db, projectId, reader)).find(({ id }) => id === commentId);
  if (!comment) throw new AppError('NOT_FOUND');
  return comment;
}
