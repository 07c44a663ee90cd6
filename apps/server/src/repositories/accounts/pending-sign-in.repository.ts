import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

interface NewCode {
  readonly idHash: Buffer;
  readonly codeHash: Buffer;
  readonly sentAt: Date;
  readonly codeExpiresAt: Date;
}

export async function insertPendingSignIn(
  db: Executor,
  pending: NewCode & { userId: number; deviceId: number; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('pending_sign_ins')
    .values({
      id_hash: pending.idHash,
      user_id: pending.userId,
      device_id: pending.deviceId,
      code_hash: pending.codeHash,
      sent_at: pending.sentAt,
      code_expires_at: pending.codeExpiresAt,
      expires_at: pending.expiresAt,
    })
    .execute();
}

/** Sign-ins of an account still waiting for their code, in one known browser or in all unknown ones. */
export async function countPendingSignIns(db: Executor, userId: number, deviceId: number, now: Date): Promise<number> {
  const row = await db
    .selectFrom('pending_sign_ins')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Finds the user of the sign-in, because the account must be locked before the row. */
export async function findPendingUserId(db: Executor, idHash: Buffer): Promise<number | undefined> {
  const row = await db
    .selectFrom('pending_sign_ins')
    .select('user_id as userId')
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return row?.userId;
}

/** Counts the try before the code is checked. The row stays locked, so that codes are tried one at a time. */
export async function countTry(db: Executor, idHash: Buffer, now: Date, maxTries: number) {
  return db
    .updateTable('pending_sign_ins')
    .from('users')
    .set({ tries: sql<number>`tries + 1` })
    .whereRef('users.id', '=', 'pending_sign_ins.user_id')
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .where('tries', '<', maxTries)
    .where('users.is_active', '=', true)
    .where('users.deleted_at', 'is', null)
    .returning(['user_id as userId', 'users.username_key as usernameKey', 'code_hash as codeHash'])
    .returning(['users.username', 'users.email', 'users.language'])
    .returning(['code_expires_at as codeExpiresAt', 'tries'])
    .executeTakeFirst();
}

export async function findPendingSignIn(db: Executor, idHash: Buffer, now: Date) {
  return db
    .selectFrom('pending_sign_ins')
    .innerJoin('users', 'users.id', 'pending_sign_ins.user_id')
    .select(['sent_at as sentAt', 'sends', 'users.email', 'users.language'])
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .where('users.is_active', '=', true)
    .where('users.deleted_at', 'is', null)
    .forUpdate('pending_sign_ins')
    .executeTakeFirst();
}

/** Makes the earlier code invalid. The number of tries stays. */
export async function replaceCode(db: Executor, code: NewCode): Promise<void> {
  await db
    .updateTable('pending_sign_ins')
    .set({
      code_hash: code.codeHash,
      sent_at: code.sentAt,
      code_expires_at: code.codeExpiresAt,
      sends: sql<number>`sends + 1`,
    })
    .where('id_hash', '=', code.idHash)
    .execute();
}

export async function removePendingSignIn(db: Executor, idHash: Buffer): Promise<void> {
  await db.deleteFrom('pending_sign_ins').where('id_hash', '=', idHash).execute();
}
