// Sends hostile requests to every route of a really started server: pnpm test:attack [--short] [--seed n] [--rounds n].
// Exits 1 when an answer is a 5xx, tells of the inside, lacks a security header, is not as declared, or takes too long.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom, type Random } from '../../../packages/fixtures/src/random.ts';
import { repositoryRoot } from '../../kit/src/stack/cluster.ts';
import { openStage, withServer } from '../../kit/src/stack/stage.ts';
import { type Actor, enter } from './attack/actors.ts';
import { compose, type HostileRequest } from './attack/compose.ts';
import { judge } from './attack/judge.ts';
import { renderAttack } from './attack/render-attack.ts';
import { formatTable, percentile, type Sent } from './attack/report.ts';
import { listRoutes, type Route } from './attack/routes.ts';
import { hangUp, send } from './attack/send.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string' },
  },
});
const seed = Number(values.seed);
/** Requests to each route by each actor. */
const FULL_ROUNDS = 40;
const rounds = Number(values.rounds ?? (values.short ? 3 : FULL_ROUNDS));
const MAX_P99_MS = 2_000;
const AT_ONCE = 4;

async function attackOnce(origin: string, route: Route, actor: Actor, random: Random): Promise<Sent> {
  const request = compose(route, random, actor.known);
  const headers = { ...actor.headers, ...request.headers };
  const begin = performance.now();
  const answer = await send(origin, { ...request, headers }).catch((error: Error) => error);
  const fault = answer instanceof Error ? answer.message : judge(route, answer);
  if (fault) tellFault(actor, request, fault);
  const status = answer instanceof Error ? 0 : answer.status;
  return { group: route.group, status, milliseconds: performance.now() - begin, fault };
}

function tellFault(actor: Actor, { method, path, headers, body }: HostileRequest, fault: string): void {
  const sent = [`${actor.name}: ${method} ${path.slice(0, 160)}`, fault, JSON.stringify(headers).slice(0, 200)];
  console.error([...sent, body?.toString().slice(0, 200) ?? ''].join('\n  '));
}

/** In route order; each free worker takes the next. */
async function attackAll(origin: string, actors: readonly Actor[]): Promise<readonly Sent[]> {
  const work = listRoutes().flatMap((route) =>
    actors.filter(({ mayTry }) => mayTry(route)).map((actor) => ({ route, actor })),
  );
  const sent: Sent[] = [];
  let taken = 0;
  const take = async () => {
    for (let index = taken++; index < work.length; index = taken++) {
      const { route, actor } = work[index] as (typeof work)[number];
      const random = createRandom(seed * 1_000_003 + index);
      for (let round = 0; round < rounds; round += 1) sent.push(await attackOnce(origin, route, actor, random));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  return sent;
}

function writeDocument(sent: readonly Sent[]): void {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  const text = renderAttack(sent, { day: new Date().toISOString().slice(0, 10), machine, seed, rounds });
  writeFileSync(join(repositoryRoot, 'docs/security/attack.md'), text);
}

async function run(): Promise<boolean> {
  const stage = await openStage({ isShort: values.short, isSeeded: true });
  try {
    const attack = async (origin: string) => {
      const sent = await attackAll(origin, await enter(origin));
      return { sent, isAlive: (await fetch(`${origin}/readyz`)).ok };
    };
    const { sent, isAlive } = await withServer(stage, attack, { variables: { RATE_LIMIT_PER_MINUTE: '1000000' } });
    console.log(formatTable(sent));
    if (rounds >= FULL_ROUNDS) writeDocument(sent);
    const p99 = percentile(
      sent.map(({ milliseconds }) => milliseconds),
      0.99,
    );
    const faults = sent.filter(({ fault }) => fault !== null).length;
    console.log(
      `\n${sent.length} requests, seed ${seed}: ${faults} answers break a rule; p99 ${p99.toFixed(0)} of ${MAX_P99_MS} ms`,
    );
    return isAlive && faults === 0 && p99 <= MAX_P99_MS;
  } finally {
    hangUp();
    await stage.close();
  }
}

process.exitCode = (await run()) ? 0 : 1;
