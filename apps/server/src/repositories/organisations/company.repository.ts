import { companyKey } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

/**
 * Returns the company with this name in any spelling (U16), and creates an inactive one if there is none. Its row is
 * locked, so that it does not become active during a registration. Until it is active, the last spelling is used.
 */
export async function ensureCompany(db: Executor, name: string) {
  return db
    .insertInto('companies')
    .values({ name, name_key: companyKey(name), is_active: false })
    .onConflict((conflict) =>
      conflict.column('name_key').doUpdateSet({
        name: sql<string>`case when companies.is_active then companies.name else excluded.name end`,
      }),
    )
    .returning(['id', 'name', 'is_active as isActive'])
    .executeTakeFirstOrThrow();
}

/** Writes nothing if the company is already active, so that it does not wait for a lock. */
export async function activateCompany(db: Executor, companyId: number): Promise<void> {
  await db
    .updateTable('companies')
    .set({ is_active: true })
    .where('id', '=', companyId)
    .where('is_active', '=', false)
    .execute();
}

/** Called when the company has no people left. The next approved registration makes it active again. */
export async function deactivateCompany(db: Executor, companyId: number): Promise<void> {
  await db.updateTable('companies').set({ is_active: false }).where('id', '=', companyId).execute();
}

/** Serialises changes to the managers of a company. */
export async function lockCompany(db: Executor, companyId: number): Promise<void> {
  await db.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
}

export async function findActiveCompany(db: Executor, companyId: number) {
  return db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('id', '=', companyId)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/**
 * Active companies whose key contains this one. A key has only letters, digits and spaces, so no pattern characters.
 */
export async function listActiveCompanies(db: Executor, key: string, limit: number) {
  return db
    .selectFrom('companies')
    .select(['name', 'name_key as key'])
    .where('is_active', '=', true)
    .where('name_key', 'like', `%${key}%`)
    .orderBy(sql`name_key = ${key}`, 'desc')
    .orderBy('name_key')
    .limit(limit)
    .execute();
}

const NEAR_MATCHES = 5;

/** Active companies with a similar name, the most similar first (Q139). */
export async function listSimilarCompanies(db: Executor, name: string) {
  const key = companyKey(name);
  return db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('is_active', '=', true)
    .where(sql<boolean>`name_key % ${key}`)
    .orderBy(sql`similarity(name_key, ${key})`, 'desc')
    .orderBy('id')
    .limit(NEAR_MATCHES)
    .execute();
}
