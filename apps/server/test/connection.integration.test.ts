import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connection, openConnection } from '../src/database/connection.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let connection: Connection;
const errors: Error[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  connection = openConnection(database.url, 2, (error) => errors.push(error));
});
afterAll(async () => {
  await connection.close();
  await database.remove();
});

it('outlives a connection that breaks between two statements of a transaction', async () => {
  const work = connection.database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(connection.database);
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    await sql`select 1`.execute(transaction);
  });
  await expect(work).rejects.toThrow();
  expect((await sql<{ one: number }>`select 1 as one`.execute(connection.database)).rows).toEqual([{ one: 1 }]);
});
