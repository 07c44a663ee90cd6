import { sql } from 'kysely';
import type { Database, Executor } from '../../database/connection.ts';

/** Runs the work in only one worker at a time. Returns false if another worker is running it. */
export async function withHousekeepingLock(
  database: Database,
  work: (db: Database) => Promise<void>,
): Promise<boolean> {
  return database.connection().execute(async (connection) => {
    const key = sql`hashtext('housekeeping')`;
    const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(${key}) as held`.execute(connection);
    if (!rows[0]?.held) return false;
    try {
      await work(connection);
      return true;
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}

/** Submissions stay on record with their project, even if it was rejected and then deleted (U27). */
export async function listProjectsDeletedBefore(db: Executor, moment: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('projects')
    .select('id')
    .where('deleted_at', '<', moment)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('submissions').select('id').whereRef('submissions.project_id', '=', 'projects.id'))),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

type WithFiles = 'documents' | 'attachments' | 'support_materials';
const WITH_FILES: readonly WithFiles[] = ['documents', 'attachments', 'support_materials'];

/** Lists every row of a project that has a file. */
export async function listRowsWithFiles(db: Executor, projectId: number) {
  const rows: { table: WithFiles; id: number }[] = [];
  for (const table of WITH_FILES) {
    const ids = await db.selectFrom(table).select('id').where('project_id', '=', projectId).orderBy('id').execute();
    rows.push(...ids.map(({ id }) => ({ table, id })));
  }
  return rows;
}

/** Returns the key of its file; a document that was never printed has none. */
export async function deleteRowWithFile(db: Executor, table: WithFiles, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ key: string | null }>`
    delete from ${sql.table(table)} where id = ${id} returning file_key as key`.execute(db);
  return rows[0]?.key ?? undefined;
}

/** Permanently deletes a project and everything that belongs to it. The audit log still records it. */
export async function purgeProject(db: Executor, projectId: number): Promise<void> {
  await db.deleteFrom('projects').where('id', '=', projectId).where('deleted_at', 'is not', null).execute();
}

export async function removeDeadSessions(db: Executor, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('absolute_expires_at', '<=', now)]))
    .execute();
  await db.deleteFrom('pending_sign_ins').where('expires_at', '<=', now).execute();
}

/** Removes links that were used or expired before the moment. */
export async function removeOldLinks(db: Executor, moment: Date): Promise<void> {
  await db
    .deleteFrom('account_links')
    .where((eb) => eb.or([eb('used_at', '<', moment), eb('expires_at', '<', moment)]))
    .execute();
}

/** Removes failures that no longer count, because the last one is old and no lock is active. */
export async function removeOldFailures(db: Executor, moment: Date, now: Date): Promise<void> {
  for (const table of ['sign_in_failures', 'code_failures'] as const)
    await db
      .deleteFrom(table)
      .where('last_failed_at', '<', moment)
      .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', now)]))
      .execute();
}

/** Removes browsers that have not signed in since the moment, because their cookie has expired. */
export async function removeOldDevices(db: Executor, moment: Date): Promise<void> {
  await db
    .deleteFrom('devices')
    .where((eb) => eb.or([eb('last_used_at', '<', moment), eb('revoked_at', '<', moment)]))
    .execute();
}
