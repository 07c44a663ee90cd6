import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { threadEnvironment } from '../config/thread-environment.ts';
import { findRequester } from '../requester.ts';

/** Longer than the largest project takes on a busy server. A task without a limit could block its slot for ever. */
const TIME_LIMIT_MS = 180_000;
/** An idle thread waits this long for its next task, then ends and releases the memory that a large task left. */
const IDLE_LIMIT_MS = 60_000;
/** Never reached, because the services limit how much of each kind of work runs at once. */
const MAX_THREADS = 256;

const pool = new Piscina({
  ...{ minThreads: 0, maxThreads: MAX_THREADS, idleTimeout: IDLE_LIMIT_MS },
  env: threadEnvironment(),
});

interface ThreadOptions {
  /** Defaults to the signal of the request. */
  readonly signal?: AbortSignal;
  /** Null means no limit. */
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
    const controller = new AbortController();
    const abort = () => controller.abort(signal.reason);
    const timeOut = () => controller.abort(new Error(`no answer within ${timeLimitMs} ms`));
    const timer = timeLimitMs === null ? undefined : setTimeout(timeOut, timeLimitMs);
    signal.addEventListener('abort', abort, { once: true });
    try {
      return await pool.run(input, { filename: file.href, name, transferList, signal: controller.signal });
    } catch (error) {
      throw controller.signal.aborted ? controller.signal.reason : error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  };

export const runTask = threadTasks<typeof import('./tasks.ts')>(new URL('./tasks.ts', import.meta.url));
