import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.ts';

const pools = new WeakMap<Kysely<Tables>, pg.Pool>();

/** Whose connections a database uses, for those who need one to themselves. */
export const rememberPool = (database: Kysely<Tables>, pool: pg.Pool): void => void pools.set(database, pool);

export function poolOf(database: Kysely<Tables>): pg.Pool {
  const pool = pools.get(database);
  if (!pool) throw new Error('this database was not opened by openConnection');
  return pool;
}
