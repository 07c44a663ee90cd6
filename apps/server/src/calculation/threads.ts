import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { threadEnvironment } from '../config/thread-environment.ts';
import { findRequester } from '../requester.ts';

/** More than the largest project takes on a busy server. Anything longer would block its slot for ever. */
const TIME_LIMIT_MS = 180_000;
/** Long enough for the next task in a busy hour. Memory held after a large one is then released with the thread. */
const REST_MS = 60_000;
/** Never reached: the services limit how much of each kind of work runs at once. */
const MAX_THREADS = 256;

const pool = new Piscina({
  ...{ minThreads: 0, maxThreads: MAX_THREADS, idleTimeout: REST_MS },
  env: threadEnvironment(),
});

interface ThreadOptions {
  /** By default that of the request. */
  readonly signal?: AbortSignal;
  /** Null for none. */
  readonly timeLimitMs?: number | null;
  readonly transferList?: MessagePort[];
}

type InputOf<Task> = Task extends (input: infer Input) => unknown ? Input : never;
type ResultOf<Task> = Task extends (input: never) => infer Result ? Awaited<Result> : never;

/**
 * Runs the functions that a file exports in threads, so the process stays responsive. A thread runs one task at a time
 * and is terminated when its task is aborted or takes too long.
 */
export const threadTasks =
  <File>(file: URL) =>
  async <Name extends keyof File & string>(
    name: Name,
    input: InputOf<File[Name]>,
    { signal = findRequester().signal, timeLimitMs = TIME_LIMIT_MS, transferList = [] }: ThreadOptions = {},
  ): Promise<ResultOf<File[Name]>> => {
    signal.throwIfAborted();
    const stop = new AbortController();
    const leave = () => stop.abort(signal.reason);
    const giveUp = () => stop.abort(new Error(`no answer within ${timeLimitMs} ms`));
    const timer = timeLimitMs === null ? undefined : setTimeout(giveUp, timeLimitMs);
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await pool.run(input, { filename: file.href, name, transferList, signal: stop.signal });
    } catch (error) {
      throw stop.signal.aborted ? stop.signal.reason : error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
    }
  };

export const runTask = threadTasks<typeof import('./tasks.ts')>(new URL('./tasks.ts', import.meta.url));
