import type pg from 'pg';
import { type Connection, openConnection } from '../../../../apps/server/src/database/connection.ts';
import { percentile } from '../../../kit/src/measure/percentile.ts';
import { type HotRead, listHotReads } from './hot-reads.ts';
import { type LoadScenario, type Person, sleep } from './person.ts';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Milliseconds at p50. */
export interface ReadFigures {
  readonly name: string;
  readonly count: number;
  /** The number of statements the route sends, in sequence. */
  readonly statements: number;
  readonly bareMs: number;
  readonly httpMs: number;
}

interface ReadTimings {
  readonly bare: number[];
  readonly http: number[];
  statements: number;
}

/**
 * Under load, compares a hot read over HTTP with the statements of the same read through the same driver, alternately,
 * for one user after another. The statements are recorded from the route's own service; that run also warms up both.
 */
export async function compareReads(
  url: string,
  people: readonly Person[],
  scenario: LoadScenario,
): Promise<ReadFigures[]> {
  const recordedConnection = openConnection(url, 2, console.error);
  const { pool } = openConnection(url, 1, console.error);
  const statements = recordStatements(recordedConnection);
  const reads = listHotReads(recordedConnection);
  const pairs = new Map(reads.map((read) => [read, { bare: [], http: [], statements: 0 } as ReadTimings]));
  const client = await pool.connect();
  try {
    for (let turn = 0; await sleep(scenario.size.probeSeconds * 1000, scenario.signal); turn += 1) {
      const read = reads[turn % reads.length];
      const person = people[Math.floor(turn / reads.length) % people.length];
      const found = read && pairs.get(read);
      if (read && person && found)
        await compareOnce({ read, person, scenario, statements, client }, found, turn % 2 === 0);
    }
  } finally {
    client.release();
    await Promise.all([recordedConnection.close(), pool.end()]);
  }
  return [...pairs].map(([{ name }, found]) => summarisePairs(name, found));
}

interface Comparison {
  readonly read: HotRead;
  readonly person: Person;
  readonly scenario: LoadScenario;
  readonly statements: Statement[];
  readonly client: pg.PoolClient;
}

async function compareOnce(
  { read, person, scenario, statements, client }: Comparison,
  pairs: ReadTimings,
  isBareFirst: boolean,
) {
  const path = read.path(person, scenario);
  if (path === undefined) return;
  try {
    statements.length = 0;
    await read.ask(path, person.account.secret);
    const sent = [...statements];
    const runBare = async () => void pairs.bare.push(await timed(() => replay(client, sent)));
    const runHttp = async () => void pairs.http.push(await timed(() => person.web.read(path)));
    for (const run of isBareFirst ? [runBare, runHttp] : [runHttp, runBare]) await run();
    pairs.statements = sent.length;
  } catch (error) {
    scenario.recorder.recordError(`comparing ${read.name}`, String(error));
  }
}

async function replay(client: pg.PoolClient, statements: readonly Statement[]): Promise<void> {
  for (const { text, values } of statements) await client.query(text, [...values]);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Everything the connection sends, including the ends of its transactions. */
function recordStatements({ pool }: Connection): Statement[] {
  const statements: Statement[] = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const recordingQuery = (text: unknown, values: unknown, ...others: unknown[]) => {
      if (typeof text === 'string') statements.push({ text, values: Array.isArray(values) ? values : [] });
      return query(text, values, ...others);
    };
    client.query = recordingQuery as typeof client.query;
  });
  return statements;
}

const summarisePairs = (name: string, { bare, http, statements }: ReadTimings): ReadFigures => ({
  ...{ name, statements, count: bare.length },
  ...{ bareMs: percentile(bare, 0.5), httpMs: percentile(http, 0.5) },
});
