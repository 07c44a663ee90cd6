import { type RawBuilder, sql } from 'kysely';

/** How a person is called wherever others read it: names are optional, a username is not. */
export function personName(table: string): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<string>`coalesce(nullif(trim(${column('first_name')} || ' ' || ${column('last_name')}), ''), ${column('username')})`;
}
