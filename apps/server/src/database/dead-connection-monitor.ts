import pg from 'pg';
import { DatabaseClient } from './client.ts';
import { watchLoop } from './loop-watch.ts';

/** Longer than a busy database takes to accept a connection, shorter than users are prepared to wait. */
export const CONNECT_LIMIT_MS = 10_000;
const SILENCE_MS = 5_000;
const PROBE_LIMIT_MS = 3_000;

/**
 * A connection that died silently blocks its users until the system gives up after a quarter of an hour. A probe on a
 * new connection distinguishes it from a slow statement. If the probe gets no response, all silent connections are cut;
 * if it does, only those whose backend is not active. The backend of a cut connection does not notice the cut, so its
 * open transaction is ended. While this process is too busy to read responses, no connection is judged, because the
 * delay may be its own. Returns a function that stops the monitor.
 */
export function monitorDeadConnections(pool: pg.Pool, url: string, onError: (error: Error) => void): () => void {
  const clients = new Set<DatabaseClient>();
  /** Application names of connections that were cut. */
  const cutNames = new Set<string>();
  pool.on('connect', (client) => void (client instanceof DatabaseClient && clients.add(client)));
  pool.on('remove', (client) => void (client instanceof DatabaseClient && clients.delete(client)));
  const loop = watchLoop();
  let isChecking = false;
  function cutDead(dead: readonly DeadConnection[]): void {
    for (const { client, cause } of dead) {
      if (!clients.has(client) || client.waitingSince === undefined) continue;
      onError(cause);
      cutNames.add(client.applicationName);
      client.cut(cause);
    }
  }
  async function check(): Promise<void> {
    const since = performance.now();
    const silent = [...clients].filter(({ waitingSince = since }) => waitingSince < since - SILENCE_MS);
    if (isChecking || silent.length + cutNames.size === 0) return;
    if (loop.wasBlockedSince(since - SILENCE_MS)) return;
    isChecking = true;
    const probe = openProbe(url);
    try {
      const { isAnswered, dead } = await findDead(probe, silent);
      if (!loop.wasBlockedSince(since)) cutDead(dead);
      if (isAnswered) await endTransactions(probe, cutNames);
    } finally {
      probe.end().catch(() => {});
      isChecking = false;
    }
  }
  const timer = setInterval(() => void check().catch(onError), SILENCE_MS / 2).unref();
  return () => {
    clearInterval(timer);
    loop.stop();
  };
}

const SQL_STATE = /^[0-9A-DF-Z][0-9A-Z]{4}$/;

function openProbe(url: string): pg.Client {
  const probe = new pg.Client({
    ...{ connectionString: url, application_name: 'quietsite-probe' },
    ...{ connectionTimeoutMillis: PROBE_LIMIT_MS, query_timeout: PROBE_LIMIT_MS },
  });
  probe.on('error', () => {});
  return probe;
}

interface DeadConnection {
  readonly client: DatabaseClient;
  readonly cause: Error;
}

interface Findings {
  /** Whether the probe got its response. */
  readonly isAnswered: boolean;
  readonly dead: readonly DeadConnection[];
}

async function findDead(probe: pg.Client, silent: readonly DatabaseClient[]): Promise<Findings> {
  try {
    await probe.connect();
    const idle = await findIdle(
      probe,
      silent.map(({ applicationName }) => applicationName),
    );
    const cause = new Error('the database is not working on the statement this connection waits for');
    const dead = silent.filter(({ applicationName }) => idle.has(applicationName));
    return { isAnswered: true, dead: dead.map((client) => ({ client, cause })) };
  } catch (error) {
    // A database that rejects the connection is reachable.
    const isReachable = SQL_STATE.test((error as { code?: string }).code ?? '');
    return { isAnswered: false, dead: isReachable ? [] : silent.map((client) => ({ client, cause: error as Error })) };
  }
}

/**
 * Ignores backends that became idle only just now: their response may be in flight. A connection without a backend is
 * dead, unless a pooler hands out backends older than the probe's connection: its statement may still wait for one.
 */
const FIND_IDLE = `
  select asked.name
  from unnest($1::text[]) asked (name)
  left join pg_stat_activity there on there.application_name = asked.name
  where case when there.pid is null
    then (select backend_start > now() - interval '10 seconds' from pg_stat_activity where pid = pg_backend_pid())
    else there.state <> 'active' and there.state_change < now() - interval '2 seconds' end`;

async function findIdle(probe: pg.Client, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await probe.query<{ name: string }>(FIND_IDLE, [names]);
  return new Set(rows.map(({ name }) => name));
}

/** These transactions were never acknowledged. An idle backend has no open transaction, so it is left out. */
const END_TRANSACTIONS = `
  select application_name as name, state like 'idle in transaction%' and state_change < now() - interval '2 seconds'
    and pg_terminate_backend(pid) is_ended
  from pg_stat_activity
  where application_name = any ($1::text[]) and state <> 'idle'`;

/** Terminates backends left idle in a transaction; active ones are checked again at the next probe. */
async function endTransactions(probe: pg.Client, cutNames: Set<string>): Promise<void> {
  if (cutNames.size === 0) return;
  const { rows } = await probe.query<{ name: string; is_ended: boolean }>(END_TRANSACTIONS, [[...cutNames]]);
  cutNames.clear();
  for (const { name, is_ended } of rows) if (!is_ended) cutNames.add(name);
}
