import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { repositoryRoot } from './cluster.ts';

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Opens a separate connection and closes it afterwards. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  // If the server closes the connection, the statement itself fails.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Runs statements one by one, outside a transaction, as required for creating a database. */
export const runStatements = (url: string, statements: readonly string[]): Promise<void> =>
  withClient(url, async (client) => {
    for (const statement of statements) await client.query(statement);
  });

export const query = <Row extends object = { id: number }>(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => withClient(url, async (client) => (await client.query<Row>(statement, [...values])).rows);

export const hasDatabase = async (adminUrl: string, name: string): Promise<boolean> =>
  (await query(adminUrl, 'select 1 as id from pg_database where datname = $1', [name])).length === 1;

/** Migrates and seeds with the operator's command, or restores the dump of `keep-seed.ts`. */
export function seedDatabase(url: string, environment: NodeJS.ProcessEnv = {}): void {
  const dump = process.env.QUIETSITE_KEPT_SEED;
  if (dump)
    execFileSync('pg_restore', ['--no-owner', '--clean', '--if-exists', '--exit-on-error', '--dbname', url, dump], {
      stdio: 'inherit',
    });
  else
    execFileSync(process.execPath, [join(repositoryRoot, 'apps/server/src/seed.ts')], {
      env: { ...process.env, ...environment, DATABASE_URL: url },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
}

/** Opens a transaction with a locking statement and holds it until the returned function is called. */
export async function holdLock(url: string, statement: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query(statement);
  return () => client.end();
}
