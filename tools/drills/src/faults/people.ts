import { type Caller, Refused, signInAs } from '../../../kit/src/stack/caller.ts';
import {
  type Client,
  calculate,
  editDescription,
  editQuantity,
  findSample,
  openClient,
  type UserAction,
  work,
} from '../../../kit/src/users/client.ts';
import { createTally, describeError, noteFailure, noteRefusal, type Tally } from './tally.ts';

export interface People {
  /** Edit and calculate continuously, each in their own project. */
  readonly workers: readonly Client[];
  /** Detects recovery; not one of the workers. */
  readonly watcher: Client;
  /** The user whose run, document or mail is in progress when the fault occurs. */
  readonly affected: Client;
  readonly tally: { now: Tally };
  readonly maxPauseMs: number;
}

export interface PeopleOptions {
  /** Including the watcher and the affected user. */
  readonly count: number;
  /** Maximum think time before the next action. */
  readonly maxPauseMs?: number;
}

const MAX_PAUSE_MS = 1_000;

export async function openPeople(origin: string, { count, maxPauseMs = MAX_PAUSE_MS }: PeopleOptions): Promise<People> {
  const tally = { now: createTally() };
  const caller = () => openCaller(origin, tally);
  const sampleId = await findSample(await caller());
  const clients: Client[] = [];
  for (let number = 0; number < count; number += 1) clients.push(await openClient(await caller(), sampleId, number));
  const [watcher, affected, ...workers] = clients;
  if (!watcher || !affected) throw new Error('there is nobody to watch');
  return { workers, watcher, affected, tally, maxPauseMs };
}

/** Behaves like the page and counts responses: signs in again when its session ends, reads again after a conflict. */
async function openCaller(origin: string, tally: { readonly now: Tally }): Promise<Caller> {
  let inner: Caller = await signInAs(origin, 'demo');
  const ask = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    try {
      return await inner.request<Answer>(method, path, body);
    } catch (error) {
      if (!(error instanceof Refused && error.status === 401)) throw error;
      inner = await signInAs(origin, 'demo');
      tally.now.signIns += 1;
      return inner.request<Answer>(method, path, body);
    }
  };
  return {
    async request<Answer>(method: string, path: string, body?: unknown) {
      const since = performance.now();
      tally.now.calls += 1;
      try {
        const answer = await ask<Answer>(method, path, body);
        tally.now.slowestMs = Math.max(tally.now.slowestMs, performance.now() - since);
        return answer;
      } catch (error) {
        throw note(tally.now, since, error);
      } finally {
        tally.now.longestWaitMs = Math.max(tally.now.longestWaitMs, performance.now() - since);
      }
    },
  };
}

/**
 * Nobody else edits these projects, so a conflict means that the change arrived but its response was lost between proxy
 * and server. The page finds it stored; here it counts as sent without a response.
 */
function note(tally: Tally, since: number, error: unknown): unknown {
  if (!(error instanceof Refused)) noteFailure(tally, since, performance.now(), describeError(error));
  else if (error.message.includes('"code":"CONFLICT"')) return new Error(error.message);
  else noteRefusal(tally, error.message);
  return error;
}

const pickAction = (): UserAction => {
  const chance = Math.random();
  if (chance < 0.3) return editQuantity;
  return chance < 0.94 ? editDescription : calculate;
};

/** Starts the workers; returns a function that stops them. */
export function startWork({ workers, tally, maxPauseMs }: People): () => Promise<void> {
  let isOver = false;
  tally.now = createTally();
  const options = { pickAction, maxPauseMs, firstTurn: Math.floor(performance.now()) };
  const working = workers.map((client) => work(client, () => isOver, options));
  return async () => {
    isOver = true;
    await Promise.all(working);
  };
}

export const listClients = ({ workers, watcher, affected }: People): Client[] => [...workers, watcher, affected];

/** Edits and runs that the server has acknowledged. */
export const countAcknowledged = (people: People): number =>
  listClients(people).reduce((sum, { counts, runIds }) => sum + counts.edits + runIds.length, 0);

/**
 * Marks a point in time and returns a function that reverts to it: changes acknowledged since then need not exist. That
 * function returns their number.
 */
export function markMoment(people: People): () => number {
  const returns = listClients(people).map((client) => markClient(client));
  return () => returns.reduce((sum, revert) => sum + revert(), 0);
}

function markClient({ counts, runIds, quantity, description }: Client): () => number {
  const [edits, runs] = [counts.edits, runIds.length];
  const revertFields = [quantity.mark(), description.mark()];
  return () => {
    const reverted = counts.edits - edits + runIds.length - runs;
    counts.edits = edits;
    runIds.splice(runs);
    for (const revert of revertFields) revert();
    return reverted;
  };
}
