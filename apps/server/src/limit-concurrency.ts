import { AppError } from './errors.ts';
import { findRequester, type Requester } from './requester.ts';

export type ConcurrencyLimit = <Result>(task: () => Promise<Result>) => Promise<Result>;

interface ConcurrencyRule {
  /** Tasks run at once. */
  readonly places: number;
  /** Max per party, so that none takes them all; default one. */
  readonly placesEach?: number;
  /** When this many tasks of a party are waiting, further ones are rejected instead of queued. */
  readonly mostWaitingEach?: number;
}

/** More than any user needs. */
const MAX_WAITING_EACH = 50;

interface Party {
  inside: number;
  /** Time of its last turn; zero if never. */
  lastTurn: number;
  /** Starts the waiting task. */
  readonly waiting: (() => void)[];
}

/**
 * Limits how many tasks run at once. The waiting party that was served least recently goes next; within a party, first
 * come first served. An aborted task leaves the queue at once; a running one gets the same signal. Each process has its
 * own limits.
 */
export function createConcurrencyLimit({
  places,
  placesEach = 1,
  mostWaitingEach = MAX_WAITING_EACH,
}: ConcurrencyRule): ConcurrencyLimit {
  const parties = new Map<string, Party>();
  let free = places;
  let turns = 0;

  function callNext(): void {
    const ready = [...parties.values()].filter(({ inside, waiting }) => inside < placesEach && waiting.length > 0);
    const party = ready.sort((one, other) => one.lastTurn - other.lastTurn)[0];
    const enter = free > 0 ? party?.waiting.shift() : undefined;
    if (!party || !enter) return;
    party.inside++;
    party.lastTurn = ++turns;
    free--;
    enter();
  }

  function waitForTurn(party: Party, { signal }: Requester): Promise<void> {
    if (party.waiting.length >= mostWaitingEach) throw new AppError('TOO_MANY_REQUESTS');
    return new Promise((resolve, reject) => {
      const leave = () => {
        party.waiting.splice(party.waiting.indexOf(enter), 1);
        reject(signal.reason);
      };
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      signal.addEventListener('abort', leave, { once: true });
      party.waiting.push(enter);
      callNext();
    });
  }

  return async (task) => {
    const requester = findRequester();
    requester.signal.throwIfAborted();
    const party = parties.get(requester.party) ?? { inside: 0, lastTurn: 0, waiting: [] };
    parties.set(requester.party, party);
    try {
      await waitForTurn(party, requester);
      try {
        return await task();
      } finally {
        party.inside--;
        free++;
        callNext();
      }
    } finally {
      if (party.inside === 0 && party.waiting.length === 0) parties.delete(requester.party);
    }
  };
}
