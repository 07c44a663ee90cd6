import pg from 'pg';

/** Longer than a busy database lets anybody wait, shorter than people do. */
export const CONNECT_LIMIT_MS = 10_000;
const SILENCE_MS = 5_000;
const PROBE_LIMIT_MS = 3_000;

/**
 * A line that went dead without a word holds its connection, and whoever waits for it, until the system gives up after
 * a quarter of an hour. From a statement that merely takes long it is told by asking on a new line: when that one
 * answers, all is well; when it does not, the silent ones are cut. Answers how to stop.
 */
export function watchLines(pool: pg.Pool, url: string, onError: (error: Error) => void): () => void {
  const busySince = new Map<pg.PoolClient, number>();
  pool.on('acquire', (client) => void busySince.set(client, performance.now()));
  pool.on('release', (_error, client) => void busySince.delete(client));
  let isProbing = false;
  const listSilent = () => {
    const limit = performance.now() - SILENCE_MS;
    return [...busySince].filter(([, since]) => since < limit).map(([client]) => client);
  };
  async function look(): Promise<void> {
    const silent = listSilent();
    if (isProbing || silent.length === 0) return;
    isProbing = true;
    const failure = await probe(url).finally(() => {
      isProbing = false;
    });
    if (!failure) return;
    onError(failure);
    for (const client of silent) if (busySince.has(client)) cutLine(client, failure);
  }
  const timer = setInterval(() => void look(), SILENCE_MS / 2).unref();
  return () => clearInterval(timer);
}

const SQL_STATE = /^[0-9A-Z]{5}$/;

/** Why the database cannot be reached; a database that says no has been reached. */
async function probe(url: string): Promise<Error | undefined> {
  const client = new pg.Client({
    ...{ connectionString: url, application_name: 'quietsite-probe', connectionTimeoutMillis: PROBE_LIMIT_MS },
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    const { code } = error as { code?: string };
    return SQL_STATE.test(code ?? '') && !code?.startsWith('E') ? undefined : (error as Error);
  } finally {
    client.end().catch(() => {});
  }
}

/** Its statement fails at once, and the pool opens another. */
export function cutLine(client: pg.ClientBase, cause: Error): void {
  const error = new Error('the line to the database is dead', { cause });
  const { connection } = client as unknown as { connection: pg.Connection };
  connection.stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
}
