import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, runStatements } from '../../../tools/kit/src/stack/database.ts';

export interface TestDatabase {
  readonly url: string;
  remove(): Promise<void>;
}

/** A separate database for a test file: migrated, with the demo data. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('databaseAdminUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying the files takes half the work of logging every page.
  await runStatements(adminUrl, [`create database ${name} template template_quietsite strategy file_copy`]);
  return {
    url: databaseUrl(adminUrl, name),
    remove: () => runStatements(adminUrl, [awaitConnections(name), `drop database ${name} with (force)`]),
  };
}

/**
 * Waits at most a second for connections to end. A pool reports that it has ended before its connections close; if one
 * is cut off while closing, it throws an error that nothing catches.
 */
const awaitConnections = (name: string) => `do $$ begin
  for turn in 1..50 loop
    exit when not exists (select from pg_stat_activity where datname = '${name}');
    perform pg_sleep(0.02), pg_stat_clear_snapshot();
  end loop;
end $$`;
