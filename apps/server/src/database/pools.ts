import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.generated.ts';

const pools = new WeakMap<Kysely<Tables>, pg.Pool>();

/** Remembers the pool of a database, for callers that need a connection of their own. */
export const rememberPool = (database: Kysely<Tables>, pool: pg.Pool): void => void pools.set(database, pool);

export function poolOf(database: Kysely<Tables>): pg.Pool {
  const pool = pools.get(database);
  if (!pool) throw new Error('this database was not opened by openConnection');
  return pool;
}
