import { companyKey, type UserType } from '@quietsite/domain';
import { demoAccounts } from '../src/config/demo-accounts.ts';
import type { Executor } from '../src/database/connection.ts';
import { hashPassword } from '../src/services/accounts/password.ts';

export interface DemoUser {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly userType: UserType;
  readonly district: string | null;
  /** Awaiting approval; cannot sign in. */
  readonly isPending?: boolean;
}

const users: readonly DemoUser[] = [
  {
    username: 'demo',
    firstName: 'Demo',
    lastName: 'Owner',
    company: 'Demo Contractor A',
    userType: 'Contractor Admin',
    district: null,
  },
  {
    username: 'demo-reader',
    firstName: 'Demo',
    lastName: 'Reader',
    company: 'Demo Contractor A',
    userType: 'Contractor Member',
    district: null,
  },
  {
    username: 'demo-member',
    firstName: 'Demo',
    lastName: 'Engineer',
    company: 'Demo Contractor A',
    userType: 'Contractor Member',
    district: null,
  },
  {
    username: 'demo-colleague',
    firstName: 'Demo',
    lastName: 'Colleague',
    company: 'Demo Contractor A',
    userType: 'Contractor Member',
    district: null,
  },
  {
    username: 'demo-admin',
    firstName: 'Demo',
    lastName: 'Administrator',
    company: null,
    userType: 'admin',
    district: null,
  },
  {
    username: 'demo-epd',
    firstName: 'Demo',
    lastName: 'Reviewer',
    company: null,
    userType: 'epd',
    district: 'Kowloon City',
  },
  {
    username: 'demo-other',
    firstName: 'Demo',
    lastName: 'Neighbour',
    company: 'Demo Contractor B',
    userType: 'Contractor Admin',
    district: null,
  },
  // Resembles an existing company's name, so that the authority has something to look at twice (Q139).
  {
    username: 'demo-applicant',
    firstName: 'Demo',
    lastName: 'Applicant',
    company: 'Demo Contractor A (HK) Ltd',
    userType: 'Contractor Admin',
    district: null,
    isPending: true,
  },
  {
    username: 'demo-newcomer',
    firstName: 'Demo',
    lastName: 'Newcomer',
    company: 'Demo Contractor A',
    userType: 'Contractor Member',
    district: null,
    isPending: true,
  },
];

export const seedAccounts = (db: Executor): Promise<void> => insertAccounts(db, users);

/** Idempotent: an existing account keeps its password and its changes, and a removed one is not recreated. */
export async function insertAccounts(db: Executor, accounts: readonly DemoUser[]): Promise<void> {
  for (const user of accounts) {
    if (await isThere(db, user.username)) continue;
    const isPending = user.isPending ?? false;
    // A company becomes active with its first Admin.
    const isFounder = isPending && user.userType === 'Contractor Admin';
    const companyId = user.company === null ? null : await ensureCompany(db, user.company, !isFounder);
    const password = demoAccounts.find((account) => account.username === user.username)?.password ?? 'quiet-demo-1';
    await db
      .insertInto('users')
      .values({
        username: user.username,
        username_key: user.username,
        password_hash: await hashPassword(password),
        first_name: user.firstName,
        last_name: user.lastName,
        email: `${user.username}@quietsite.example`,
        email_key: `${user.username}@quietsite.example`,
        company_id: companyId,
        user_type: user.userType,
        district: user.district,
        is_active: !isPending,
      })
      .onConflict((conflict) => conflict.column('username_key').doNothing())
      .execute();
  }
}

async function isThere(db: Executor, username: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst();
  return row !== undefined;
}

async function ensureCompany(db: Executor, name: string, isActive: boolean): Promise<number> {
  const row = await db
    .insertInto('companies')
    .values({ name, name_key: companyKey(name), is_active: isActive })
    .onConflict((conflict) => conflict.column('name_key').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
