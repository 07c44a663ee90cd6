import { emailKey, type Language } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

/** The user's own account with the newest email address still awaiting confirmation. */
export async function getProfileRow(db: Executor, userId: number, now: Date) {
  return db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['username', 'first_name as firstName', 'last_name as lastName', 'companies.name as company'])
    .select(['users.email', 'phone', 'user_type as userType', 'district', 'revision'])
    .select((eb) =>
      eb
        .selectFrom('account_links')
        .select('account_links.email')
        .whereRef('account_links.user_id', '=', 'users.id')
        .where('kind', '=', 'email')
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('account_links.id', 'desc')
        .limit(1)
        .as('pendingEmail'),
    )
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function getPasswordHash(db: Executor, userId: number): Promise<string> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.password_hash;
}

/** Returns false if the row is no longer at that revision. */
export async function updateProfile(
  db: Executor,
  userId: number,
  change: { revision: number; firstName: string; lastName: string; phone: string; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({
      first_name: change.firstName,
      last_name: change.lastName,
      phone: change.phone,
      modified_at: change.now,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', userId)
    .where('revision', '=', change.revision)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function setEmail(db: Executor, userId: number, email: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ email, email_key: emailKey(email), modified_at: now, revision: sql<number>`revision + 1` })
    .where('id', '=', userId)
    .execute();
}

/** Sets the language of mails to the person. */
export async function setLanguage(db: Executor, userId: number, language: Language): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute();
}

export async function setPassword(db: Executor, userId: number, passwordHash: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, modified_at: now })
    .where('id', '=', userId)
    .execute();
}
