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
    remove: () => runStatements(adminUrl, [`drop database ${name} with (force)`]),
  };
}
