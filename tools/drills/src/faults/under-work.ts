import { setTimeout as pause } from 'node:timers/promises';
import { query } from '../../../kit/src/stack/database.ts';
import type { Client } from '../../../kit/src/users/client.ts';
import { listLostEdits, listLostRuns, listUnsettled, useAgain, waitForRuns } from '../../../kit/src/users/verify.ts';
import type { Seen } from './fault.ts';
import { countAcknowledged, everybody, type People, startWork } from './people.ts';
import type { FaultStage } from './stage.ts';
import { describeTally, type Tally } from './tally.ts';

export interface World {
  readonly stage: FaultStage;
  readonly people: People;
}

/** The part of a stage that is needed here. */
interface Scene {
  readonly stage: Pick<FaultStage, 'databaseUrl'>;
  readonly people: People;
}

/** An injected fault, and its effects beyond the users' own work. */
export interface Made {
  /** When the fault ended, by `performance.now`. */
  readonly endedAt: number;
  /** Where the data is now, if it moved. */
  readonly databaseUrl?: string;
  /** What must end before the users stop: a restart, a resumed run. Resolves to the time it ended. */
  readonly until?: Promise<number>;
  /** Runs, documents and mails that were accepted, and their outcome. */
  readonly extra?: () => Promise<{ readonly acknowledged: number; readonly lost: readonly string[] }>;
  readonly usersSee?: () => string;
  readonly note?: () => string;
  /** Lists violations in the responses users got. */
  readonly judge?: (heard: Tally) => string[];
}

/** Long enough that every user is in the middle of an action. */
const BEFORE_MS = 1_500;
const AFTER_MS = 500;
const MAX_MS = 240_000;

/** Injects a fault while users work, waits for recovery and counts how much of the acknowledged data exists. */
export async function underWork(
  { stage, people }: Scene,
  make: () => Promise<Made>,
  beforeMs = BEFORE_MS,
): Promise<Seen> {
  const before = countAcknowledged(people);
  const stop = startWork(people);
  const heard = people.tally.now;
  try {
    await pause(beforeMs);
    const made = await make();
    const wellAt = await waitUntilWell(people.watcher, made.endedAt);
    const overAt = (await made.until) ?? 0;
    await pause(AFTER_MS);
    await stop();
    const kept = await countKept(made.databaseUrl ?? stage.databaseUrl, people, made);
    return {
      usersSee: [made.usersSee?.(), describeTally(heard)].filter(Boolean).join('; '),
      acknowledged: countAcknowledged(people) - before + kept.acknowledged,
      lost: kept.lost,
      secondsUntilWell: (Math.max(wellAt, overAt) - made.endedAt) / 1000,
      ...{ note: made.note?.() ?? '', wrongs: [...kept.unsettled, ...(made.judge?.(heard) ?? [])] },
    };
  } finally {
    await stop();
  }
}

/** After every run has ended. */
async function countKept(url: string, people: People, made: Made) {
  await waitForRuns(url);
  const extra = await made.extra?.();
  const lost = [...(await listLostOf(url, people)), ...(extra?.lost ?? [])];
  for (const what of lost) console.error(`lost: ${what}`);
  return { acknowledged: extra?.acknowledged ?? 0, lost: lost.length, unsettled: await listUnsettled(url) };
}

/** Waits until a user has read, written and calculated; returns the time. */
export async function waitUntilWell(watcher: Client, since: number): Promise<number> {
  for (let turn = Math.floor(since); performance.now() - since < MAX_MS; turn += 1) {
    if ((await useAgain(watcher, turn)).length === 0) return performance.now();
    await pause(100);
  }
  return Number.POSITIVE_INFINITY;
}

async function listLostOf(url: string, people: People): Promise<string[]> {
  const clients = everybody(people);
  const lostRuns = await listLostRuns(url, clients);
  return [...lostRuns, ...(await Promise.all(clients.map((client) => listMissing(url, client)))).flat()];
}

/** An edit without an audit entry is counted once, not again for its field. */
async function listMissing(url: string, client: Client): Promise<string[]> {
  const unrecorded = await listUnrecorded(url, client);
  return unrecorded.length > 0 ? unrecorded : listLostEdits(client);
}

/** Every edit has its audit entry, written in the same transaction, even if it was overwritten later. */
async function listUnrecorded(url: string, { projectId, counts }: Client): Promise<string[]> {
  const [row] = await query<{ count: number }>(
    url,
    `select count(*)::integer as count from audit_log
     where project_id = $1 and action in ('project.information', 'equipment.save')`,
    [projectId],
  );
  const missing = counts.edits - (row?.count ?? 0);
  return Array.from({ length: Math.max(0, missing) }, () => `project ${projectId}: an edit that is not on record`);
}
