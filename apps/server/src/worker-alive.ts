// Checks whether a worker on this host is connected to its queue. Exits with 0 or 1; for install.sh and the container's
// health check.
import pg from 'pg';

const TIMEOUT_MS = 10_000;
const client = new pg.Client({
  connectionString: process.env.DATABASE_URL,
  connectionTimeoutMillis: TIMEOUT_MS,
  query_timeout: TIMEOUT_MS,
});

async function isAtQueue(): Promise<boolean> {
  await client.connect();
  const { rowCount } = await client.query(`select from pg_stat_activity
    where application_name = 'quietsite-worker' and datname = current_database()
      and client_addr is not distinct from inet_client_addr()`);
  return (rowCount ?? 0) > 0;
}

const isAlive = await isAtQueue().catch(() => false);
await client.end().catch(() => undefined);
if (!isAlive) console.error('no worker of this machine is at its queue');
process.exitCode = isAlive ? 0 : 1;
