import pg from 'pg';
import { watchLoop } from './loop-watch.ts';

/** Longer than a busy database keeps anyone waiting, shorter than people are prepared to wait. */
export const CONNECT_LIMIT_MS = 10_000;
const SILENCE_MS = 5_000;
const PROBE_LIMIT_MS = 3_000;

/**
 * A connection that died silently blocks its users until the system gives up after a quarter of an hour. A probe on a
 * new connection tells it from a slow statement. If the probe gets no response, all silent connections are cut; if it
 * does, only those whose backend is not active. The backend of a cut connection does not know about it, so its open
 * transaction is ended. While this process is too busy to read responses, no connection is judged: the delay is its
 * own. Returns a function that stops the monitor.
 */
export function monitorDeadConnections(pool: pg.Pool, url: string, onError: (error: Error) => void): () => void {
  const busySince = new Map<pg.PoolClient, number>();
  const leftBehind = new Set<number>();
  pool.on('acquire', (client) => void busySince.set(client, performance.now()));
  pool.on('release', (_error, client) => void busySince.delete(client));
  const loop = watchLoop();
  let isLooking = false;
  function cutDead(dead: readonly DeadLine[]): void {
    for (const { client, cause } of dead) {
      if (!busySince.has(client) || !isWaiting(client)) continue;
      onError(cause);
      leftBehind.add(inside(client).processID ?? 0);
      cutConnection(client, cause);
    }
  }
  async function look(): Promise<void> {
    const limit = performance.now() - SILENCE_MS;
    const silent = [...busySince].filter(([client, since]) => since < limit && isWaiting(client)).map(([one]) => one);
    if (isLooking || silent.length + leftBehind.size === 0) return;
    const since = performance.now();
    if (loop.wasBlockedSince(since - SILENCE_MS)) return;
    isLooking = true;
    const probe = openProbe(url);
    try {
      const dead = await findDead(probe, silent);
      if (!loop.wasBlockedSince(since)) cutDead(dead);
      await endTransactions(probe, leftBehind);
    } finally {
      probe.end().catch(() => {});
      isLooking = false;
    }
  }
  const timer = setInterval(() => void look().catch(onError), SILENCE_MS / 2).unref();
  return () => {
    clearInterval(timer);
    loop.stop();
  };
}

/** Undeclared properties of the driver. */
interface Inside {
  readonly connection: pg.Connection;
  readonly processID: number | null;
  readonly readyForQuery?: boolean;
}
export const inside = (client: pg.ClientBase) => client as unknown as Inside;

/** A statement was sent and not yet answered; between statements a transaction may take its time. */
const isWaiting = (client: pg.ClientBase) => inside(client).readyForQuery === false;

const SQL_STATE = /^[0-9A-DF-Z][0-9A-Z]{4}$/;

function openProbe(url: string): pg.Client {
  const probe = new pg.Client({
    ...{ connectionString: url, application_name: 'quietsite-probe' },
    ...{ connectionTimeoutMillis: PROBE_LIMIT_MS, query_timeout: PROBE_LIMIT_MS },
  });
  probe.on('error', () => {});
  return probe;
}

interface DeadLine {
  readonly client: pg.PoolClient;
  readonly cause: Error;
}

async function findDead(probe: pg.Client, silent: readonly pg.PoolClient[]): Promise<DeadLine[]> {
  try {
    await probe.connect();
    const idle = await findIdle(
      probe,
      silent.map((client) => inside(client).processID ?? 0),
    );
    const cause = new Error('the database is not at work on what this line waits for');
    return silent.filter((client) => idle.has(inside(client).processID ?? 0)).map((client) => ({ client, cause }));
  } catch (error) {
    // A database that rejects the connection is reachable.
    if (SQL_STATE.test((error as { code?: string }).code ?? '')) return [];
    return silent.map((client) => ({ client, cause: error as Error }));
  }
}

/**
 * Ignores recent ones, whose response may be in flight. Behind a pooler the process ids differ, so nothing is known.
 */
const IDLE = `
  select asked.pid from unnest($1::integer[]) asked (pid) left join pg_stat_activity there using (pid)
  where $2 = pg_backend_pid()
    and (there.pid is null or (there.state <> 'active' and there.state_change < now() - interval '2 seconds'))`;

async function findIdle(probe: pg.Client, processIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await probe.query<{ pid: number }>(IDLE, [processIds, inside(probe).processID]);
  return new Set(rows.map(({ pid }) => pid));
}

/**
 * None of these transactions was acknowledged. An idle backend holds nothing, even if its process id has been reused.
 */
const END_TRANSACTIONS = `
  select pid, state like 'idle in transaction%' and state_change < now() - interval '2 seconds'
    and pg_terminate_backend(pid) is_ended
  from pg_stat_activity
  where pid = any ($1::integer[]) and $2 = pg_backend_pid() and application_name = 'quietsite' and state <> 'idle'`;

/** Runs as soon as the database is reachable; active backends are checked again once they finish. */
async function endTransactions(probe: pg.Client, leftBehind: Set<number>): Promise<void> {
  const { processID } = inside(probe);
  if (leftBehind.size === 0 || processID === null) return;
  const { rows } = await probe.query<{ pid: number; is_ended: boolean }>(END_TRANSACTIONS, [
    [...leftBehind],
    processID,
  ]);
  leftBehind.clear();
  for (const { pid, is_ended } of rows) if (!is_ended) leftBehind.add(pid);
}

/** Its statement fails at once, and the pool opens a new connection. */
export function cutConnection(client: pg.ClientBase, cause: Error): void {
  const error = new Error('the line to the database is dead', { cause });
  inside(client).connection.stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
}
