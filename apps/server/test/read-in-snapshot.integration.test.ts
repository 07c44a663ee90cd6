import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFaultProxy } from '../../../tools/kit/src/stack/fault-proxy.ts';
import { awaitAll } from '../src/database/await-all.ts';
import { type Connection, type Executor, openConnection } from '../src/database/connection.ts';
import { readInSnapshot } from '../src/database/read-in-snapshot.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let testDatabase: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  // One connection, so that a leaked one shows up at once.
  connection = openConnection(testDatabase.url, 1, console.error);
});

afterAll(async () => {
  await connection.close();
  await testDatabase.remove();
});

const ask = async <Value>(db: Executor, statement: string): Promise<Value> => {
  const { rows } = await sql<{ value: Value }>`${sql.raw(statement)}`.execute(db);
  return (rows[0] as { value: Value }).value;
};

describe('what is read of one moment', () => {
  it('is of one moment, also when something is saved between two of its queries', async () => {
    const other = openConnection(testDatabase.url, 1, console.error);
    const count = 'select count(*)::integer as value from moment_reads';
    await sql`create table moment_reads (id integer)`.execute(other.database);
    const counts = await readInSnapshot(connection.database, async (moment) => {
      const before = await ask<number>(moment, count);
      await sql`insert into moment_reads values (1)`.execute(other.database);
      return [before, await ask<number>(moment, count), await ask<number>(other.database, count)];
    });
    expect(counts).toEqual([0, 0, 1]);
    await other.close();
  });

  it('goes out at once over one way there and back, and every answer comes to its question', async () => {
    const url = new URL(testDatabase.url);
    const line = await openFaultProxy(Number(url.port));
    url.port = String(line.port);
    const far = openConnection(url.href, 1, console.error);
    await ask(far.database, 'select 1 as value');
    await line.setTrouble({ latencyMs: 100 });
    const since = performance.now();
    const answers = await readInSnapshot(far.database, (moment) =>
      awaitAll({
        late: ask<number>(moment, 'select 1 as value from pg_sleep(0.05)'),
        text: ask<string>(moment, "select 'two' as value"),
        third: ask<number>(moment, 'select 3 as value'),
        fourth: ask<number>(moment, 'select 4 as value'),
      }),
    );
    const milliseconds = performance.now() - since;
    expect(answers).toEqual({ late: 1, text: 'two', third: 3, fourth: 4 });
    // Sequentially, including the begin, it would take five times 200.
    expect(milliseconds).toBeLessThan(700);
    await line.setTrouble({});
    await far.close();
    await line.close();
  });

  it('reports an error and leaves a usable connection without a transaction', async () => {
    const failing = readInSnapshot(connection.database, (moment) =>
      Promise.all([
        ask(moment, 'select 1 as value'),
        ask(moment, 'select 1 / 0 as value'),
        ask(moment, 'select 2 as value'),
      ]),
    );
    await expect(failing).rejects.toThrow('division by zero');
    // Reported later than the errors it causes.
    const deep = (moment: Executor) =>
      ask(moment, 'select 1 / 0 as value').catch(async (error: Error) => {
        await pause(50);
        throw error;
      });
    const masked = readInSnapshot(connection.database, (moment) =>
      awaitAll({ deep: deep(moment), flat: ask(moment, 'select 1 as value') }),
    );
    await expect(masked).rejects.toThrow('division by zero');
    await expect(readInSnapshot(connection.database, async () => Promise.reject(new Error('own')))).rejects.toThrow(
      'own',
    );
    const state = "select coalesce(current_setting('transaction_isolation'), '') as value";
    expect(await ask(connection.database, state)).toBe('read committed');
  });

  it('sends nothing more once it has failed, when somebody else may have the connection', async () => {
    const first = Promise.withResolvers<void>();
    let late: Promise<unknown> = Promise.resolve();
    const failing = readInSnapshot(connection.database, (moment) => {
      late = first.promise.then(() => ask(moment, 'select 1 as value'));
      return ask(moment, 'select 1 / 0 as value');
    });
    await expect(failing).rejects.toThrow('division by zero');
    first.resolve();
    await expect(late).rejects.toThrow('the snapshot is closed');
  });

  it('writes nothing', async () => {
    const writing = readInSnapshot(connection.database, (moment) =>
      sql`create table never_there (id integer)`.execute(moment),
    );
    await expect(writing).rejects.toThrow('read-only transaction');
  });

  it('gives the connection back when its line breaks', async () => {
    const failing = readInSnapshot(connection.database, (moment) =>
      ask(moment, 'select pg_terminate_backend(pg_backend_pid()) as value'),
    );
    await expect(failing).rejects.toThrow();
    await expect.poll(() => ask(connection.database, 'select 4 as value').catch(() => 0)).toBe(4);
  });
});
