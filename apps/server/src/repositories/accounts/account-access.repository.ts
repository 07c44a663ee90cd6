import { usernameKey } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';

interface Exceptions {
  /** The current session, which is not ended. */
  readonly sessionIdHash?: Buffer | null;
  /** The current browser stays known. */
  readonly deviceHash?: Buffer | null;
}

/** Ends all access that was opened with the old password; leases end with their sessions. */
export async function revokeAccess(db: Executor, userId: number, now: Date, except: Exceptions = {}): Promise<void> {
  const { sessionIdHash, deviceHash } = except;
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(Boolean(sessionIdHash), (query) => query.where('id_hash', '!=', sessionIdHash as Buffer))
    .execute();
  await db
    .updateTable('devices')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(Boolean(deviceHash), (query) => query.where('secret_hash', '!=', deviceHash as Buffer))
    .execute();
  await db.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute();
}

/** Projects whose lease ends with a person's sessions. */
export async function listProjectsHeldByUser(
  db: Executor,
  userId: number,
  exceptSession: Buffer | null,
): Promise<number[]> {
  const rows = await db
    .selectFrom('project_leases')
    .select('project_id as projectId')
    .where('user_id', '=', userId)
    .$if(exceptSession !== null, (query) => query.where('session_id_hash', '!=', exceptSession as Buffer))
    .execute();
  return rows.map(({ projectId }) => projectId);
}

export async function revokeTokens(db: Executor, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('access_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Clears the failed passwords and codes of every browser, which lifts the lock (U07, U08). */
export async function clearSignInFailures(db: Executor, username: string): Promise<void> {
  await db
    .deleteFrom('code_failures')
    .using('users')
    .whereRef('users.id', '=', 'code_failures.user_id')
    .where('users.username_key', '=', usernameKey(username))
    .execute();
  await db.deleteFrom('sign_in_failures').where('username_key', '=', usernameKey(username)).execute();
}
