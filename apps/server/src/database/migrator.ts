import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

const DIRECTORY = join(import.meta.dirname, '../../migrations');
/** Arbitrary, but every migrator must use the same number. */
const MIGRATION_LOCK = 2_326_001;

/** Waiting for a table lock blocks all later queries on the table. The migration gives up and must be run again. */
const LOCK_TIMEOUT = '10s';

/** Applies the plain SQL files in order, each in its own transaction; fails if an applied file was edited. */
export async function migrate(url: string, log: (line: string) => void = () => {}): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await readApplied(client);
    let count = 0;
    for (const migration of await listMigrations()) {
      const known = applied.get(migration.name);
      if (known === undefined) {
        await apply(client, migration);
        log(`applied ${migration.name}`);
        count += 1;
      } else if (known !== migration.checksum) {
        throw new Error(`migration ${migration.name} was edited after it had been applied`);
      }
    }
    return count;
  } finally {
    await client.end();
  }
}

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

async function listMigrations(): Promise<Migration[]> {
  const names = (await readdir(DIRECTORY)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(DIRECTORY, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query(migration.text);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${migration.name} failed`, { cause: error });
  }
}
