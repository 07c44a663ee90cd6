import { sql } from 'kysely';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { compileOnce } from '../../database/compile-once.ts';
import type { Executor } from '../../database/connection.ts';

export async function insertSession(
  db: Executor,
  session: { idHash: Buffer; userId: number; expiresAt: Date; absoluteExpiresAt: Date },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id_hash: session.idHash,
      user_id: session.userId,
      expires_at: session.expiresAt,
      absolute_expires_at: session.absoluteExpiresAt,
    })
    .execute();
}

export interface StoredSession extends AuthenticatedUser {
  readonly expiresAt: Date;
}

export async function findSession(db: Executor, idHash: Buffer, now: Date): Promise<StoredSession | undefined> {
  return (await selectSession(db, { idHash, now }))[0];
}

const selectSession = compileOnce((db, { idHash, now }: { idHash: Buffer; now: Date }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      'user_type as userType',
      'district',
      'company_id as companyId',
      'sessions.id_hash as sessionIdHash',
      'sessions.expires_at as expiresAt',
    ])
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .where('absolute_expires_at', '>', now)
    .where('users.is_active', '=', true)
    .where('users.deleted_at', 'is', null),
);

/** Extends the session, but never beyond its absolute end (U17). Returns undefined if it has already ended. */
export async function extendSession(db: Executor, idHash: Buffer, expiresAt: Date): Promise<Date | undefined> {
  const row = await db
    .updateTable('sessions')
    .set({ expires_at: sql<Date>`least(${expiresAt}, absolute_expires_at)` })
    .where('id_hash', '=', idHash)
    .returning('expires_at')
    .executeTakeFirst();
  return row?.expires_at;
}

export async function removeSession(db: Executor, idHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
}

export async function removeExpiredSessions(db: Executor, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('absolute_expires_at', '<=', now)]))
    .execute();
}

/** Projects whose lease ends with the session. */
export async function listProjectsHeldBySession(db: Executor, idHash: Buffer): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('project_leases')
    .select('project_id as projectId')
    .where('session_id_hash', '=', idHash)
    .execute();
  return rows.map(({ projectId }) => projectId);
}
