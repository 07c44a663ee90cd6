import type { CommentAnchor, ReviewComment } from '@quietsite/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { personName } from '../accounts/person-name.ts';

export interface WrittenComment {
  readonly projectId: number;
  readonly submissionId: number;
  /** The thread that it replies to; null if it starts one. */
  readonly parentId: number | null;
  readonly key: string | undefined;
  readonly anchor: CommentAnchor;
  readonly anchorName: string;
  readonly text: string;
  readonly authorId: number;
  readonly now: Date;
}

const toRow = (comment: WrittenComment) => ({
  project_id: comment.projectId,
  submission_id: comment.submissionId,
  parent_id: comment.parentId,
  request_key: comment.key ?? null,
  anchor: JSON.stringify(comment.anchor),
  anchor_name: comment.anchorName,
  body: comment.text,
  author_id: comment.authorId,
  created_at: comment.now,
});

/** Everyone who may read the project reads it at once. */
export async function insertComment(db: Executor, comment: WrittenComment): Promise<number> {
  const values = { ...toRow(comment), is_by_authority: false };
  return (await db.insertInto('review_comments').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Only its author reads it until it is sent. Drafts are of the authority alone. */
export async function insertDraft(db: Executor, comment: WrittenComment): Promise<number> {
  return (await db.insertInto('review_drafts').values(toRow(comment)).returning('id').executeTakeFirstOrThrow()).id;
}

/** Finds the comment that an earlier attempt of the same request wrote, whether or not it has been sent since. */
export async function findCommentByKey(
  db: Executor,
  { projectId, authorId, key }: Pick<WrittenComment, 'projectId' | 'authorId' | 'key'>,
): Promise<number | undefined> {
  if (key === undefined) return undefined;
  const find = (table: 'review_comments' | 'review_drafts') =>
    db
      .selectFrom(table)
      .select('id')
      .where('project_id', '=', projectId)
      .where('author_id', '=', authorId)
      .where('request_key', '=', key)
      .executeTakeFirst();
  return (await find('review_comments'))?.id ?? (await find('review_drafts'))?.id;
}

/** The first comment of a sent thread; undefined if the project has no such thread. */
export async function findThread(db: Executor, projectId: number, commentId: number) {
  return db
    .selectFrom('review_comments')
    .select(['author_id as authorId', 'submission_id as submissionId', 'anchor', 'anchor_name as anchorName'])
    .where('project_id', '=', projectId)
    .where('id', '=', commentId)
    .where('parent_id', 'is', null)
    .executeTakeFirst();
}

interface CommentReader {
  readonly userId: number;
  /** Whether the reader is of the authority, who may resolve every thread. */
  readonly isAuthority: boolean;
}

type CommentRow = Omit<ReviewComment, 'createdAt' | 'resolvedAt' | 'isOwn' | 'canResolve'> & {
  readonly authorId: number;
  readonly createdAt: Date;
  readonly resolvedAt: Date | null;
};

/**
 * Lists sent comments and the reader's own drafts, thread by thread: numbered in the order of sending, each with its
 * replies.
 */
export async function listComments(
  db: Executor,
  projectId: number,
  { userId, isAuthority }: CommentReader,
): Promise<ReviewComment[]> {
  const { rows } = await sql<CommentRow>`
    with comment as (
      select id, submission_id, parent_id, anchor, anchor_name, body, author_id, is_by_authority, created_at,
        resolved_at, resolved_by, false as is_draft
      from review_comments where project_id = ${projectId}
      union all
      select id, submission_id, parent_id, anchor, anchor_name, body, author_id, true, created_at, null, null, true
      from review_drafts where project_id = ${projectId} and author_id = ${userId}
    ), thread as (
      select id, (row_number() over (order by is_draft, created_at, id))::integer as number
      from comment where parent_id is null
    )
    select comment.id, comment.parent_id as "parentId", thread.number, comment.is_draft as "isDraft",
      comment.submission_id as "submissionId", comment.anchor, comment.anchor_name as "anchorName",
      comment.body as text, comment.author_id as "authorId", ${personName('author')} as author,
      comment.is_by_authority as "isByAuthority", comment.created_at as "createdAt",
      comment.resolved_at as "resolvedAt",
      case when resolver.id is not null then ${personName('resolver')} end as "resolvedBy"
    from comment
    join thread on thread.id = coalesce(comment.parent_id, comment.id)
    join users author on author.id = comment.author_id
    left join users resolver on resolver.id = comment.resolved_by
    order by thread.number, comment.parent_id is not null, comment.is_draft, comment.created_at, comment.id`.execute(
    db,
  );
  return rows.map(({ authorId, createdAt, resolvedAt, ...row }) => ({
    ...row,
    isOwn: authorId === userId,
    createdAt: createdAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    canResolve: row.parentId === null && !row.isDraft && (isAuthority || authorId === userId),
  }));
}

interface Resolution {
  readonly commentId: number;
  readonly userId: number;
  /** Null if reopened. */
  readonly resolvedAt: Date | null;
}

/** A resolved thread keeps the user who resolved it first. */
export async function resolveComment(db: Executor, { commentId, userId, resolvedAt }: Resolution): Promise<boolean> {
  const result = await db
    .updateTable('review_comments')
    .set({ resolved_at: resolvedAt, resolved_by: resolvedAt && userId })
    .where('id', '=', commentId)
    .where('resolved_at', resolvedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

interface OwnDraft {
  readonly projectId: number;
  readonly commentId: number;
  readonly authorId: number;
}

/** Returns false if the author has no such draft. */
export async function updateDraft(db: Executor, draft: OwnDraft, text: string): Promise<boolean> {
  const result = await db
    .updateTable('review_drafts')
    .set({ body: text })
    .where('project_id', '=', draft.projectId)
    .where('id', '=', draft.commentId)
    .where('author_id', '=', draft.authorId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function removeDraft(db: Executor, draft: OwnDraft): Promise<void> {
  await db
    .deleteFrom('review_drafts')
    .where('project_id', '=', draft.projectId)
    .where('id', '=', draft.commentId)
    .where('author_id', '=', draft.authorId)
    .execute();
}

/** Sends all drafts of one author: they become comments under their ids. Returns the ids. */
export async function sendDrafts(
  db: Executor,
  { projectId, authorId, now }: { readonly projectId: number; readonly authorId: number; readonly now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with sent as (
      delete from review_drafts where project_id = ${projectId} and author_id = ${authorId} returning *
    )
    insert into review_comments (id, project_id, submission_id, parent_id, request_key, anchor, anchor_name, body,
      author_id, is_by_authority, created_at)
    overriding system value
    select id, project_id, submission_id, parent_id, request_key, anchor, anchor_name, body, author_id, true, ${now}
    from sent order by id
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The activities of commented rows of equipment that still exist, for links to them. */
export async function listTasksOfRows(db: Executor, projectId: number, rowIds: readonly number[]) {
  if (rowIds.length === 0) return new Map<number, number>();
  const rows = await db
    .selectFrom('equipment_rows')
    .select(['id', 'task_id as taskId'])
    .where('project_id', '=', projectId)
    .where('id', 'in', rowIds)
    .execute();
  return new Map(rows.map(({ id, taskId }) => [id, taskId]));
}
