import type { Attachment } from '@quietsite/contracts';
import type { Executor } from '../../database/connection.ts';

export interface NewAttachment {
  readonly projectId: number;
  readonly fileName: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly fileKey: string;
  readonly uploadedBy: number;
  readonly now: Date;
}

const columns = [
  'id',
  'file_name as fileName',
  'media_type as mediaType',
  'size_bytes as sizeBytes',
  'sha256',
  'uploaded_at as uploadedAt',
] as const;

const toAttachment = (row: Omit<Attachment, 'uploadedAt'> & { uploadedAt: Date }): Attachment => ({
  ...row,
  uploadedAt: row.uploadedAt.toISOString(),
});

export async function insertAttachment(db: Executor, attachment: NewAttachment): Promise<Attachment> {
  const row = await db
    .insertInto('attachments')
    .values({
      project_id: attachment.projectId,
      file_name: attachment.fileName,
      media_type: attachment.mediaType,
      size_bytes: attachment.sizeBytes,
      sha256: attachment.sha256,
      file_key: attachment.fileKey,
      uploaded_by: attachment.uploadedBy,
      uploaded_at: attachment.now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toAttachment(row);
}

/** In the order of upload. */
export async function listAttachments(db: Executor, projectId: number): Promise<Attachment[]> {
  const rows = await db
    .selectFrom('attachments')
    .select(columns)
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute();
  return rows.map(toAttachment);
}

export async function countAttachments(db: Executor, projectId: number): Promise<number> {
  const { count } = await db
    .selectFrom('attachments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findAttachmentFile(db: Executor, projectId: number, attachmentId: number) {
  return db
    .selectFrom('attachments')
    .select(['file_name as fileName', 'media_type as mediaType', 'size_bytes as sizeBytes', 'file_key as fileKey'])
    .where('id', '=', attachmentId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
}

export async function deleteAttachment(db: Executor, projectId: number, attachmentId: number) {
  return db
    .deleteFrom('attachments')
    .where('id', '=', attachmentId)
    .where('project_id', '=', projectId)
    .returning(['file_name as fileName', 'file_key as fileKey'])
    .executeTakeFirst();
}
