import { setTimeout as pause } from 'node:timers/promises';
import { query } from '../../../kit/src/stack/database.ts';
import type { Client } from '../../../kit/src/users/client.ts';
import {
  listLostEdits,
  listLostRuns,
  listUnsettled,
  listUsabilityFaults,
  waitForRuns,
} from '../../../kit/src/users/verify.ts';
import type { FaultEffect } from './fault.ts';
import { countAcknowledged, listClients, type People, startWork } from './people.ts';
import type { FaultStage } from './stage.ts';
import { describeTally, type Tally } from './tally.ts';

export interface FaultScenario {
  readonly stage: FaultStage;
  readonly people: People;
}

/** The part of a fault scenario that is needed here. */
interface Scene {
  readonly stage: Pick<FaultStage, 'databaseUrl'>;
  readonly people: People;
}

/** An injected fault, and its effects beyond the users' own work. */
export interface InjectedFault {
  /** When the fault ended, by `performance.now`. */
  readonly endedAt: number;
  /** The current address of the data, if it moved. */
  readonly databaseUrl?: string;
  /** The event that must end before the users stop: a restart, a resumed run. Resolves to the time it ended. */
  readonly until?: Promise<number>;
  /** Runs, documents and mails that were accepted, and their outcome. */
  readonly extra?: () => Promise<{ readonly acknowledged: number; readonly lost: readonly string[] }>;
  readonly usersSee?: () => string;
  readonly note?: () => string;
  /** Lists violations in the responses users got. */
  readonly judge?: (tally: Tally) => string[];
}

/** Long enough that every user is in the middle of an action. */
const BEFORE_MS = 1_500;
const AFTER_MS = 500;
const MAX_MS = 240_000;

/** Injects a fault while users work, waits for recovery and counts how much of the acknowledged data exists. */
export async function runUnderLoad(
  { stage, people }: Scene,
  make: () => Promise<InjectedFault>,
  beforeMs = BEFORE_MS,
): Promise<FaultEffect> {
  const before = countAcknowledged(people);
  const stop = startWork(people);
  const tally = people.tally.now;
  try {
    await pause(beforeMs);
    const injected = await make();
    const recoveredAt = await waitForRecovery(people.watcher, injected.endedAt);
    const overAt = (await injected.until) ?? 0;
    await pause(AFTER_MS);
    await stop();
    const preserved = await countPreserved(injected.databaseUrl ?? stage.databaseUrl, people, injected);
    return {
      usersSee: [injected.usersSee?.(), describeTally(tally)].filter(Boolean).join('; '),
      acknowledged: countAcknowledged(people) - before + preserved.acknowledged,
      lost: preserved.lost,
      recoverySeconds: (Math.max(recoveredAt, overAt) - injected.endedAt) / 1000,
      ...{ note: injected.note?.() ?? '', violations: [...preserved.unsettled, ...(injected.judge?.(tally) ?? [])] },
    };
  } finally {
    await stop();
  }
}

/** Counts what still exists once every run has ended. */
async function countPreserved(url: string, people: People, injected: InjectedFault) {
  await waitForRuns(url);
  const extra = await injected.extra?.();
  const lost = [...(await listLostOf(url, people)), ...(extra?.lost ?? [])];
  for (const what of lost) console.error(`lost: ${what}`);
  return { acknowledged: extra?.acknowledged ?? 0, lost: lost.length, unsettled: await listUnsettled(url) };
}

/** Waits until a user has read, written and calculated; returns the time. */
export async function waitForRecovery(watcher: Client, since: number): Promise<number> {
  for (let turn = Math.floor(since); performance.now() - since < MAX_MS; turn += 1) {
    if ((await listUsabilityFaults(watcher, turn)).length === 0) return performance.now();
    await pause(100);
  }
  return Number.POSITIVE_INFINITY;
}

async function listLostOf(url: string, people: People): Promise<string[]> {
  const clients = listClients(people);
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
