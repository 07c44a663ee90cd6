import { afterAll, beforeAll, expect, it } from 'vitest';
import { runStatements } from '../../../scripts/src/stack/database.ts';
import { migrate } from '../src/database/migrator.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

it('applies nothing twice', async () => {
  expect(await migrate(database.url)).toBe(0);
});

it('refuses a migration that was edited after it had been applied', async () => {
  await runStatements(database.url, ["update schema_migrations set checksum = 'other'"]);
  await expect(migrate(database.url)).rejects.toThrow('0001_foundation.sql was edited');
});
