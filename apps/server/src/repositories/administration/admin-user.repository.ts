import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { personName } from '../accounts/person-name.ts';

const escapePattern = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Selects accounts whose name, username, address, company or district contains the text; all if it is blank. */
function selectFound(db: Executor, search: string) {
  const pattern = `%${escapePattern(search)}%`;
  return db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .where('users.deleted_at', 'is', null)
    .$if(search !== '', (query) =>
      query.where(
        sql<string>`concat_ws(' ', username, first_name, last_name, email, companies.name, district)`,
        'ilike',
        pattern,
      ),
    );
}

export async function countUsers(db: Executor, search: string): Promise<number> {
  const row = await selectFound(db, search)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function listUsers(db: Executor, search: string, limit: number) {
  return selectFound(db, search)
    .select(['users.id', 'username', 'companies.name as company', 'company_id as companyId', 'district', 'email'])
    .select(['user_type as userType', 'users.is_active as isActive', 'users.created_at as createdAt'])
    .select(personName('users').as('name'))
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
