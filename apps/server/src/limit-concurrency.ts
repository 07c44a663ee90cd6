import { AppError } from './errors.ts';
import { findRequester, type Requester } from './requester.ts';

export type ConcurrencyLimit = <Result>(task: () => Promise<Result>) => Promise<Result>;

interface ConcurrencyRule {
  /** Number of tasks that run at once. */
  readonly maxRunning: number;
  /** The maximum for one party, so that none takes them all; one by default. */
  readonly maxRunningPerParty?: number;
  /** When this many tasks of a party are waiting, further ones are rejected instead of queued. */
  readonly maxWaitingPerParty?: number;
}

/** More than any user needs. */
const MAX_WAITING_PER_PARTY = 50;

interface Party {
  running: number;
  /** Time of its last turn; zero if never. */
  lastTurn: number;
  /** Starts the waiting task. */
  readonly waiting: (() => void)[];
}

/**
 * Limits how many tasks run at once. The waiting party that was served least recently goes next; within a party, tasks
 * run in the order they arrived. An aborted task leaves the queue at once; a running one gets the same signal. Each
 * process has its own limits.
 */
export function createConcurrencyLimit({
  maxRunning,
  maxRunningPerParty = 1,
  maxWaitingPerParty = MAX_WAITING_PER_PARTY,
}: ConcurrencyRule): ConcurrencyLimit {
  const parties = new Map<string, Party>();
  let free = maxRunning;
  let turns = 0;

  function startNext(): void {
    const ready = [...parties.values()].filter(
      ({ running, waiting }) => running < maxRunningPerParty && waiting.length > 0,
    );
    const party = ready.sort((one, other) => one.lastTurn - other.lastTurn)[0];
    const start = free > 0 ? party?.waiting.shift() : undefined;
    if (!party || !start) return;
    party.running++;
    party.lastTurn = ++turns;
    free--;
    start();
  }

  function waitForTurn(party: Party, { signal }: Requester): Promise<void> {
    if (party.waiting.length >= maxWaitingPerParty) throw new AppError('TOO_MANY_REQUESTS');
    return new Promise((resolve, reject) => {
      const leaveQueue = () => {
        party.waiting.splice(party.waiting.indexOf(start), 1);
        reject(signal.reason);
      };
      const start = () => {
        signal.removeEventListener('abort', leaveQueue);
        resolve();
      };
      signal.addEventListener('abort', leaveQueue, { once: true });
      party.waiting.push(start);
      startNext();
    });
  }

  return async (task) => {
    const requester = findRequester();
    requester.signal.throwIfAborted();
    const party = parties.get(requester.party) ?? { running: 0, lastTurn: 0, waiting: [] };
    parties.set(requester.party, party);
    try {
      await waitForTurn(party, requester);
      try {
        return await task();
      } finally {
        party.running--;
        free++;
        startNext();
      }
    } finally {
      if (party.running === 0 && party.waiting.length === 0) parties.delete(requester.party);
    }
  };
}
