// Compares how long known and unknown names take to be refused: pnpm test:timing [--short]. Exits 1 when they differ.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { percentile } from '../../../kit/src/measure/percentile.ts';
import { type Answer, createClient } from './attempt.ts';
import { type SignInStage, withSignInStage } from './stage.ts';

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

/** Accounts that differ only in their name; no two measurements share a counter. */
async function createAccounts(databaseUrl: string, names: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into users (username, username_key, password_hash, email, email_key, user_type, is_active)
       select name, name, password_hash, name || '@timing.example', name || '@timing.example', 'epd', true
       from users, unnest($1::text[]) as name where username = 'demo'`,
      [names],
    );
    await client.query('analyze users');
  } finally {
    await client.end();
  }
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
async function measureTiming(stage: SignInStage, samples: number): Promise<TimingFigures> {
  const turns = samples / 2;
  const nameOf = (kind: string, turn: number) => `${kind}-${String(Math.floor(turn / ATTEMPTS)).padStart(5, '0')}`;
  await createAccounts(stage.databaseUrl, [
    ...new Set(Array.from({ length: turns }, (_, turn) => nameOf('site', turn))),
  ]);
  const client = createClient(stage.origin, '127.0.0.1');
  const guess = (username: string) => client.signIn({ username, password: 'not-the-one-1' });
  for (let turn = 0; turn < 20; turn += 1) await guess(`warm-${turn}`);
  const known: Answer[] = [];
  const unknown: Answer[] = [];
  let different = 0;
  for (let turn = 0; turn < turns; turn += 1) {
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

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const samples = values.short ? 60 : 2_000;
/** Other load on the machine only adds time: with few samples the fastest are compared, with many all. */
const NONE = Number.POSITIVE_INFINITY;
const bars = values.short ? { mean: NONE, median: NONE, fastest: 0.25 } : { mean: 0.05, median: 0.05, fastest: NONE };

const variables = { HIDE_UNKNOWN_USERS: 'true', RATE_LIMIT_PER_MINUTE: '1000000' };
const { known, unknown, ...figures } = await withSignInStage({ isShort: values.short, variables }, (stage) =>
  measureTiming(stage, samples),
);
const gap = (of: 'meanMs' | 'medianMs' | 'fastestMs') => Math.abs(known[of] - unknown[of]) / known[of];
const row = (...cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
const ms = (value: number) => `${value.toFixed(2)} ms`;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const barText = (bar: number) => (Number.isFinite(bar) ? `<= ${percent(bar)}` : '');
row(`${figures.samples} samples`, 'known name', 'unknown name', 'apart', 'bar');
row('---', '---', '---', '---', '---');
row('mean', ms(known.meanMs), ms(unknown.meanMs), percent(gap('meanMs')), barText(bars.mean));
row('median', ms(known.medianMs), ms(unknown.medianMs), percent(gap('medianMs')), barText(bars.median));
row('fastest', ms(known.fastestMs), ms(unknown.fastestMs), percent(gap('fastestMs')), barText(bars.fastest));
row('answers that differ', '', '', String(figures.different), '0');
const isMet = gap('meanMs') <= bars.mean && gap('medianMs') <= bars.median && gap('fastestMs') <= bars.fastest;
process.exitCode = figures.different === 0 && isMet ? 0 : 1;
