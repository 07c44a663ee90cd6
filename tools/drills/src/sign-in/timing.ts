// Compares the response times for known and unknown names: pnpm test:timing [--short]. Exits 1 when they differ.

import type pg from 'pg';
import { percentile } from '../../../kit/src/measure/percentile.ts';
import { formatPercent, formatRows, readIsShort } from '../../../kit/src/measure/report.ts';
import { withServer, withStage } from '../../../kit/src/stack/stage.ts';
import { type Answer, createClient } from './attempt.ts';

/** Attempts with each name: the warnings, and the final lock. */
const ATTEMPTS = 5;

interface TimingFigures {
  readonly samples: number;
  readonly different: number;
  readonly known: Times;
  readonly unknown: Times;
}

interface Times {
  readonly meanMs: number;
  readonly medianMs: number;
  readonly fastestMs: number;
}

interface Size {
  /** Samples of both kinds together. */
  readonly samples: number;
  /** The maximum number of samples, if the times have not settled earlier. */
  readonly most: number;
  readonly isSettled: (known: Times, unknown: Times) => boolean;
}

/** Accounts that differ only in their name; no two measurements share a counter. */
async function createAccounts(pool: pg.Pool, names: readonly string[]): Promise<void> {
  await pool.query(
    `insert into users (username, username_key, password_hash, email, email_key, user_type, is_active)
     select name, name, password_hash, name || '@timing.example', name || '@timing.example', 'epd', true
     from users, unnest($1::text[]) as name where username = 'demo'`,
    [names],
  );
  await pool.query('analyze users');
}

const timesOf = (answers: readonly Answer[]): Times => {
  const times = answers.map(({ milliseconds }) => milliseconds);
  const meanMs = times.reduce((sum, time) => sum + time, 0) / times.length;
  return { meanMs, medianMs: percentile(times, 0.5), fastestMs: Math.min(...times) };
};

/** A response without its request id. */
const visible = ({ status, body, cookies }: Answer) =>
  JSON.stringify([status, { ...JSON.parse(body), requestId: '' }, cookies]);

/** Wrong passwords for existing and unknown names, alternately; each kind goes first in every second turn. */
async function measureTiming(
  origin: string,
  pool: pg.Pool,
  { samples, most, isSettled }: Size,
): Promise<TimingFigures> {
  const turns = most / 2;
  const nameOf = (kind: string, turn: number) => `${kind}-${String(Math.floor(turn / ATTEMPTS)).padStart(5, '0')}`;
  await createAccounts(pool, [...new Set(Array.from({ length: turns }, (_, turn) => nameOf('site', turn)))]);
  const client = createClient(origin, '127.0.0.1');
  const guess = (username: string) => client.signIn({ username, password: 'not-the-one-1' });
  for (let turn = 0; turn < 20; turn += 1) await guess(`warm-${turn}`);
  const known: Answer[] = [];
  const unknown: Answer[] = [];
  let different = 0;
  const isEnough = (turn: number) =>
    turn > 0 && turn % (samples / 2) === 0 && isSettled(timesOf(known), timesOf(unknown));
  for (let turn = 0; turn < turns && !isEnough(turn); turn += 1) {
    const pair = [
      { answers: known, name: nameOf('site', turn) },
      { answers: unknown, name: nameOf('none', turn) },
    ];
    for (const { answers, name } of turn % 2 === 0 ? pair : pair.toReversed()) answers.push(await guess(name));
    const [one, other] = [known.at(-1), unknown.at(-1)];
    if (!one || !other || visible(one) !== visible(other)) different += 1;
  }
  client.close();
  return { samples: known.length + unknown.length, different, known: timesOf(known), unknown: timesOf(unknown) };
}

const isShort = readIsShort();
/**
 * Other load on the machine only adds time: with few samples the fastest are compared, with many all. More samples bring
 * the fastest of both closer to what they take on an idle machine, so a difference that is real stays.
 */
const NO_LIMIT = Number.POSITIVE_INFINITY;
const bars = isShort
  ? { mean: NO_LIMIT, median: NO_LIMIT, fastest: 0.25 }
  : { mean: 0.05, median: 0.05, fastest: NO_LIMIT };
const apart = (one: number, other: number) => Math.abs(one - other) / one;
const size: Size = {
  samples: isShort ? 240 : 2_000,
  most: isShort ? 960 : 2_000,
  isSettled: (known, unknown) => apart(known.fastestMs, unknown.fastestMs) <= bars.fastest,
};

const variables = { HIDE_UNKNOWN_USERS: 'true', LOG_LEVEL: 'silent' };
const { known, unknown, ...figures } = await withStage({ isShort, isSeeded: true }, (stage) =>
  withServer(stage, (origin) => measureTiming(origin, stage.connection.pool, size), { variables }),
);
const gap = (of: keyof Times) => apart(known[of], unknown[of]);
const ms = (value: number) => `${value.toFixed(2)} ms`;
const row = (name: string, of: keyof Times, bar: number) => [
  ...[name, ms(known[of]), ms(unknown[of]), formatPercent(gap(of))],
  Number.isFinite(bar) ? `<= ${formatPercent(bar)}` : '',
];
console.log(
  formatRows(
    [`${figures.samples} samples`, 'known name', 'unknown name', 'apart', 'bar'],
    [
      row('mean', 'meanMs', bars.mean),
      row('median', 'medianMs', bars.median),
      row('fastest', 'fastestMs', bars.fastest),
      ['answers that differ', '', '', figures.different, '0'],
    ],
  ),
);
const isMet = gap('meanMs') <= bars.mean && gap('medianMs') <= bars.median && gap('fastestMs') <= bars.fastest;
process.exitCode = figures.different === 0 && isMet ? 0 : 1;
