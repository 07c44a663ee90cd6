import pg from 'pg';
import { percentile } from '../bench-map/percentile.ts';
import { type Answer, createClient } from './attempt.ts';
import type { SignInStage } from './stage.ts';

/** Attempts with each name: the warnings, and the final lock. */
const ATTEMPTS = 5;

export interface TimingFigures {
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
export async function measureTiming(stage: SignInStage, samples: number): Promise<TimingFigures> {
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
