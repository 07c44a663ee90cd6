import type { AccountFilter, AccountState } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { personName } from '../accounts/person-name.ts';

const escapePattern = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

export interface UserSearch {
  /** All accounts if it is blank. */
  readonly search: string;
  readonly state?: AccountFilter | undefined;
  readonly now: Date;
}

const isTrue = sql<boolean>`true`;

/** By the rule of accountStateOf. */
const stateConditions = {
  active: sql<boolean>`users.is_active`,
  deactivated: sql<boolean>`not users.is_active and deactivated_at is not null`,
  waiting: sql<boolean>`not users.is_active and deactivated_at is null and email_confirmed_at is not null`,
  unconfirmed: sql<boolean>`not users.is_active and deactivated_at is null and email_confirmed_at is null`,
} as const satisfies Record<AccountState, unknown>;

function stateCondition({ state, now }: UserSearch) {
  if (state === undefined) return isTrue;
  return state === 'locked' ? sql<boolean>`${lockEnd(now)} is not null` : stateConditions[state];
}

/** Selects accounts whose name, username, address, company or district contains the text. */
function selectFound(db: Executor, query: UserSearch) {
  const { search } = query;
  const pattern = `%${escapePattern(search)}%`;
  return db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .where('users.deleted_at', 'is', null)
    .where(stateCondition(query))
    .$if(search !== '', (found) =>
      found.where(
        sql<string>`concat_ws(' ', username, first_name, last_name, email, companies.name, district)`,
        'ilike',
        pattern,
      ),
    );
}

export async function countUsers(db: Executor, query: UserSearch): Promise<number> {
  const row = await selectFound(db, query)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The newest sign-in in the audit log; read from its end by the index of the user. */
const lastSignIn = sql<Date | null>`(
  select at from audit_log where audit_log.user_id = users.id and action = 'session.signIn' order by id desc limit 1)`;

/** The end of the longest lock after wrong passwords or codes, in any browser. */
const lockEnd = (now: Date) => sql<Date | null>`(
  select max(locked_until) from (
    select locked_until from sign_in_failures where sign_in_failures.username_key = users.username_key
    union all
    select locked_until from code_failures where code_failures.user_id = users.id
  ) as locks where locked_until > ${now})`;

/** By the rule of `isLastOfCompany`: others of the company are left, but no other active Admin. */
const isOnlyAdmin = sql<boolean>`(
  users.is_active and users.user_type = 'Contractor Admin'
  and exists (select from users other where other.company_id = users.company_id and other.id <> users.id
    and other.deleted_at is null)
  and not exists (select from users other where other.company_id = users.company_id and other.id <> users.id
    and other.deleted_at is null and other.is_active and other.user_type = 'Contractor Admin'))`;

export async function listUsers(db: Executor, query: UserSearch, limit: number) {
  return selectFound(db, query)
    .select(['users.id', 'username', 'companies.name as company', 'company_id as companyId', 'district', 'email'])
    .select(['user_type as userType', 'users.is_active as isActive', 'users.created_at as createdAt'])
    .select(personName('users').as('name'))
    .select([lastSignIn.as('lastSignInAt'), lockEnd(query.now).as('lockedUntil'), isOnlyAdmin.as('isOnlyAdmin')])
    .select((eb) => eb('email_confirmed_at', 'is not', null).$castTo<boolean>().as('isEmailConfirmed'))
    .select((eb) => eb('deactivated_at', 'is not', null).$castTo<boolean>().as('isDeactivated'))
    .select((eb) =>
      eb
        .selectFrom('projects')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('projects.owner_user_id', '=', 'users.id')
        .where('projects.deleted_at', 'is', null)
        .as('ownedProjects'),
    )
    .orderBy('username_key')
    .limit(limit)
    .execute();
}

/** Lists active people of a company, or without one. The domain rule decides which of them can take over. */
export async function listColleagues(db: Executor, companyId: number | null) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'user_type as userType', 'company_id as companyId', 'is_active as isActive'])
    .select(personName('users').as('name'))
    .where('company_id', companyId === null ? 'is' : '=', companyId)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('username_key')
    .execute();
}

/** Serialises administrators who act on each other at the same time. */
export async function lockPlatformAdmins(db: Executor): Promise<void> {
  await db.selectFrom('users').select('id').where('user_type', '=', 'admin').orderBy('id').forNoKeyUpdate().execute();
}

/** Counts the other people of a company, approved or waiting. */
export async function countOthersOfCompany(db: Executor, companyId: number, exceptUserId: number): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('id', '!=', exceptUserId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}
