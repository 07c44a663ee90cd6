import { setTimeout as pause } from 'node:timers/promises';
import type { Programme, Project } from '../../../../packages/contracts/src/index.ts';
import { createRandom, type Random } from '../../../../packages/fixtures/src/random.ts';
import { type MercatorPoint, mercator } from '../../../../packages/geometry/src/index.ts';
import type { Recorder } from '../../../kit/src/users/recorder.ts';
import type { WebClient } from '../../../kit/src/users/web-client.ts';
import type { Account } from './people.ts';
import type { LoadSize } from './size.ts';

/** Shared by all users. */
export interface LoadScenario {
  readonly size: LoadSize;
  readonly recorder: Recorder;
  /** Versions of the tiles. */
  readonly editions: Readonly<Record<'buildings' | 'base-map', number>>;
  /** Ends the run; users finish their current action. */
  readonly signal: AbortSignal;
  /** Closes the event streams afterwards. */
  readonly streams: AbortSignal;
}

/** The data the page has open, as last read or returned: it does not read again before saving. */
export interface OpenWork {
  readonly project: Project;
  readonly programme: Programme;
}

/** A simulated user with a browser, and their state. */
export interface Person {
  readonly account: Account;
  readonly web: WebClient;
  readonly random: Random;
  /** Tiles in the browser's cache: a version never changes. */
  readonly seenTiles: Set<string>;
  /** The latest stream event of a run or a document. */
  readonly statuses: Map<string, string>;
  /** Called on each event. */
  wake: (() => void) | null;
  view: MercatorPoint;
  pointIds: readonly number[];
  hasResults: boolean;
  /** Their edits and calculations, once the project is open. */
  work: OpenWork | null;
  turn: number;
  /** Times by `performance.now`. */
  calculateAt: number;
  printAt: number;
  renewAt: number;
}

export function createPerson(account: Account, web: WebClient, seed: number, { size }: LoadScenario): Person {
  const random = createRandom(seed);
  const now = performance.now();
  return {
    ...{ account, web, random, seenTiles: new Set(), statuses: new Map(), wake: null, turn: seed },
    ...{ view: account.place, pointIds: [], hasResults: false, work: null },
    calculateAt: now + random.next() * size.firstCalculationSeconds * 1000,
    printAt: now + size.rampSeconds * 1000 + random.next() * size.printSeconds * 1000,
    renewAt: 0,
  };
}

/** Handles server events on runs and documents of the open project. */
export function handleEvent(person: Person, data: string): void {
  const event = JSON.parse(data) as {
    readonly type: string;
    readonly run?: { readonly id: number; readonly status: string };
    readonly document?: { readonly id: number; readonly status: string };
  };
  const changed = event.run ?? event.document;
  if (!changed) return;
  person.statuses.set(`${event.type} ${changed.id}`, changed.status);
  person.wake?.();
}

const ENDS = new Set(['done', 'failed', 'cancelled']);
const MAX_WAIT_MS = 180_000;
/** The page polls at this interval, in case an event is lost. */
const ASK_AFTER_MS = 10_000;

/** Waits for the end of a run or a document, using the event stream as the page does. */
export async function waitForEnd(person: Person, what: string, ask: () => Promise<string>): Promise<string> {
  const end = Date.now() + MAX_WAIT_MS;
  while (Date.now() < end) {
    const status = person.statuses.get(what);
    if (status !== undefined && ENDS.has(status)) {
      person.statuses.delete(what);
      return status;
    }
    if (!(await waitForEvent(person))) person.statuses.set(what, await ask());
  }
  return 'not ended';
}

function waitForEvent(person: Person): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (isHeard: boolean) => {
      clearTimeout(timer);
      person.wake = null;
      resolve(isHeard);
    };
    const timer = setTimeout(() => answer(false), ASK_AFTER_MS);
    person.wake = () => answer(true);
  });
}

/** Waits; false if the run ends meanwhile. */
export async function sleep(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return pause(milliseconds, true, { signal }).catch(() => false);
}

/** Moves the view by half a screen to a full screen, in a random direction. */
export function moveView(person: Person, metres: number): void {
  const { random, view } = person;
  const [angle, distance] = [random.between(0, 2 * Math.PI), random.between(0.5, 1) * metres];
  person.view = mercator(view[0] + distance * Math.cos(angle), view[1] + distance * Math.sin(angle));
}
