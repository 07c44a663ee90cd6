import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Processes } from '../../../kit/src/stack/stage.ts';
import { createRecorder } from '../../../kit/src/users/recorder.ts';
import { createWebClient, openAgent } from '../../../kit/src/users/web-client.ts';
import { compareReads } from './compare-reads.ts';
import type { LoadFigures } from './figures.ts';
import { live } from './live.ts';
import { openSessions } from './people.ts';
import { createPerson, type Person, type World } from './person.ts';
import { readParent, type Watched, watchResources } from './resources.ts';
import type { LoadSize } from './size.ts';

interface Stack {
  readonly origin: string;
  readonly processes: Processes;
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
}

type Measured = Omit<LoadFigures, 'day' | 'machine'> & { readonly examples: readonly string[] };

/** Users arrive, work, are measured and leave. */
export async function runLoad(stack: Stack, size: LoadSize): Promise<Measured> {
  const [home, over] = [new AbortController(), new AbortController()];
  setMaxListeners(0, home.signal, over.signal);
  const recorder = createRecorder();
  const editions = await readEditions(stack.pool);
  const world = { size, recorder, editions, signal: home.signal, streams: over.signal };
  const agent = openAgent();
  const place = { origin: stack.origin, ports: stack.processes.ports };
  const people = (await openSessions(stack.pool, size.people)).map((account, index) =>
    createPerson(account, createWebClient({ ...place, secret: account.secret, agent, recorder }), index + 1, world),
  );
  const lives = people.map((person) => live(person, world));
  await pause(size.rampSeconds * 1000);
  const measured = await measure(stack, people, world);
  home.abort();
  const acts = (await Promise.all(lives)).reduce((sum, count) => sum + count, 0);
  const reads = await measured.comparing;
  over.abort();
  agent.destroy();
  const { seconds, resources, routes } = measured;
  const databaseMegabytes = await readDatabaseSize(stack.pool);
  const { errors, examples } = recorder;
  return { size, seconds, acts, routes, errors, reads, resources, databaseMegabytes, examples };
}

async function measure(stack: Stack, people: readonly Person[], world: World) {
  const { size, recorder } = world;
  const seconds = size.minutes * 60;
  const watched = await listWatched(stack);
  recorder.begin();
  const startedAt = performance.now();
  const stopWatching = watchResources(watched, seconds);
  const comparing = compareReads(stack.databaseUrl, people, world);
  for (let minute = 1; minute < size.minutes; minute += 1) {
    await pause(60_000);
    console.error(`minute ${minute} of ${size.minutes}: ${recorder.errors} errors`);
  }
  await pause(seconds * 1000 - (performance.now() - startedAt));
  const resources = stopWatching();
  recorder.end();
  return { comparing, resources, routes: recorder.list(), seconds: (performance.now() - startedAt) / 1000 };
}

async function listWatched({ processes, pool }: Stack): Promise<Watched[]> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return [
    { name: 'server', pids: processes.serverIds, memory: 'VmRSS' },
    { name: 'worker', pids: [processes.workerId ?? 0], memory: 'VmRSS' },
    { name: 'database', pids: [readParent(rows[0]?.pid ?? 0)], memory: 'RssAnon' },
    { name: 'generator', pids: [process.pid], memory: 'VmRSS', isAlone: true },
  ];
}

async function readEditions(pool: pg.Pool): Promise<World['editions']> {
  const { rows } = await pool.query<{ name: string; edition: number }>('select name, edition from source.datasets');
  const editionOf = (wanted: string) => rows.find(({ name }) => name === wanted)?.edition ?? 0;
  return { buildings: editionOf('buildings'), 'base-map': editionOf('base_map') };
}

async function readDatabaseSize(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes');
  return (rows[0]?.bytes ?? 0) / 2 ** 20;
}
