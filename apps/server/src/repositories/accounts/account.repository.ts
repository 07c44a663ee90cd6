import { emailKey, type Language, type UserType, usernameKey } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';

export interface StoredAccount {
  readonly id: number;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** Null if never chosen. */
  readonly language: Language | null;
  readonly userType: UserType;
  readonly companyId: number | null;
  readonly company: string | null;
  readonly isActive: boolean;
  readonly isDeleted: boolean;
  /** Whether the link that was mailed to the address was opened. */
  readonly isEmailConfirmed: boolean;
  /** Closed by an administrator for the time being; not active then. */
  readonly isDeactivated: boolean;
}

const selectAccounts = (db: Executor) =>
  db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.id', 'username', 'first_name as firstName', 'last_name as lastName', 'email', 'phone', 'language'])
    .select(['user_type as userType', 'company_id as companyId', 'companies.name as company'])
    .select(['users.is_active as isActive'])
    .select((eb) => eb('users.deleted_at', 'is not', null).$castTo<boolean>().as('isDeleted'))
    .select((eb) => eb('email_confirmed_at', 'is not', null).$castTo<boolean>().as('isEmailConfirmed'))
    .select((eb) => eb('deactivated_at', 'is not', null).$castTo<boolean>().as('isDeactivated'));

export async function findAccount(db: Executor, userId: number): Promise<StoredAccount | undefined> {
  return selectAccounts(db).where('users.id', '=', userId).executeTakeFirst();
}

/** Locks the account, so that no other request can decide about it until the transaction ends. */
export async function lockAccount(db: Executor, userId: number): Promise<StoredAccount | undefined> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return findAccount(db, userId);
}

export async function findAccountByUsername(db: Executor, username: string): Promise<StoredAccount | undefined> {
  return selectAccounts(db)
    .where('username_key', '=', usernameKey(username))
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The people asked about a registration: the company's Admins, or the platform administrators. */
export async function listApprovers(db: Executor, companyId: number | null): Promise<StoredAccount[]> {
  return selectAccounts(db)
    .where('users.is_active', '=', true)
    .where('users.deleted_at', 'is', null)
    .where((eb) =>
      companyId === null
        ? eb('user_type', '=', 'admin')
        : eb.and([eb('user_type', '=', 'Contractor Admin'), eb('company_id', '=', companyId)]),
    )
    .orderBy('users.id')
    .execute();
}

export async function isUsernameTaken(db: Executor, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst();
  return row !== undefined;
}

export async function isEmailTaken(db: Executor, email: string, exceptUserId = 0): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .where('id', '!=', exceptUserId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewAccount {
  readonly username: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly language: Language | null;
  /** Null for the authority. */
  readonly companyId: number | null;
  readonly userType: 'admin' | 'Contractor Admin' | 'Contractor Member';
  readonly isActive: boolean;
  /** False if a link is mailed to the address first. */
  readonly isEmailConfirmed: boolean;
  readonly now: Date;
}

export async function insertAccount(db: Executor, account: NewAccount): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      username: account.username.normalize('NFKC'),
      username_key: usernameKey(account.username),
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      email: account.email,
      email_key: emailKey(account.email),
      phone: account.phone,
      language: account.language,
      company_id: account.companyId,
      user_type: account.userType,
      is_active: account.isActive,
      email_confirmed_at: account.isEmailConfirmed ? account.now : null,
      created_at: account.now,
      modified_at: account.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const constraints: Readonly<Record<string, 'username' | 'email'>> = {
  users_username_key_key: 'username',
  users_email_key_key: 'email',
};

/** Returns the unique field that a failed statement violated: only the index decides, not an earlier check (U05). */
export function findTakenField(error: unknown): 'username' | 'email' | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' ? constraints[constraint ?? ''] : undefined;
}

export async function activateAccount(db: Executor, userId: number, now: Date): Promise<void> {
  await db.updateTable('users').set({ is_active: true, modified_at: now }).where('id', '=', userId).execute();
}

/** A deactivated account keeps everything it has; nobody can sign in with it. */
export async function setDeactivated(db: Executor, userId: number, isDeactivated: boolean, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ is_active: !isDeactivated, deactivated_at: isDeactivated ? now : null, modified_at: now })
    .where('id', '=', userId)
    .execute();
}

export async function confirmAccountEmail(db: Executor, userId: number, now: Date): Promise<void> {
  await db.updateTable('users').set({ email_confirmed_at: now }).where('id', '=', userId).execute();
}

export async function setUserType(
  db: Executor,
  userId: number,
  change: { userType: 'Contractor Admin' | 'Contractor Member'; companyId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ user_type: change.userType, company_id: change.companyId, modified_at: change.now })
    .where('id', '=', userId)
    .execute();
}

/**
 * Marks the account as removed. The row stays, so that the person's actions keep their name (U27). Username and address
 * become available for a new account, because their keys are replaced by keys that no username or address can have.
 */
export async function removeAccount(
  db: Executor,
  userId: number,
  now: Date,
  deletedBy: number | null = null,
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      is_active: false,
      deleted_at: now,
      deleted_by: deletedBy,
      modified_at: now,
      username_key: `#${userId}`,
      email_key: `#${userId}`,
    })
    .where('id', '=', userId)
    .execute();
}
