import { AppError } from '../../errors.ts';

interface Limits {
  readonly atOnce: number;
  /** How many may wait, in total and per address. */
  readonly waiting: number;
  readonly waitingPerAddress: number;
}

interface Waiter {
  readonly start: () => void;
  readonly refuse: (reason: AppError) => void;
}

/** Runs a few checks at once; the others wait, and addresses take turns, so that a flood starves nobody else. */
export function createPasswordLimiter(limits: Limits) {
  const lines = new Map<string, Waiter[]>();
  let running = 0;
  let waiting = 0;

  /** If the queue is full, an address with a shorter queue takes the last place of the longest. */
  function makeRoomFor(line: readonly Waiter[]): void {
    const longest = [...lines.values()].reduce((one, other) => (other.length > one.length ? other : one), []);
    if (longest.length <= line.length + 1) throw new AppError('UNAVAILABLE');
    longest.pop()?.refuse(new AppError('TOO_MANY_REQUESTS'));
    waiting -= 1;
  }

  function wait(address: string): Promise<void> {
    const line = lines.get(address) ?? [];
    if (line.length >= limits.waitingPerAddress) throw new AppError('TOO_MANY_REQUESTS');
    if (waiting >= limits.waiting) makeRoomFor(line);
    waiting += 1;
    lines.set(address, line);
    return new Promise((start, refuse) => line.push({ start, refuse }));
  }

  /** Gives the place to the address that was served least recently, and puts that address last. */
  function startNext(): void {
    const [first] = lines;
    if (!first) {
      running -= 1;
      return;
    }
    const [address, line] = first;
    const waiter = line.shift();
    waiting -= 1;
    lines.delete(address);
    if (line.length > 0) lines.set(address, line);
    waiter?.start();
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
