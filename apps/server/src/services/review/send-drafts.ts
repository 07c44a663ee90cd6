import type { CommentAnchor, ReviewComment } from '@quietsite/contracts';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Executor } from '../../database/connection.ts';
import { notifyProject } from '../../repositories/calculation/run.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import {
  getPersonLanguage,
  getPersonName,
  getPlanProject,
} from '../../repositories/report/submission-source.repository.ts';
import { listComments, listTasksOfRows, sendDrafts } from '../../repositories/review/comment.repository.ts';
import { getNewestSubmission } from '../../repositories/review/decision.repository.ts';
import { commentsMail, linkToReview, type MailedComment } from '../report/submission-mails.ts';

/** Sends the user's drafts within the caller's transaction. Returns them in the order of their threads. */
export async function sendOwnDrafts(
  db: Executor,
  user: AuthenticatedUser,
  projectId: number,
  now: Date,
): Promise<ReviewComment[]> {
  const ids = new Set(await sendDrafts(db, { projectId, authorId: user.id, now }));
  if (ids.size === 0) return [];
  for (const commentId of ids)
    await recordAudit(db, { userId: user.id, action: 'comment.add', projectId, details: { commentId } });
  await notifyProject(db, { projectId, type: 'project', id: projectId });
  const comments = await listComments(db, projectId, { userId: user.id, isAuthority: true });
  return comments.filter(({ id }) => ids.has(id));
}

/** The email goes to the submitter, like the decision. */
export async function writeCommentsMail(
  db: Executor,
  projectId: number,
  sent: readonly ReviewComment[],
  publicOrigin: string,
) {
  const submission = await getNewestSubmission(db, projectId);
  const facts = await readMailFacts(db, projectId, submission);
  return commentsMail(facts, await toMailed(db, projectId, sent, publicOrigin), linkToReview(publicOrigin, projectId));
}

/** The recipient, and the plan. */
export async function readMailFacts(
  db: Executor,
  projectId: number,
  { email, submittedBy, number }: { email: string; submittedBy: number; number: number },
) {
  const { title, version } = await getPlanProject(db, projectId);
  const language = await getPersonLanguage(db, submittedBy);
  const name = await getPersonName(db, submittedBy, language);
  return { email, language, name, title, version, number };
}

/** Comments as listed in an email, each with a link to its place. */
export async function toMailed(
  db: Executor,
  projectId: number,
  comments: readonly ReviewComment[],
  publicOrigin: string,
): Promise<MailedComment[]> {
  const rowIds = comments.flatMap(({ anchor }) => (anchor.kind === 'row' ? [anchor.rowId] : []));
  const tasks = await listTasksOfRows(db, projectId, rowIds);
  return comments.map((comment) => {
    const { number, parentId, anchor, anchorName, text } = comment;
    const path = pathOf(comment, tasks);
    return {
      ...{ number, isReply: parentId !== null, anchor, anchorName, text },
      url: `${publicOrigin}${path}project=${projectId}`,
    };
  });
}

/** The address of the place up to the project in its query. The link of a removed row leads to the comment. */
function pathOf(
  { id, parentId, anchor }: { id: number; parentId: number | null; anchor: CommentAnchor },
  tasks: ReadonlyMap<number, number>,
): string {
  const comment = `comment=${parentId ?? id}&`;
  if (anchor.kind === 'section') return `/Report?section=${encodeURIComponent(anchor.section)}&`;
  if (anchor.kind === 'receiver') return `/Review?receiver=${anchor.pointId}&${comment}`;
  const taskId = anchor.kind === 'row' ? tasks.get(anchor.rowId) : undefined;
  if (anchor.kind === 'row' && taskId !== undefined) return `/Equipment?activity=${taskId}&row=${anchor.rowId}&`;
  return `/Review?${comment}`;
}
