import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { generateTables, TABLES_FILE } from '../../../scripts/src/tables/generate-tables.ts';
import { createTestDatabase } from './test-database.ts';

it('has each column of the migrated database with its type', async () => {
  const database = await createTestDatabase();
  // Out of date? Run `pnpm tables`.
  expect(await readFile(TABLES_FILE, 'utf8')).toBe(await generateTables(database.url));
  await database.remove();
});
