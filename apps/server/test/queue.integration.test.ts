import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openConnection } from '../src/database/connection.ts';
import { createJobQueue } from '../src/jobs/queue.ts';
import { runFor } from '../src/requester.ts';
import { createTestDatabase } from './test-database.ts';

const JOBS = 12;
/** Interval of the poll that finds jobs without a notification. */
const POLL_MS = 2_000;

it('works through a line of jobs without waiting for the poll between two of them', async () => {
  const testDatabase = await createTestDatabase();
  const { database, close } = openConnection(testDatabase.url, 2, console.error);
  const queue = createJobQueue({ url: testDatabase.url, heartbeatSeconds: 10, onError: console.error });
  await queue.start();
  for (let runId = 1; runId <= JOBS; runId += 1)
    await database.transaction().execute((moment) => queue.enqueue(moment, { name: 'calculate', data: { runId } }));
  const done: number[] = [];
  const since = performance.now();
  await queue.work({
    ...{ name: 'calculate' as const, concurrency: 2 },
    perform: async ({ runId }) => void done.push(runId),
    giveUp: async () => undefined,
  });
  await expect.poll(() => done.length).toBe(JOBS);
  expect(performance.now() - since).toBeLessThan((JOBS / 2 - 2) * POLL_MS);
  expect(new Set(done).size).toBe(JOBS);
  await queue.stop(5_000);
  await close();
  await testDatabase.remove();
});

it('notifies workers of each queue: a single job does not wait for the poll', async () => {
  const testDatabase = await createTestDatabase();
  const { database, close } = openConnection(testDatabase.url, 2, console.error);
  const queue = createJobQueue({ url: testDatabase.url, heartbeatSeconds: 10, onError: console.error });
  await queue.start();
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.queue where not notify and name not like '\\_\\_pgboss%'`.execute(database);
  expect(rows).toEqual([]);
  await queue.stop(5_000);
  await close();
  await testDatabase.remove();
});

it('keeps a mail with its links no longer than an hour, also one that was given up; other jobs a week', async () => {
  const testDatabase = await createTestDatabase();
  const { database, close } = openConnection(testDatabase.url, 2, console.error);
  const queue = createJobQueue({ url: testDatabase.url, heartbeatSeconds: 10, onError: console.error });
  await queue.start();
  const { rows } = await sql<{ name: string; seconds: number }>`
    select name, deletion_seconds as seconds from pgboss.queue`.execute(database);
  const kept = new Map(rows.map(({ name, seconds }) => [name, seconds]));
  const secondsOf = (...names: readonly string[]) =>
    names.flatMap((name) => [kept.get(name), kept.get(`${name}-given-up`)]);
  expect(secondsOf('mail', 'reset-request')).toEqual([3_600, 3_600, 3_600, 3_600]);
  expect(secondsOf('calculate', 'print')).toEqual([604_800, 604_800, 604_800, 604_800]);
  await queue.stop(5_000);
  await close();
  await testDatabase.remove();
});

it('[AUTH-44] removes a mail an hour after it was sent, not only when a day is over', async () => {
  const testDatabase = await createTestDatabase();
  const { database, close } = openConnection(testDatabase.url, 2, console.error);
  const asking = createJobQueue({ url: testDatabase.url, heartbeatSeconds: 10, onError: console.error });
  await asking.start();
  const mail = { name: 'mail', data: { sealed: 'nothing' } } as const;
  await database.transaction().execute((moment) => asking.enqueue(moment, mail));
  await asking.stop(5_000);
  await sql`update pgboss.job set state = 'completed', completed_on = now() - interval '61 minutes'`.execute(database);
  await sql`update pgboss.queue set maintain_on = now() - interval '11 minutes'`.execute(database);
  const queue = createJobQueue({ url: testDatabase.url, heartbeatSeconds: 10, onError: console.error });
  await queue.start();
  const left = async () => (await sql`select from pgboss.job where name = 'mail'`.execute(database)).rows.length;
  await expect.poll(left).toBe(0);
  await queue.stop(5_000);
  await close();
  await testDatabase.remove();
});

it('hands out jobs that were there when the clock was set back an hour: a new one, a retry and that of a dead worker', async () => {
  const testDatabase = await createTestDatabase();
  const { database, close } = openConnection(testDatabase.url, 2, console.error);
  const asking = createJobQueue({ url: testDatabase.url, heartbeatSeconds: 10, onError: console.error });
  await asking.start();
  for (const runId of [1, 2, 3])
    await database.transaction().execute((moment) => asking.enqueue(moment, { name: 'calculate', data: { runId } }));
  await asking.stop(5_000);
  await sql`
    update pgboss.job set
      created_on = created_on + interval '1 hour', start_after = start_after + interval '1 hour',
      state = case data->>'runId' when '2' then 'retry' when '3' then 'active' else 'created' end::pgboss.job_state,
      started_on = case when data->>'runId' <> '1' then now() + interval '1 hour' end,
      heartbeat_on = case when data->>'runId' = '3' then now() + interval '1 hour' end
    where name = 'calculate'`.execute(database);
  await sql`update pgboss.queue set monitor_claim_on = now() + interval '1 hour'`.execute(database);
  const queue = createJobQueue({ url: testDatabase.url, heartbeatSeconds: 10, onError: console.error });
  await queue.start();
  const done: number[] = [];
  await queue.work({
    ...{ name: 'calculate' as const, concurrency: 1 },
    perform: async ({ runId }) => void done.push(runId),
    giveUp: async () => undefined,
  });
  await expect.poll(() => done.toSorted()).toEqual([1, 2, 3]);
  const { rows } = await sql<{ runId: string; tries: number }>`
    select data->>'runId' as "runId", retry_count as tries from pgboss.job where name = 'calculate'`.execute(database);
  // A job that never started has used no try.
  expect(rows.find(({ runId }) => runId === '1')?.tries).toBe(0);
  await queue.stop(5_000);
  await close();
  await testDatabase.remove();
});

it('[LIMIT-10] print jobs take turns by company, and one company has one of the places', async () => {
  const testDatabase = await createTestDatabase();
  const { database, close } = openConnection(testDatabase.url, 2, console.error);
  const queue = createJobQueue({ url: testDatabase.url, heartbeatSeconds: 10, onError: console.error });
  await queue.start();
  const ask = (party: string, documentId: number) =>
    runFor({ party, signal: new AbortController().signal }, () =>
      database
        .transaction()
        .execute((moment) => queue.enqueue(moment, { name: 'print-large' as const, data: { documentId } })),
    );
  for (const documentId of [11, 12, 13]) await ask('company 1', documentId);
  for (const documentId of [21, 22]) await ask('company 2', documentId);
  await ask('company 3', 31);
  const begun: number[] = [];
  const { promise: isLong, resolve: endLong } = Promise.withResolvers<void>();
  await queue.work({
    ...{ name: 'print-large' as const, concurrency: 2, concurrencyPerCompany: 1 },
    async perform({ documentId }) {
      begun.push(documentId);
      if (documentId === 11) await isLong;
    },
    giveUp: async () => undefined,
  });
  // Jobs of other companies overtake the long one; its own company waits for it.
  await expect.poll(() => [...begun].sort()).toEqual([11, 21, 22, 31]);
  expect(begun.indexOf(31)).toBeLessThan(begun.indexOf(22));
  endLong();
  await expect.poll(() => begun.slice(4)).toEqual([12, 13]);
  await queue.stop(5_000);
  await close();
  await testDatabase.remove();
});
