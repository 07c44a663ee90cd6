import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { repositoryRoot } from './cluster.ts';

export function databaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs statements one by one, outside a transaction, as required for creating a database. */
export async function runStatements(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

export async function hasDatabase(adminUrl: string, name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    return rowCount === 1;
  } finally {
    await client.end();
  }
}

/** Migrates and seeds through the operator's command, or restores what `keep-seed.ts` stored. */
export function seedDatabase(url: string, environment: NodeJS.ProcessEnv = {}): void {
  const kept = process.env.QUIETSITE_KEPT_SEED;
  if (kept)
    execFileSync('pg_restore', ['--no-owner', '--clean', '--if-exists', '--exit-on-error', '--dbname', url, kept], {
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
