import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { DatabaseClient } from './client.ts';
import { CONNECT_LIMIT_MS, monitorDeadConnections } from './dead-connection-monitor.ts';
import { rememberPool } from './pools.ts';
import { createStatementNames } from './statement-names.ts';
import type { Tables } from './tables.generated.ts';

export type Database = Kysely<Tables>;
/** Repositories work the same inside and outside a transaction. */
export type Executor = Database | Transaction<Tables>;

const { builtins } = pg.types;
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary') {
      if (oid === builtins.INT8) return Number; // identity columns stay far below 2^53
      if (oid === builtins.DATE) return (text: string) => text; // days are DayStrings, never Dates (M-03)
    }
    return pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;

const STATEMENT_LIMIT_MS = 60_000;
const IDLE_TRANSACTION_LIMIT_MS = 60_000;

/**
 * The load is many small concurrent queries. Parallel workers for one of them cost more than they gain and take cores
 * from the others; compiling one takes 30 to 80 ms, and hardly any runs so long.
 */
const SERVER_OPTIONS = '-c max_parallel_workers_per_gather=0 -c jit=off';

export interface Connection {
  readonly pool: pg.Pool;
  readonly database: Database;
  close(): Promise<void>;
}

export function openConnection(
  url: string,
  poolSize: number,
  onError: (error: Error) => void,
  statementLimitMs = STATEMENT_LIMIT_MS,
): Connection {
  const names = createStatementNames(onError);
  const pool = new pg.Pool({
    Client: class extends DatabaseClient {
      constructor(config?: pg.ClientConfig) {
        super(config, names);
      }
    },
    connectionString: url,
    max: poolSize,
    types,
    application_name: 'quietsite',
    statement_timeout: statementLimitMs,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_LIMIT_MS,
    options: SERVER_OPTIONS,
    // Sends queries without waiting for earlier responses; see read-in-snapshot.ts.
    pipeline: true,
    // Also limits the wait for a connection from the pool.
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  });
  // A broken idle connection must not end the process; the pool opens a new one.
  pool.on('error', onError);
  // The pool handles errors only of idle connections: one that breaks between two statements of a transaction would end
  // the process.
  pool.on('connect', (client) => client.on('error', onError));
  const stopWatch = monitorDeadConnections(pool, url, onError);
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  rememberPool(database, pool);
  return {
    pool,
    database,
    async close() {
      stopWatch();
      await database.destroy();
    },
  };
}

/** A health check has a time limit too, so a late response counts as unreachable. */
const REACHABLE_LIMIT_MS = 3_000;

export async function isReachable(database: Database): Promise<boolean> {
  const response = sql`select 1`.execute(database).then(() => true);
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, REACHABLE_LIMIT_MS, false);
  try {
    return await Promise.race([response, late]);
  } finally {
    clearTimeout(timer);
    response.catch(() => {});
  }
}
