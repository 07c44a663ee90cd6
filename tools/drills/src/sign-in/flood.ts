// Signs in while passwords are guessed at 200 per second: pnpm test:flood [--short]. Exits 1 when a sign-in fails.

import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../../kit/src/measure/percentile.ts';
import { formatRows, readIsShort } from '../../../kit/src/measure/report.ts';
import { withServer, withStage } from '../../../kit/src/stack/stage.ts';
import { type Answer, type Client, createClient } from './attempt.ts';

const FLOOD_PER_SECOND = 200;
const SIGN_IN_EVERY_MS = 500;

interface FloodFigures {
  readonly name: string;
  readonly signIns: number;
  readonly signInsAnswered: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly flood: number;
  /** Requests of the flood refused before or while waiting for a password check (429, 503). */
  readonly refused: number;
  readonly checked: number;
}

/** Starts work at a steady rate, however long each call takes, and returns all responses. */
async function atPace(everyMs: number, times: number, work: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const start = performance.now();
  const all: Promise<Answer>[] = [];
  for (let index = 0; index < times; index += 1) {
    const early = start + index * everyMs - performance.now();
    if (early > 0) await pause(early);
    all.push(work(index));
  }
  return Promise.all(all);
}

interface Scene {
  readonly name: string;
  /** Client addresses that guess, and those that sign in meanwhile; each list is used in turn. */
  readonly strangers: readonly string[];
  readonly owners: readonly string[];
}

const CREDENTIALS = { username: 'demo', password: 'quiet-demo-1' };

/** The device cookie of a known browser; obtained before the guesses lock the account for strangers. */
async function rememberBrowser(origin: string): Promise<string> {
  const client = createClient(origin, '127.0.0.1');
  const { cookies } = await client.signIn(CREDENTIALS);
  client.close();
  const device = cookies.find((cookie) => cookie.startsWith('device='))?.split(';')[0];
  if (!device) throw new Error('the first sign-in set no device');
  return device;
}

const inTurn = (clients: readonly Client[], index: number) => clients[index % clients.length] as Client;
const count = (answers: readonly Answer[], statuses: readonly number[]) =>
  answers.filter(({ status }) => statuses.includes(status)).length;

/** The owner keeps signing in from a known browser, while strangers guess the password of the same account. */
async function measureFlood(
  origin: string,
  { name, ...addresses }: Scene,
  device: string,
  seconds: number,
): Promise<FloodFigures> {
  const owners = addresses.owners.map((address) => createClient(origin, address));
  const strangers = addresses.strangers.map((address) => createClient(origin, address));
  const guesses = strangers.length > 0 ? seconds * FLOOD_PER_SECOND : 0;
  const [signIns, flood] = await Promise.all([
    atPace(SIGN_IN_EVERY_MS, (seconds * 1000) / SIGN_IN_EVERY_MS, (index) =>
      inTurn(owners, index).signIn({ ...CREDENTIALS, cookie: device }),
    ),
    atPace(1000 / FLOOD_PER_SECOND, guesses, (index) =>
      inTurn(strangers, index).signIn({ username: CREDENTIALS.username, password: `guess-${index}` }),
    ),
  ]);
  for (const client of [...owners, ...strangers]) client.close();
  const waits = signIns.map(({ milliseconds }) => milliseconds);
  return {
    name,
    signIns: signIns.length,
    signInsAnswered: count(signIns, [200]),
    p50Ms: percentile(waits, 0.5),
    p95Ms: percentile(waits, 0.95),
    flood: flood.length,
    refused: count(flood, [429, 503]),
    checked: count(flood, [401, 403]),
  };
}

const isShort = readIsShort();
const seconds = isShort ? 2 : 10;
const network = (prefix: string) => Array.from({ length: 40 }, (_, index) => `${prefix}.${index + 1}`);

const scenes: readonly Scene[] = [
  { name: 'no flood', strangers: [], owners: ['127.0.0.3'] },
  { name: 'from one address', strangers: ['127.0.0.2'], owners: ['127.0.0.1'] },
  { name: 'from 40 addresses', strangers: network('127.0.1'), owners: network('127.0.2') },
];

/**
 * A single address is stopped by its rate limit; many stay below theirs and reach the queue before the password check.
 */
function isMet({ name, signIns, signInsAnswered, flood, refused, checked }: FloodFigures): boolean {
  const isFloodAnswered = refused + checked === flood;
  const isFloodRefused = name !== 'from one address' || refused > flood * 0.75;
  return signInsAnswered === signIns && isFloodAnswered && isFloodRefused;
}

/** The default rate limit; that of the stack is for demonstrations. */
const variables = { RATE_LIMIT_PER_MINUTE: undefined, LOG_LEVEL: 'silent' };
const figures = await withStage({ isShort, isSeeded: true }, (stage) =>
  withServer(
    stage,
    async (origin) => {
      const all: FloodFigures[] = [];
      const device = await rememberBrowser(origin);
      for (const scene of scenes) all.push(await measureFlood(origin, scene, device, seconds));
      return all;
    },
    { variables },
  ),
);
const ms = (value: number) => `${value.toFixed(0)} ms`;
console.log(
  formatRows(
    ['flood', 'sign-ins answered', 'p50', 'p95', 'guesses', 'refused unchecked', 'checked', ''],
    figures.map((line) => [
      ...[line.name, `${line.signInsAnswered} of ${line.signIns}`, ms(line.p50Ms), ms(line.p95Ms)],
      ...[line.flood, line.refused, line.checked, isMet(line) ? 'met' : 'MISSED'],
    ]),
  ),
);
process.exitCode = figures.every(isMet) ? 0 : 1;
