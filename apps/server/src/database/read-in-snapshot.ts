import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type pg from 'pg';
import { DatabaseClient } from './client.ts';
import type { Database, Executor } from './connection.ts';
import { poolOf } from './pools.ts';
import type { Tables } from './tables.generated.ts';

const BEGIN = 'start transaction isolation level repeatable read read only';

/**
 * Reads one consistent snapshot: concurrent saves are seen by all queries or by none. Independent queries are sent at
 * once on one connection, in a single round trip.
 */
export async function readInSnapshot<Result>(
  database: Database,
  read: (moment: Executor) => Promise<Result>,
): Promise<Result> {
  const client = await poolOf(database).connect();
  const line: Line = { client, isOpen: true };
  if (client instanceof DatabaseClient) client.writeAtOnce();
  try {
    const [, result] = await Promise.all([client.query(BEGIN), read(openReader(line))]);
    return result;
  } catch (error) {
    // Queries after the failed one only report that the transaction is aborted.
    throw line.fault ?? error;
  } finally {
    line.isOpen = false;
    // Nothing was written, so there is no need to wait for it; it runs after any outstanding responses.
    void client.query('rollback').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}

interface Line {
  readonly client: pg.PoolClient;
  /** False once the connection may be in use elsewhere: a late query, after another one failed, is not sent. */
  isOpen: boolean;
  /** The first query that failed. */
  fault?: Error;
}

const openReader = (line: Line): Database =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => createDriver(line),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** Kysely's own driver sends the next query of a transaction only after the previous response. */
function createDriver(line: Line): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      if (!line.isOpen) throw new Error('the moment is over');
      const { rows } = await line.client.query(sql, [...parameters]).catch((error: Error) => {
        line.fault ??= error;
        throw error;
      });
      return { rows: rows as Row[] };
    },
    streamQuery: refuse,
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    ...{ beginTransaction: refuse, commitTransaction: refuse, rollbackTransaction: refuse },
    destroy: async () => {},
  };
}

function refuse(): never {
  throw new Error('a moment is only read');
}
