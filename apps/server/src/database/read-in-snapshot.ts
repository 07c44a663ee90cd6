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
  read: (snapshot: Executor) => Promise<Result>,
): Promise<Result> {
  const client = await poolOf(database).connect();
  const session: SnapshotConnection = { client, isOpen: true };
  if (client instanceof DatabaseClient) client.batchWrites();
  try {
    const [, result] = await Promise.all([client.query(BEGIN), read(openReader(session))]);
    return result;
  } catch (error) {
    // Queries after the failed one only report that the transaction is aborted.
    throw session.fault ?? error;
  } finally {
    session.isOpen = false;
    // Nothing was written, so there is no need to wait for it; it runs after any outstanding responses.
    void client.query('rollback').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}

interface SnapshotConnection {
  readonly client: pg.PoolClient;
  /** False once the connection may be in use elsewhere. A query that comes after a failed one is then not sent. */
  isOpen: boolean;
  /** The first query that failed. */
  fault?: Error;
}

const openReader = (session: SnapshotConnection): Database =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => createDriver(session),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** Kysely's own driver sends the next query of a transaction only after the previous response. */
function createDriver(session: SnapshotConnection): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      if (!session.isOpen) throw new Error('the snapshot is closed');
      const { rows } = await session.client.query(sql, [...parameters]).catch((error: Error) => {
        session.fault ??= error;
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
  throw new Error('a snapshot is read-only');
}
