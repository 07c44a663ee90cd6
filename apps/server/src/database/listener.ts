import pg from 'pg';
import { DatabaseClient } from './client.ts';
import { CONNECT_LIMIT_MS } from './dead-connection-monitor.ts';

export type Listen = (channel: string, onMessage: (payload: string) => void) => void;

export interface Listener {
  readonly listen: Listen;
  close(): Promise<void>;
}

const RETRY_MS = 1_000;
const HEARTBEAT_MS = 10_000;
const RESPONSE_LIMIT_MS = 5_000;

/** A dedicated connection that stays on LISTEN and reconnects when the database is back. */
export function openListener(url: string, onError: (error: Error) => void): Listener {
  const handlers = new Map<string, (payload: string) => void>();
  let client: DatabaseClient | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    if (isClosed) return;
    const next = new DatabaseClient({
      ...{ connectionString: url, application_name: 'quietsite-listener', keepAlive: true },
      ...{ connectionTimeoutMillis: CONNECT_LIMIT_MS, query_timeout: RESPONSE_LIMIT_MS },
    });
    next.on('error', onError);
    next.on('end', retry);
    next.on('notification', (message) => handlers.get(message.channel)?.(message.payload ?? ''));
    try {
      await next.connect();
      client = next;
      for (const channel of handlers.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      sendHeartbeats(next);
    } catch (error) {
      onError(error as Error);
      next.cut(error as Error);
    }
  }

  /** A connection that only listens would not notice that the database is gone. */
  function sendHeartbeats(connection: DatabaseClient): void {
    const timer = setInterval(() => {
      connection.query('select 1').catch((error: Error) => {
        if (client !== connection) return;
        onError(error);
        connection.cut(error);
      });
    }, HEARTBEAT_MS).unref();
    connection.once('end', () => clearInterval(timer));
  }

  function retry(): void {
    client = undefined;
    if (!isClosed) setTimeout(() => void connect(), RETRY_MS).unref();
  }

  void connect();
  return {
    listen(channel, onMessage) {
      handlers.set(channel, onMessage);
      client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(onError);
    },
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}
