import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../bench-map/percentile.ts';
import { type Answer, type Client, createClient } from './attempt.ts';
import type { SignInStage } from './stage.ts';

const FLOOD_PER_SECOND = 200;
const SIGN_IN_EVERY_MS = 500;

export interface FloodFigures {
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

export interface Scene {
  readonly name: string;
  /** Client addresses that guess, and those that sign in meanwhile; each list is used in turn. */
  readonly strangers: readonly string[];
  readonly owners: readonly string[];
}

const RIGHT = { username: 'demo', password: 'quiet-demo-1' };

/** The device cookie of a known browser; obtained before the guesses lock the account for strangers. */
export async function rememberBrowser({ origin }: SignInStage): Promise<string> {
  const client = createClient(origin, '127.0.0.1');
  const { cookies } = await client.signIn(RIGHT);
  client.close();
  const device = cookies.find((cookie) => cookie.startsWith('device='))?.split(';')[0];
  if (!device) throw new Error('the first sign-in set no device');
  return device;
}

const inTurn = (clients: readonly Client[], index: number) => clients[index % clients.length] as Client;
const count = (answers: readonly Answer[], statuses: readonly number[]) =>
  answers.filter(({ status }) => statuses.includes(status)).length;

/** The owner keeps signing in from a known browser, while strangers guess the password of the same account. */
export async function measureFlood(
  { origin }: SignInStage,
  { name, ...addresses }: Scene,
  device: string,
  seconds: number,
): Promise<FloodFigures> {
  const owners = addresses.owners.map((address) => createClient(origin, address));
  const strangers = addresses.strangers.map((address) => createClient(origin, address));
  const guesses = strangers.length > 0 ? seconds * FLOOD_PER_SECOND : 0;
  const [signIns, flood] = await Promise.all([
    atPace(SIGN_IN_EVERY_MS, (seconds * 1000) / SIGN_IN_EVERY_MS, (index) =>
      inTurn(owners, index).signIn({ ...RIGHT, cookie: device }),
    ),
    atPace(1000 / FLOOD_PER_SECOND, guesses, (index) =>
      inTurn(strangers, index).signIn({ username: RIGHT.username, password: `guess-${index}` }),
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
