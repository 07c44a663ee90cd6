import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { runStatements } from '../../../tools/kit/src/stack/database.ts';
import { type FaultProxy, openFaultProxy } from '../../../tools/kit/src/stack/fault-proxy.ts';
import { readEnvironment } from '../src/config/environment.ts';
import { openConnection } from '../src/database/connection.ts';
import { openListener } from '../src/database/listener.ts';
import { createServerProcess, type ServerProcess } from '../src/wiring.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { sessionCookie, testEnvironment } from './test-server.ts';

let database: TestDatabase;
let line: FaultProxy;
let throughLine: string;
let server: ServerProcess;
let headers: Record<string, string>;

/** The real server with a database connection that can go dead. */
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  line = await openFaultProxy(Number(url.port));
  url.port = String(line.port);
  throughLine = url.href;
  server = await createServerProcess(readEnvironment(testEnvironment(throughLine, { DATABASE_POOL_SIZE: '2' })));
  const payload = { username: 'demo', password: 'quiet-demo-1' };
  headers = { cookie: sessionCookie(await server.app.inject({ method: 'POST', url: '/api/session', payload })) };
});
afterEach(() => line.setTrouble({}));
afterAll(async () => {
  await server.stop();
  await line.close();
  await database.remove();
});

const list = () => server.app.inject({ url: '/api/projects', headers });
const ready = async () => (await server.app.inject('/readyz')).statusCode;

it('ends every request in time when the line goes dead, says so, and is well again by itself', async () => {
  expect((await list()).statusCode).toBe(200);
  await line.setTrouble({ isSilent: true });
  const since = performance.now();
  const asked = [ready(), ...Array.from({ length: 6 }, () => list())] as const;
  expect(await asked[0]).toBe(503);
  expect(performance.now() - since).toBeLessThan(5_000);
  for (const answer of await Promise.all(asked.slice(1) as ReturnType<typeof list>[]))
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '60']);
  expect(performance.now() - since).toBeLessThan(30_000);
  await line.setTrouble({});
  await expect.poll(async () => (await list()).statusCode).toBe(200);
  expect(await ready()).toBe(200);
});

it('ends a request whose line was forgotten on the way while others still come through', async () => {
  expect((await list()).statusCode).toBe(200);
  line.forget();
  const since = performance.now();
  expect((await list()).statusCode).toBe(503);
  expect(performance.now() - since).toBeLessThan(25_000);
  await expect.poll(async () => (await list()).statusCode).toBe(200);
});

it('takes from a line that was cut what its transaction still held', async () => {
  const { pool, close } = openConnection(throughLine, 1, () => {});
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(77)');
  line.forget();
  await expect(client.query('select 1')).rejects.toThrow('dead');
  client.release(true);
  const since = performance.now();
  await runStatements(database.url, ['select pg_advisory_lock(77)']);
  // Left alone, the database would wait a minute for it.
  expect(performance.now() - since).toBeLessThan(10_000);
  await close();
});

it('leaves a statement alone that takes long while the database is there', async () => {
  const { pool, close } = openConnection(throughLine, 1, () => {});
  const { rows } = await pool.query('select pg_sleep(9), 1 as one');
  expect(rows[0].one).toBe(1);
  await close();
});

it('[DATA-03] leaves a line alone whose answer it is itself too busy to read', async () => {
  const { pool, close } = openConnection(database.url, 1, () => {});
  const answer = pool.query<{ text: string }>(`select repeat('x', 2000000) as text`);
  let isRead = false;
  answer.finally(() => {
    isRead = true;
  });
  // Reads a little of the response between blocks of the event loop, for longer than a connection may be silent.
  while (!isRead) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 900);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await answer).rows[0]?.text).toHaveLength(2_000_000);
  await close();
});

it('says at once that the line was cut, and goes on when it is back', async () => {
  await line.setTrouble({ isDown: true });
  const answer = await list();
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE']);
  await line.setTrouble({});
  await expect.poll(async () => (await list()).statusCode).toBe(200);
});

it('receives notifications again after its connection went dead', async () => {
  const heard: string[] = [];
  const listener = openListener(throughLine, () => {});
  listener.listen('told', (text) => heard.push(text));
  const tell = async () => {
    await runStatements(database.url, [`notify told, 'word'`]);
    return heard.length;
  };
  await expect.poll(tell).toBeGreaterThan(0);
  await line.setTrouble({ isSilent: true });
  // The dead connection stays dead, as after a restart of a network device in between.
  line.forget();
  await line.setTrouble({});
  const before = heard.length;
  await expect.poll(tell, { interval: 1_000 }).toBeGreaterThan(before);
  await listener.close();
});
