import { setTimeout as pause } from 'node:timers/promises';
import type { ProjectSummary } from '../../../../packages/contracts/src/index.ts';
import { type Caller, callWith } from '../../soak/caller.ts';
import { type Client, calculate, editDescription, openClient } from '../../soak/client.ts';
import { signInCookie } from '../../stack/session.ts';
import { createHearing, type Hearing } from './hearing.ts';

/** Somebody who numbers their changes, so that of those that are gone each one can be counted. */
export interface Person extends Client {
  /** The numbers that the server said yes to. */
  readonly turns: number[];
}

export interface People {
  /** Edit all the while; the first of them calculates too. */
  readonly workers: readonly Person[];
  /** Stands apart and says when all is well. */
  readonly watcher: Person;
  readonly hearing: Hearing;
}

const WORKERS = 4;
const MOST_PAUSE_MS = 400;
const CALCULATE_EVERY = 4;

export async function openPeople(origin: string): Promise<People> {
  const hearing = createHearing();
  const cookie = await signInCookie(origin, 'demo');
  const sampleId = await findSample(callWith(origin, cookie));
  const persons: Person[] = [];
  for (let number = 0; number <= WORKERS; number += 1) {
    const caller = hearing.listen(callWith(origin, cookie));
    persons.push({ ...(await openClient(caller, sampleId, number)), turns: [] });
  }
  const [watcher, ...workers] = persons;
  if (!watcher) throw new Error('there is nobody to watch');
  return { workers, watcher, hearing };
}

async function findSample(caller: Caller): Promise<number> {
  const projects = await caller.need<ProjectSummary[]>('GET', '/api/projects');
  const sample = projects.find(({ isCalculated }) => isCalculated) ?? projects[0];
  if (!sample) throw new Error('there is no project to copy');
  return sample.id;
}

/** The next number, whatever becomes of it. */
export async function edit(person: Person, turn: number): Promise<void> {
  await editDescription(person, turn);
  person.turns.push(turn);
}

/** From now on; answers how to send them home. */
export function startWork({ workers }: People): () => Promise<void> {
  let isOver = false;
  const working = workers.map(async (person, index) => {
    for (let turn = 1; !isOver; turn += 1) {
      const isRun = index === 0 && turn % CALCULATE_EVERY === 0;
      // What they were told is in the hearing; they try again as people do.
      await (isRun ? calculate(person) : edit(person, turn)).catch(() => {});
      await pause(Math.random() * MOST_PAUSE_MS);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(working);
  };
}

/** Edits and runs that the server has said yes to. */
export const countAcknowledged = ({ workers }: People): number =>
  workers.reduce((sum, { turns, runIds }) => sum + turns.length + runIds.length, 0);
