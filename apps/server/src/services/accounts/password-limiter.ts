import { AppError } from '../../errors.ts';

interface Limits {
  readonly atOnce: number;
  /** How many checks may wait, in total and per address. */
  readonly waiting: number;
  readonly waitingPerAddress: number;
}

interface WaitingCheck {
  readonly start: () => void;
  readonly refuse: (reason: AppError) => void;
}

/** Runs a few checks at once. The others wait, and addresses take turns, so that a flood blocks nobody else. */
export function createPasswordLimiter(limits: Limits) {
  const queues = new Map<string, WaitingCheck[]>();
  let running = 0;
  let waiting = 0;

  /** If the queue is full, an address with a shorter queue takes the last place of the longest. */
  function makeRoomFor(queue: readonly WaitingCheck[]): void {
    const longest = [...queues.values()].reduce((one, other) => (other.length > one.length ? other : one), []);
    if (longest.length <= queue.length + 1) throw new AppError('UNAVAILABLE');
    longest.pop()?.refuse(new AppError('TOO_MANY_REQUESTS'));
    waiting -= 1;
  }

  function wait(address: string): Promise<void> {
    const queue = queues.get(address) ?? [];
    if (queue.length >= limits.waitingPerAddress) throw new AppError('TOO_MANY_REQUESTS');
    if (waiting >= limits.waiting) makeRoomFor(queue);
    waiting += 1;
    queues.set(address, queue);
    return new Promise((start, refuse) => queue.push({ start, refuse }));
  }

  /** Starts a check of the address that was served least recently, and moves that address to the end. */
  function startNext(): void {
    const [first] = queues;
    if (!first) {
      running -= 1;
      return;
    }
    const [address, queue] = first;
    const next = queue.shift();
    waiting -= 1;
    queues.delete(address);
    if (queue.length > 0) queues.set(address, queue);
    next?.start();
  }

  return async function run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    if (running < limits.atOnce) running += 1;
    else await wait(address);
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}
