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
import type { Database, Executor } from './connection.ts';
import { inside } from './dead-connection-monitor.ts';
import { poolOf } from './pools.ts';
import type { Tables } from './tables.ts';

const BEGIN = 'start transaction isolation level repeatable read read only';

/**
 * Reads what is stored at one moment: what is saved in between is seen by all queries or by none. Those that do not
 * wait for one another go out at once on one connection, with one way there and back for all of them.
 */
export async function readInSnapshot<Result>(
  database: Database,
  read: (moment: Executor) => Promise<Result>,
): Promise<Result> {
  const client = await poolOf(database).connect();
  const line: Line = { client, isOpen: true };
  writeAtOnce(client);
  try {
    const [, result] = await Promise.all([client.query(BEGIN), read(openReader(line))]);
    return result;
  } catch (error) {
    // Those behind the one that failed are told only that the transaction is aborted.
    throw line.fault ?? error;
  } finally {
    line.isOpen = false;
    // Nothing was written, so nobody waits for it; it comes after whatever is still to be answered.
    void client.query('rollback').then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  }
}

/** What is sent until the process turns to something else leaves in one packet. */
function writeAtOnce(client: pg.PoolClient): void {
  const { stream } = inside(client).connection;
  stream.cork();
  setImmediate(() => stream.uncork());
}

interface Line {
  readonly client: pg.PoolClient;
  /** False once somebody else may have the connection: what comes late, because another query failed, is not sent. */
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

/** The library's own sends the next query of a transaction when the one before is answered. */
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
