import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Processes } from '../../../kit/src/stack/stage.ts';
import { createRecorder } from '../../../kit/src/users/recorder.ts';
import { createWebClient, openAgent } from '../../../kit/src/users/web-client.ts';
import { compareReads } from './compare-reads.ts';
import type { LoadFigures } from './figures.ts';
import { openSessions } from './people.ts';
import { createPerson, type LoadScenario, type Person } from './person.ts';
import { readParent, type WatchedProcesses, watchResources } from './resources.ts';
import { runPerson } from './run-person.ts';
import { searchPlaces } from './search-places.ts';
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
  const [workEnd, streamEnd] = [new AbortController(), new AbortController()];
  setMaxListeners(0, workEnd.signal, streamEnd.signal);
  const recorder = createRecorder();
  const editions = await readEditions(stack.pool);
  const scenario = { size, recorder, editions, signal: workEnd.signal, streams: streamEnd.signal };
  const agent = openAgent();
  const place = { origin: stack.origin, ports: stack.processes.ports };
  const people = (await openSessions(stack.pool, size.people)).map((account, index) =>
    createPerson(account, createWebClient({ ...place, secret: account.secret, agent, recorder }), index + 1, scenario),
  );
  const runs = people.map((person) => runPerson(person, scenario));
  await pause(size.rampSeconds * 1000);
  const measured = await measure(stack, people, scenario);
  workEnd.abort();
  const acts = (await Promise.all(runs)).reduce((sum, count) => sum + count, 0);
  const [reads, places] = await Promise.all([measured.comparing, measured.searching]);
  streamEnd.abort();
  agent.destroy();
  const { seconds, resources, routes } = measured;
  const databaseMegabytes = await readDatabaseSize(stack.pool);
  const { errors, examples } = recorder;
  return { size, seconds, acts, routes, errors, reads, places, resources, databaseMegabytes, examples };
}

async function measure(stack: Stack, people: readonly Person[], scenario: LoadScenario) {
  const { size, recorder } = scenario;
  const seconds = size.minutes * 60;
  const watched = await listWatched(stack);
  recorder.begin();
  const startedAt = performance.now();
  const stopWatching = watchResources(watched, seconds);
  const comparing = compareReads(stack.databaseUrl, people, scenario);
  const searching = searchPlaces(stack.pool, people, scenario);
  for (let minute = 1; minute < size.minutes; minute += 1) {
    await pause(60_000);
    console.error(`minute ${minute} of ${size.minutes}: ${recorder.errors} errors`);
  }
  await pause(seconds * 1000 - (performance.now() - startedAt));
  const resources = stopWatching();
  recorder.end();
  return { comparing, searching, resources, routes: recorder.list(), seconds: (performance.now() - startedAt) / 1000 };
}

async function listWatched({ processes, pool }: Stack): Promise<WatchedProcesses[]> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return [
    { name: 'server', pids: processes.serverIds, memory: 'VmRSS' },
    { name: 'worker', pids: [processes.workerId ?? 0], memory: 'VmRSS' },
    { name: 'database', pids: [readParent(rows[0]?.pid ?? 0)], memory: 'RssAnon' },
    { name: 'generator', pids: [process.pid], memory: 'VmRSS', isAlone: true },
  ];
}

async function readEditions(pool: pg.Pool): Promise<LoadScenario['editions']> {
  const { rows } = await pool.query<{ name: string; edition: number }>('select name, edition from source.datasets');
  const editionOf = (dataset: string) => rows.find(({ name }) => name === dataset)?.edition ?? 0;
  return { buildings: editionOf('buildings'), 'base-map': editionOf('base_map') };
}

async function readDatabaseSize(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes');
  return (rows[0]?.bytes ?? 0) / 2 ** 20;
}
