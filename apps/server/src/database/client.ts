import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import pg from 'pg';
import type { StatementNames } from './statement-names.ts';

type Query = (this: pg.Client, text: unknown, values?: unknown, ...others: unknown[]) => unknown;

/**
 * The driver's client with its own socket, so that a dead connection can be cut, and a unique application name, under
 * which the database reports what the connection's backend is doing.
 */
export class DatabaseClient extends pg.Client {
  readonly applicationName: string;
  readonly #socket: Socket;
  readonly #names: StatementNames | undefined;
  #waitingSince: number | undefined;

  constructor(config: pg.ClientConfig = {}, names?: StatementNames) {
    const socket = new Socket();
    const applicationName = `${config.application_name} ${randomUUID()}`;
    super({ ...config, application_name: applicationName, stream: () => socket });
    this.applicationName = applicationName;
    this.#socket = socket;
    this.#names = names;
    this.on('drain', () => {
      this.#waitingSince = undefined;
    });
  }

  /**
   * When the oldest unanswered statement was sent, by performance.now(); undefined between statements, because a
   * transaction may pause there.
   */
  get waitingSince(): number | undefined {
    return this.#waitingSince;
  }

  override query<Row extends pg.QueryResultRow>(text: string): Promise<pg.QueryResult<Row>>;
  override query(...given: never[]): never;
  /** Gives a frequent query with values a statement name; anything else is sent unchanged. */
  override query(text: unknown, values?: unknown, ...others: unknown[]): unknown {
    this.#waitingSince ??= performance.now();
    const send = super.query as Query;
    const isPlain = typeof text === 'string' && Array.isArray(values) && others.length === 0;
    const name = isPlain ? this.#names?.find(text) : undefined;
    if (name === undefined) return send.call(this, text, values, ...others);
    const result = send.call(this, { name, text, values }) as Promise<unknown>;
    result.catch((error: Error) => this.#names?.noteError(error));
    return result;
  }

  /** Sends everything written in the same tick in one packet. */
  batchWrites(): void {
    this.#socket.cork();
    setImmediate(() => this.#socket.uncork());
  }

  /** Cuts the connection: its statements fail at once, and the pool opens a new connection. */
  cut(cause: Error): void {
    const error = new Error('the connection to the database is dead', { cause });
    this.#socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  }
}
