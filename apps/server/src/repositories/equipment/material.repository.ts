import type { SupportMaterial } from '@quietsite/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

export interface NewMaterial {
  readonly projectId: number;
  readonly fileName: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly fileKey: string;
  readonly uploadedBy: number;
  readonly now: Date;
}

/** Inserts a file that belongs to no row until the equipment is saved. */
export async function insertMaterial(db: Executor, material: NewMaterial): Promise<SupportMaterial> {
  const { id } = await db
    .insertInto('support_materials')
    .values({
      project_id: material.projectId,
      equipment_row_id: null,
      file_name: material.fileName,
      media_type: material.mediaType,
      size_bytes: material.sizeBytes,
      sha256: material.sha256,
      file_key: material.fileKey,
      uploaded_by: material.uploadedBy,
      uploaded_at: material.now,
      unlinked_at: material.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { fileName, mediaType, sizeBytes, now } = material;
  return { id, fileName, mediaType, sizeBytes, uploadedAt: now.toISOString() };
}

export async function countMaterials(db: Executor, projectId: number): Promise<number> {
  const { count } = await db
    .selectFrom('support_materials')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findMaterialFile(db: Executor, projectId: number, materialId: number) {
  return db
    .selectFrom('support_materials')
    .select(['file_name as fileName', 'media_type as mediaType', 'size_bytes as sizeBytes', 'file_key as fileKey'])
    .where('id', '=', materialId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
}

export async function deleteMaterial(db: Executor, projectId: number, materialId: number) {
  return db
    .deleteFrom('support_materials')
    .where('id', '=', materialId)
    .where('project_id', '=', projectId)
    .returning(['file_name as fileName', 'file_key as fileKey'])
    .executeTakeFirst();
}

/**
 * Whether any row refers to the file: copies of a project share files, and submissions keep theirs permanently. Must be
 * called in the transaction that deletes a row. The lock serialises transactions that delete the last two rows.
 */
export async function isFileUsed(db: Executor, fileKey: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${fileKey}, 0))`.execute(db);
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from support_materials where file_key = ${fileKey})
      or exists (select from attachments where file_key = ${fileKey})
      or exists (select from documents where file_key = ${fileKey})
      or exists (select from submission_files where file_key = ${fileKey}) as used`.execute(db);
  return rows[0]?.used === true;
}

/** Records when a file is first found without a row, because deleting a row does not set a time. */
export async function markUnlinked(db: Executor, now: Date): Promise<void> {
  await db
    .updateTable('support_materials')
    .set({ unlinked_at: now })
    .where('equipment_row_id', 'is', null)
    .where('unlinked_at', 'is', null)
    .execute();
}

/** A scenario that is not in use may need the file again. */
const isKeptByScenario = sql<boolean>`exists (
  select from mitigation_scenarios scenario
  where scenario.project_id = support_materials.project_id and scenario.kept_rows @>
    jsonb_build_array(jsonb_build_object('materialIds', jsonb_build_array(support_materials.id))))`;

export async function listMaterialsUnlinkedBefore(db: Executor, moment: Date): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('support_materials')
    .select('id')
    .where('equipment_row_id', 'is', null)
    .where('unlinked_at', '<', moment)
    .where(({ not }) => not(isKeptByScenario))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the key of its file, unless a row has linked it meanwhile. */
export async function deleteUnlinked(db: Executor, materialId: number, moment: Date): Promise<string | undefined> {
  const row = await db
    .deleteFrom('support_materials')
    .where('id', '=', materialId)
    .where('equipment_row_id', 'is', null)
    .where('unlinked_at', '<', moment)
    .where(({ not }) => not(isKeptByScenario))
    .returning('file_key as fileKey')
    .executeTakeFirst();
  return row?.fileKey;
}
