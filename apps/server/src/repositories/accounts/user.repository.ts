import type { CurrentUser } from '@quietsite/contracts';
import { usernameKey } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';

export async function findSignInUser(db: Executor, username: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'language', 'password_hash as passwordHash', 'is_active as isActive'])
    .select('user_type as userType')
    .select((eb) => eb('email_confirmed_at', 'is not', null).$castTo<boolean>().as('isEmailConfirmed'))
    .select((eb) => eb('deactivated_at', 'is not', null).$castTo<boolean>().as('isDeactivated'))
    .where('username_key', '=', usernameKey(username))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Stores the same password hashed with newer settings; does nothing if the password was changed meanwhile. */
export async function renewPasswordHash(db: Executor, user: { id: number; passwordHash: string }, renewed: string) {
  await db
    .updateTable('users')
    .set({ password_hash: renewed })
    .where('id', '=', user.id)
    .where('password_hash', '=', user.passwordHash)
    .execute();
}

export async function getCurrentUser(db: Executor, userId: number): Promise<CurrentUser> {
  return db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'users.id',
      'username',
      'first_name as firstName',
      'last_name as lastName',
      'user_type as userType',
      'companies.name as company',
      'company_id as companyId',
      'district',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The mailbox of a user, and the language of mails to it. */
export async function getReceiver(db: Executor, userId: number) {
  return db.selectFrom('users').select(['email', 'language']).where('id', '=', userId).executeTakeFirstOrThrow();
}
