import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdLock, runStatements } from '../../../tools/kit/src/stack/database.ts';
import { openConnection } from '../src/database/connection.ts';
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

it('lets the code before the scopes make tokens, which open the map layers alone', async () => {
  const { database: db, close } = openConnection(database.url, 1, console.error);
  await runStatements(database.url, [
    `insert into access_tokens (user_id, name, token_hash, expires_at)
     select id, 'of old code', '\\x01', now() from users limit 1`,
  ]);
  const made = db.deleteFrom('access_tokens').where('name', '=', 'of old code').returning('scopes');
  expect(await made.execute()).toEqual([{ scopes: ['layers:read'] }]);
  await close();
});

it('leaves tokens from before the scopes what they could do: the map layers', async () => {
  const { database: db, close } = openConnection(database.url, 1, console.error);
  const migration = new URL('../migrations/0013_token_scopes.sql', import.meta.url);
  await runStatements(database.url, [
    'alter table access_tokens drop column scopes',
    `insert into access_tokens (user_id, name, token_hash, expires_at)
     select id, 'old', '\\x00', now() from users limit 1`,
    readFileSync(migration, 'utf8'),
  ]);
  expect(await db.selectFrom('access_tokens').select(['name', 'scopes']).execute()).toEqual([
    { name: 'old', scopes: ['layers:read'] },
  ]);
  await close();
});

it('gives up rather than hold up everybody behind a table that somebody has locked', async () => {
  await runStatements(database.url, [
    'alter table documents drop column language',
    'alter table users drop column language',
    "delete from schema_migrations where name = '0014_languages.sql'",
  ]);
  const release = await holdLock(database.url, 'lock table documents in access share mode');
  await expect(migrate(database.url)).rejects.toThrow('0014_languages.sql failed');
  await release();
  expect(await migrate(database.url)).toBe(1);
});

it('refuses a migration that was edited after it had been applied', async () => {
  await runStatements(database.url, ["update schema_migrations set checksum = 'other'"]);
  await expect(migrate(database.url)).rejects.toThrow('0001_foundation.sql was edited');
});
