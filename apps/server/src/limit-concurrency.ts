import { type Asker, findAsker } from './asker.ts';
import { AppError } from './errors.ts';

export type ConcurrencyLimit = <Result>(task: () => Promise<Result>) => Promise<Result>;

interface ConcurrencyRule {
  /** Tasks at a time. */
  readonly places: number;
  /** Of them for one party, so that nobody takes them all; one unless said. */
  readonly placesEach?: number;
  /** Who comes when so many of a party wait is told to come later, instead of being kept. */
  readonly mostWaitingEach?: number;
}

/** More than people need. */
const MAX_WAITING_EACH = 50;

interface Party {
  inside: number;
  /** When it had its last turn; zero: never. */
  lastTurn: number;
  /** Calls the one who came in. */
  readonly waiting: (() => void)[];
}

/**
 * Lets so many tasks run at a time. Of those who wait, the party that has gone longest without a turn comes next, and
 * within a party whoever came first. Who hangs up leaves the line at once; a task that runs hears of it by the same
 * signal. Each process has gates of its own.
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

  function waitForTurn(party: Party, { signal }: Asker): Promise<void> {
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
    const asker = findAsker();
    asker.signal.throwIfAborted();
    const party = parties.get(asker.party) ?? { inside: 0, lastTurn: 0, waiting: [] };
    parties.set(asker.party, party);
    try {
      await waitForTurn(party, asker);
      try {
        return await task();
      } finally {
        party.inside--;
        free++;
        callNext();
      }
    } finally {
      if (party.inside === 0 && party.waiting.length === 0) parties.delete(asker.party);
    }
  };
}
