import pg from 'pg';

export type Listen = (channel: string, onMessage: (payload: string) => void) => void;

export interface Listener {
  readonly listen: Listen;
  close(): Promise<void>;
}

const RETRY_MS = 1_000;

/** A connection of its own that stays on LISTEN and comes back by itself when the database does. */
export function openListener(url: string, onError: (error: Error) => void): Listener {
  const handlers = new Map<string, (payload: string) => void>();
  let client: pg.Client | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    if (isClosed) return;
    const next = new pg.Client({ connectionString: url, application_name: 'quietsite-listener', keepAlive: true });
    next.on('error', onError);
    next.on('end', retry);
    next.on('notification', (message) => handlers.get(message.channel)?.(message.payload ?? ''));
    try {
      await next.connect();
      client = next;
      for (const channel of handlers.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      onError(error as Error);
      await next.end().catch(() => {});
    }
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
