import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connection, openConnection } from '../src/database/connection.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let test: TestDatabase;
let connection: Connection;
const errors: Error[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  connection = openConnection(test.url, 1, (error) => errors.push(error));
});
afterAll(async () => {
  await connection.close();
  await test.remove();
});

const findThing = (id: number) => sql<{ id: number; name: string }>`select * from things where id = ${id}`;
const countNamed = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_prepared_statements`.execute(
    connection.database,
  );
  return rows[0]?.count;
};

it('plans once what is sent often, and goes on without when a table changes under it', async () => {
  const { database } = connection;
  await sql`create table things (id integer primary key, name text not null)`.execute(database);
  await sql`insert into things values (7, 'pump')`.execute(database);
  expect(await countNamed()).toBe(0);
  for (let turn = 0; turn < 30; turn += 1)
    expect((await findThing(7).execute(database)).rows).toEqual([{ id: 7, name: 'pump' }]);
  expect(await countNamed()).toBe(1);
  await sql`alter table things add column height integer`.execute(database);
  await expect(findThing(7).execute(database)).rejects.toThrow('cached plan');
  expect((await findThing(7).execute(database)).rows).toEqual([{ id: 7, name: 'pump', height: null }]);
  expect(errors).toHaveLength(1);
});
