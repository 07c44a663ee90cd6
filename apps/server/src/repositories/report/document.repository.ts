import type { ProjectDocument } from '@quietsite/contracts';
import type { Language } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

const languageOfReport = sql<Language>`coalesce(report_drafts.input -> 'general' ->> 'language', 'en')`;

/** Whether a document is up to date: same run and language, nothing saved since, and for a report the same text. */
export const isCurrentDocument = sql<boolean>`(
  select is_calculated and projects.revision = documents.project_revision
    and not exists (
      select from calculation_runs later
      where later.project_id = projects.id and later.status = 'done' and later.id > documents.run_id)
    and (documents.draft_revision is null or documents.draft_revision = coalesce(report_drafts.revision, 0))
    and documents.language = ${languageOfReport}
  from projects left join report_drafts on report_drafts.project_id = projects.id
  where projects.id = documents.project_id)`;

const columns = [
  'id',
  'project_id as projectId',
  'run_id as runId',
  'kind',
  'status',
  'progress',
  'error_code as errorCode',
  'size_bytes as sizeBytes',
  'page_count as pageCount',
  'draft_revision as draftRevision',
  'created_at as createdAt',
  isCurrentDocument.as('isCurrent'),
] as const;

const toDocument = (row: Omit<ProjectDocument, 'createdAt'> & { createdAt: Date }): ProjectDocument => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

export interface NewDocument {
  readonly projectId: number;
  readonly runId: number;
  readonly kind: ProjectDocument['kind'];
  readonly requestedBy: number;
}

/**
 * Records the sources of the printed document: the project's revision, the language, and for a report the revision of
 * its text.
 */
export async function insertDocument(db: Executor, document: NewDocument): Promise<ProjectDocument> {
  const row = await db
    .insertInto('documents')
    .values({
      project_id: document.projectId,
      run_id: document.runId,
      kind: document.kind,
      requested_by: document.requestedBy,
      project_revision: sql`(select revision from projects where id = ${document.projectId})`,
      draft_revision:
        document.kind === 'report'
          ? sql`coalesce((select revision from report_drafts where project_id = ${document.projectId}), 0)`
          : null,
      language: sql`coalesce((select ${languageOfReport} from report_drafts where project_id = ${document.projectId}), 'en')`,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toDocument(row);
}

/** Serialises requests for the same document until their transactions end. */
export async function lockDocumentKind(db: Executor, projectId: number, kind: ProjectDocument['kind']): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`print ${kind}`}), ${projectId}::integer)`.execute(db);
}

/** Finds an up-to-date document, printed or still waiting. Ignores one that has waited since before the moment. */
export async function findCurrentDocument(
  db: Executor,
  projectId: number,
  kind: ProjectDocument['kind'],
  moment: Date,
): Promise<ProjectDocument | undefined> {
  const row = await db
    .selectFrom('documents')
    .select(columns)
    .where('project_id', '=', projectId)
    .where('kind', '=', kind)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'done'),
        eb.and([eb('status', 'in', ['queued', 'running']), eb('created_at', '>', moment)]),
      ]),
    )
    .where(isCurrentDocument)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toDocument(row);
}

/** Lists the newest document of each kind. */
export async function listNewestDocuments(db: Executor, projectId: number): Promise<ProjectDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .distinctOn('kind')
    .select(columns)
    .where('project_id', '=', projectId)
    .orderBy('kind')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toDocument);
}

export async function setDocumentProgress(db: Executor, documentId: number, progress: number): Promise<void> {
  await db
    .updateTable('documents')
    .set({ progress })
    .where('id', '=', documentId)
    .where('status', '=', 'running')
    .execute();
}

export async function findDocument(db: Executor, documentId: number): Promise<ProjectDocument | undefined> {
  const row = await db.selectFrom('documents').select(columns).where('id', '=', documentId).executeTakeFirst();
  return row && toDocument(row);
}

/** Returns the language in which the document was requested. */
export async function getDocumentLanguage(db: Executor, documentId: number): Promise<Language> {
  const row = await db
    .selectFrom('documents')
    .select('language')
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  return row.language;
}

export async function findDocumentFile(db: Executor, documentId: number) {
  return db
    .selectFrom('documents')
    .select(['file_key as fileKey', 'size_bytes as sizeBytes'])
    .where('id', '=', documentId)
    .where('status', '=', 'done')
    .executeTakeFirst();
}

/** Returns undefined if the document is already done or has failed, so that a repeated job does nothing. */
export async function beginDocument(db: Executor, documentId: number) {
  const row = await db
    .updateTable('documents')
    .set({ status: 'running' })
    .where('id', '=', documentId)
    .where('status', 'in', ['queued', 'running'])
    .returning(columns)
    .executeTakeFirst();
  return row && toDocument(row);
}

type FinalState =
  | {
      readonly status: 'done';
      readonly fileKey: string;
      readonly sha256: string;
      readonly sizeBytes: number;
      readonly pageCount: number | null;
    }
  | { readonly status: 'failed'; readonly errorCode: string };

export async function finishDocument(db: Executor, documentId: number, state: FinalState, now: Date): Promise<void> {
  await db
    .updateTable('documents')
    .set({
      status: state.status,
      finished_at: now,
      ...(state.status === 'done'
        ? {
            ...{ file_key: state.fileKey, sha256: state.sha256, size_bytes: state.sizeBytes },
            ...{ page_count: state.pageCount, progress: 1 },
          }
        : { error_code: state.errorCode }),
    })
    .where('id', '=', documentId)
    .where('status', 'in', ['queued', 'running'])
    .execute();
}

/** Lists documents that no longer have a job. The same can happen to runs: see listLostRuns. */
export async function listLostDocuments(db: Executor): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from documents document
    where status in ('queued', 'running') and not exists (
      select from pgboss.job
      where name in ('print', 'print-given-up', 'print-large', 'print-large-given-up')
        and state in ('created', 'retry', 'active') and (data ->> 'documentId')::integer = document.id)
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether a project is small enough to print in seconds, by its equipment rows and reported points. */
export async function isSmallProject(db: Executor, projectId: number): Promise<boolean> {
  const { rows } = await sql<{ isSmall: boolean }>`
    select (select count(*) from equipment_rows where project_id = ${projectId}) <= 1000
      and (select count(*) from receiver_points where project_id = ${projectId} and is_selected) <= 20 as "isSmall"
  `.execute(db);
  return rows[0]?.isSmall ?? true;
}
