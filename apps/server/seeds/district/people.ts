import { randomBytes } from 'node:crypto';
import type { AuthenticatedUser } from '../../src/authenticated-user.ts';
import { awaitAll } from '../../src/database/await-all.ts';
import type { Database } from '../../src/database/connection.ts';
import { insertSession, removeSession } from '../../src/repositories/accounts/session.repository.ts';
import { type DemoUser, insertAccounts } from '../accounts.seed.ts';

const officer = { company: null, userType: 'epd' } as const;

/** In addition to the accounts of the small seed. */
const users: readonly DemoUser[] = [
  { ...officer, username: 'demo-epd-2', firstName: 'Demo', lastName: 'Second Reviewer', district: 'Kowloon City' },
  { ...officer, username: 'demo-epd-wts', firstName: 'Demo', lastName: 'Next Reviewer', district: 'Wong Tai Sin' },
  {
    ...{ username: 'demo-third', firstName: 'Demo', lastName: 'Builder', district: null },
    ...{ company: 'Demo Contractor C', userType: 'Contractor Admin' },
  },
];

export const seedDistrictAccounts = (database: Database): Promise<void> => insertAccounts(database, users);

export type SignedIn = AuthenticatedUser & { readonly sessionIdHash: Buffer };
export type DistrictPeople = Awaited<ReturnType<typeof signInEverybody>>;
export type OfficerName = keyof DistrictPeople['officers'];

/** The people who submit the plans of each company, and those who review them. */
export async function signInEverybody(database: Database) {
  return {
    owners: await awaitAll({
      'Demo Contractor A': signIn(database, 'demo'),
      'Demo Contractor B': signIn(database, 'demo-other'),
      'Demo Contractor C': signIn(database, 'demo-third'),
    }),
    officers: await awaitAll({
      'demo-epd': signIn(database, 'demo-epd'),
      'demo-epd-2': signIn(database, 'demo-epd-2'),
      'demo-epd-wts': signIn(database, 'demo-epd-wts'),
    }),
  };
}

const SESSION_MILLISECONDS = 3_600_000;

/** A session without a cookie, because editing a project requires one. */
async function signIn(database: Database, username: string): Promise<SignedIn> {
  const user = await database
    .selectFrom('users')
    .select(['id', 'user_type as userType', 'district', 'company_id as companyId'])
    .where('username_key', '=', username)
    .executeTakeFirstOrThrow();
  const sessionIdHash = randomBytes(32);
  const expiresAt = new Date(Date.now() + SESSION_MILLISECONDS);
  await insertSession(database, { idHash: sessionIdHash, userId: user.id, expiresAt, absoluteExpiresAt: expiresAt });
  return { ...user, sessionIdHash };
}

/** Also closes the projects that they have open. */
export async function signOut(database: Database, { owners, officers }: DistrictPeople): Promise<void> {
  for (const { sessionIdHash } of [...Object.values(owners), ...Object.values(officers)])
    await removeSession(database, sessionIdHash);
}
