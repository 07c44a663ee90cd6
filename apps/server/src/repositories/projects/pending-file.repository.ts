import type { Executor } from '../../database/connection.ts';

export async function recordPendingFile(db: Executor, fileKey: string, now: Date): Promise<void> {
  await db.insertInto('pending_files').values({ file_key: fileKey, noted_at: now }).execute();
}

export async function listPendingBefore(db: Executor, moment: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('pending_files')
    .select('file_key')
    .where('noted_at', '<', moment)
    .orderBy('noted_at')
    .execute();
  return rows.map((row) => row.file_key);
}

export async function removePendingFile(db: Executor, fileKey: string): Promise<void> {
  await db.deleteFrom('pending_files').where('file_key', '=', fileKey).execute();
}
