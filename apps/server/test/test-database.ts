import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, runStatements } from '../../../scripts/src/stack/database.ts';

export interface TestDatabase {
  readonly url: string;
  remove(): Promise<void>;
}

/** A database of its own for a test file: migrated, with the demo data in it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('databaseAdminUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // To copy the files takes half the work of logging every page.
  await runStatements(adminUrl, [`create database ${name} template template_quietsite strategy file_copy`]);
  return {
    url: databaseUrl(adminUrl, name),
    remove: () => runStatements(adminUrl, [`drop database ${name} with (force)`]),
  };
}
