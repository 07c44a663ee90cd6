import { setTimeout as pause } from 'node:timers/promises';
import type { CalculationRun, Project } from '../../../../packages/contracts/src/index.ts';
import { calculate } from '../../soak/client.ts';
import { query } from '../../soak/verify.ts';
import type { Seen } from '../fault.ts';
import { countAcknowledged, edit, openPeople, type People, type Person, startWork } from './people.ts';
import { watchReadiness } from './readiness.ts';
import type { World } from './world.ts';

/** What was made of the fault. */
export interface Made {
  /** Moment of `performance.now` at which it was over. */
  readonly endedAt: number;
  /** Where the data lies now, if elsewhere. */
  readonly databaseUrl?: string;
  /** Of the acknowledged changes those that must be there; all of them unless said. */
  readonly acknowledged?: readonly Acknowledged[];
  readonly note?: string;
  /** The server itself was started anew: until it is back there is nobody to answer. */
  readonly isRestarted?: boolean;
  readonly wrongs?: readonly string[];
}

export interface Acknowledged {
  readonly projectId: number;
  readonly turns: readonly number[];
  readonly runIds: readonly number[];
}

/** Long enough that everybody is in the middle of something. */
const BEFORE_MS = 3_000;
const AFTER_MS = 1_000;
const LONGEST_MS = 240_000;

/** What each of them was promised up to now. */
export const listAcknowledged = ({ workers }: People): Acknowledged[] =>
  workers.map(({ projectId, turns, runIds }) => ({ projectId, turns: [...turns], runIds: [...runIds] }));

/** Makes a fault while people work, waits until all is well and counts what is there of what was acknowledged. */
export async function underWork(world: World, make: (people: People) => Promise<Made>): Promise<Seen> {
  const people = await openPeople(world.origin);
  people.hearing.begin();
  const [stop, endWatch] = [startWork(people), watchReadiness(world.origin)];
  try {
    await pause(BEFORE_MS);
    const made = await make(people);
    const wellAt = await waitUntilWell(people.watcher, made.endedAt);
    await pause(AFTER_MS);
    await stop();
    const ready = await endWatch();
    const promised = made.acknowledged ?? listAcknowledged(people);
    const told =
      ready.answers.length > 0 ? `; /readyz ${ready.answers.join(', ')} for ${ready.secondsAway.toFixed(1)} s` : '';
    return {
      usersSee: people.hearing.describe() + told,
      acknowledged: made.acknowledged ? countPromised(promised) : countAcknowledged(people),
      lost: await countLost(made.databaseUrl ?? world.databaseUrl, promised),
      secondsUntilWell: (wellAt - made.endedAt) / 1000,
      ...(made.note !== undefined && { note: made.note }),
      wrongs: [...(made.wrongs ?? []), ...listWrongs(people, world, made)],
    };
  } finally {
    await Promise.all([stop(), endWatch()]);
  }
}

function listWrongs({ hearing }: People, { server, worker }: World, { isRestarted = false }: Made): string[] {
  const ended = [server, worker].filter(({ ownEnds }) => ownEnds > 0);
  const heard = [
    ...(hearing.unanswered > 0 ? [`${hearing.unanswered} calls had no answer`] : []),
    ...hearing.listUnclear().map((told) => `somebody was told ${told}`),
  ];
  return [...(isRestarted ? [] : heard), ...ended.map(({ name }) => `the ${name} ended by itself`)];
}

/** Until somebody has read, written and calculated; answers the moment. */
async function waitUntilWell(watcher: Person, since: number): Promise<number> {
  for (let turn = 1; performance.now() - since < LONGEST_MS; turn += 1) {
    const isWell = await useAll(watcher, turn).catch(() => false);
    if (isWell) return performance.now();
    await pause(100);
  }
  return Number.POSITIVE_INFINITY;
}

async function useAll(watcher: Person, turn: number): Promise<boolean> {
  const { caller, projectId } = watcher;
  await caller.need<Project>('GET', `/api/projects/${projectId}`);
  await edit(watcher, turn);
  const id = await calculate(watcher);
  for (const since = performance.now(); performance.now() - since < LONGEST_MS; await pause(100)) {
    const run = await caller.need<CalculationRun>('GET', `/api/projects/${projectId}/calculation`);
    if (run.id !== id || run.status === 'failed' || run.status === 'cancelled') return false;
    if (run.status === 'done') return true;
  }
  return false;
}

const countPromised = (promised: readonly Acknowledged[]): number =>
  promised.reduce((sum, { turns, runIds }) => sum + turns.length + runIds.length, 0);

/** Changes are numbered: of a project that stands at 7, those acknowledged with 8 and 9 are gone. */
async function countLost(url: string, promised: readonly Acknowledged[]): Promise<number> {
  let lost = 0;
  for (const { projectId, turns, runIds } of promised) {
    const [row] = await query<{ description: string }>(url, 'select description from projects where id = $1', [
      projectId,
    ]);
    const stored = row ? Number(row.description.replace('turn ', '')) : 0;
    const runs = await query(url, 'select id from calculation_runs where id = any($1)', [runIds]);
    lost += turns.filter((turn) => !(turn <= stored)).length + runIds.length - runs.length;
  }
  return lost;
}
