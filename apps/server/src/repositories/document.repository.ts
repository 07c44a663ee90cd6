import type { ProjectDocument } from '@quietsite/contracts';
import type { Executor } from '../database/connection.ts';

const columns = [
  'id',
  'project_id as projectId',
  'run_id as runId',
  'kind',
  'status',
  'error_code as errorCode',
  'size_bytes as sizeBytes',
  'created_at as createdAt',
] as const;

const toDocument = (row: Omit<ProjectDocument, 'createdAt'> & { createdAt: Date }): ProjectDocument => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

export async function insertDocument(
  db: Executor,
  document: { projectId: number; runId: number; kind: ProjectDocument['kind']; requestedBy: number },
): Promise<ProjectDocument> {
  const row = await db
    .insertInto('documents')
    .values({
      project_id: document.projectId,
      run_id: document.runId,
      kind: document.kind,
      requested_by: document.requestedBy,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toDocument(row);
}

export async function findDocument(db: Executor, documentId: number): Promise<ProjectDocument | undefined> {
  const row = await db.selectFrom('documents').select(columns).where('id', '=', documentId).executeTakeFirst();
  return row && toDocument(row);
}

export async function findDocumentFile(db: Executor, documentId: number) {
  return db
    .selectFrom('documents')
    .select(['file_key as fileKey', 'size_bytes as sizeBytes'])
    .where('id', '=', documentId)
    .where('status', '=', 'done')
    .executeTakeFirst();
}

/** Undefined when it is already made or has failed: a repeated job then has nothing to do. */
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
  | { readonly status: 'done'; readonly fileKey: string; readonly sha256: string; readonly sizeBytes: number }
  | { readonly status: 'failed'; readonly errorCode: string };

export async function finishDocument(db: Executor, documentId: number, state: FinalState, now: Date): Promise<void> {
  await db
    .updateTable('documents')
    .set({
      status: state.status,
      finished_at: now,
      ...(state.status === 'done'
        ? { file_key: state.fileKey, sha256: state.sha256, size_bytes: state.sizeBytes }
        : { error_code: state.errorCode }),
    })
    .where('id', '=', documentId)
    .where('status', 'in', ['queued', 'running'])
    .execute();
}
