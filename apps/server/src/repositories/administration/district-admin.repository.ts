import type { DistrictAdmin } from '@quietsite/contracts';
import { emailKey, usernameKey } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

/** Every district of the map with its reviewers (Q57). */
export async function listDistrictAdmins(db: Executor, now: Date): Promise<DistrictAdmin[]> {
  const { rows } = await sql<DistrictAdmin>`
    select known.district, person.id as "userId", coalesce(username, '') as username,
      coalesce(first_name, '') as "firstName", coalesce(last_name, '') as "lastName", coalesce(email, '') as email,
      coalesce(phone, '') as phone, coalesce(revision, 0) as revision,
      exists (select from account_links link where link.user_id = person.id and link.kind = 'reset'
        and link.used_at is null and link.expires_at > ${now}) as "hasOpenLink"
    from (select district from source.districts union
      select district from users where ${isDistrictAdmin('users')}) as known (district)
    left join users person on person.district = known.district and ${isDistrictAdmin('person')}
    where known.district is not null
    order by known.district, person.id`.execute(db);
  return rows;
}

const isDistrictAdmin = (table: string) =>
  sql`(${sql.ref(`${table}.user_type`)} = 'epd' and ${sql.ref(`${table}.deleted_at`)} is null)`;

/** Serialises concurrent changes to the same district. */
export async function lockDistrict(db: Executor, district: string): Promise<boolean> {
  const { rows } = await sql`select from source.districts where district = ${district} for update`.execute(db);
  return rows.length > 0;
}

export async function findDistrictAdminIds(db: Executor, district: string): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('user_type', '=', 'epd')
    .where('district', '=', district)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

interface Details {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

const columnsOf = ({ username, firstName, lastName, email, phone }: Details) => ({
  username: username.normalize('NFKC'),
  username_key: usernameKey(username),
  first_name: firstName,
  last_name: lastName,
  email,
  email_key: emailKey(email),
  phone,
});

export async function insertDistrictAdmin(
  db: Executor,
  details: Details,
  { district, passwordHash, now }: { district: string; passwordHash: string; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      ...columnsOf(details),
      ...{ password_hash: passwordHash, company_id: null, user_type: 'epd', district, is_active: true },
      ...{ created_at: now, modified_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns false if the row is no longer at that revision. */
export async function updateDistrictAdmin(
  db: Executor,
  userId: number,
  details: Details,
  { revision, now }: { revision: number; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ ...columnsOf(details), modified_at: now, revision: sql<number>`revision + 1` })
    .where('id', '=', userId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
