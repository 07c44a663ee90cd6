import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createConcurrencyLimit } from '../limit-concurrency.ts';
import { isolated } from '../programs/isolation.ts';
import { findRequester } from '../requester.ts';
import { PrintingError } from './printing-error.ts';

/** Response of the process: the number of the request, and the value or the error. */
export type ProcessResponse<Value> =
  | { readonly order: number; readonly value: Value }
  | { readonly order: number; readonly error: string };

export interface WorkerProcess<Request, Value> {
  /** A request known to take longer can set its own limit. */
  run(request: Request, timeLimitMs?: number): Promise<Value>;
  close(): Promise<void>;
}

interface ProcessOptions {
  readonly entry: URL;
  /** Command line arguments. */
  readonly parameters?: readonly string[];
  readonly timeLimitMs: number;
  readonly memoryLimitMegabytes: number;
}

/**
 * A warm process that handles one request at a time. Companies take turns, and the time limit of a request starts with
 * its turn. Aborted requests are dropped. A process that dies, exceeds its time limit or takes too much memory is
 * replaced at the next request, so its native code can neither block nor end this process.
 */
export function createWorkerProcess<Request, Value>(options: ProcessOptions): WorkerProcess<Request, Value> {
  let worker: ChildProcess | undefined;
  let isClosed = false;
  let requestCount = 0;
  const runLimited = createConcurrencyLimit({ maxRunning: 1 });
  const pending = new Set<Promise<unknown>>();

  const discard = () => {
    worker?.kill('SIGKILL');
    worker = undefined;
  };
  const execute = async (request: Request, timeLimitMs: number): Promise<Value> => {
    requestCount += 1;
    worker ??= startWorker(options);
    try {
      return await ask<Request, Value>(worker, { order: requestCount, request }, { ...options, timeLimitMs });
    } catch (error) {
      if (error instanceof PrintingError && error.failure !== 'TEMPLATE') discard();
      throw error;
    }
  };

  return {
    run(request, timeLimitMs = options.timeLimitMs) {
      if (isClosed) return Promise.reject(new PrintingError('CLOSED', 'the printer is closed'));
      const result = runLimited(() => execute(request, timeLimitMs));
      pending.add(result);
      const forget = () => void pending.delete(result);
      result.then(forget, forget);
      return result;
    },
    async close() {
      isClosed = true;
      await Promise.allSettled(pending);
      if (worker) await end(worker);
      worker = undefined;
    },
  };
}

/**
 * The process reads templates and fonts, and need not write files, start programs or create threads. The permissions
 * restrict JavaScript code only: Node warns about native code such as the compiler, but cannot restrict it.
 */
/**
 * Garbage is collected explicitly. Native memory is released only when its JavaScript object is collected, which the
 * small JavaScript heap never triggers.
 */
const FLAGS = ['--permission', '--allow-fs-read=*', '--allow-addons', '--disable-warning=PERM0001', '--expose-gc'];

function startWorker({ entry, parameters = [] }: ProcessOptions): ChildProcess {
  // The worker needs no secrets, so its environment is empty.
  const [execPath, execArgv] = isolated(process.execPath, FLAGS);
  const worker = fork(entry, parameters, { execPath, execArgv: [...execArgv], serialization: 'advanced', env: {} });
  worker.unref();
  worker.channel?.unref();
  // Without a listener, an error between two requests would end the parent process.
  worker.on('error', () => undefined);
  return worker;
}

async function end(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const ended = once(worker, 'exit');
  worker.ref();
  worker.kill('SIGKILL');
  await ended;
}

interface NumberedRequest<Request> {
  readonly order: number;
  readonly request: Request;
}

type Limits = Pick<ProcessOptions, 'timeLimitMs' | 'memoryLimitMegabytes'>;

function ask<Request, Value>(worker: ChildProcess, message: NumberedRequest<Request>, limits: Limits): Promise<Value> {
  const { timeLimitMs, memoryLimitMegabytes } = limits;
  const { signal } = findRequester();
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      stopWatching();
      signal.removeEventListener('abort', onAbort);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const fail = (failure: PrintingError['failure'], why: string) =>
      settle(() => reject(new PrintingError(failure, why)));
    const onMessage = (received: unknown) => {
      const response = received as ProcessResponse<Value>;
      if (response.order !== message.order) return;
      if ('error' in response) fail('TEMPLATE', response.error);
      else settle(() => resolve(response.value));
    };
    const onError = (error: unknown) => fail('WORKER_DIED', String(error));
    const onExit = (code: number | null) => fail('WORKER_DIED', `the process ended with code ${code}`);
    const onAbort = () => fail('CANCELLED', String(signal.reason));
    const timer = setTimeout(() => fail('TIME_LIMIT', `no document within ${timeLimitMs} ms`), timeLimitMs);
    const stopWatching = watchMemory(worker.pid, memoryLimitMegabytes, (megabytes) =>
      fail('MEMORY_LIMIT', `the document took ${megabytes} MB of the ${memoryLimitMegabytes} MB allowed`),
    );
    signal.addEventListener('abort', onAbort, { once: true });
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.send(message, (error) => error && onError(error));
  });
}

const MEMORY_CHECK_MS = 200;

/**
 * Calls `onExceeded` once a process exceeds its memory limit; never on systems without /proc. Returns a function that
 * stops the watch.
 */
function watchMemory(pid: number | undefined, limitMegabytes: number, onExceeded: (megabytes: number) => void) {
  const timer = setInterval(() => {
    const megabytes = readMegabytes(pid);
    if (megabytes > limitMegabytes) onExceeded(megabytes);
  }, MEMORY_CHECK_MS);
  return () => clearInterval(timer);
}

function readMegabytes(pid: number | undefined): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}
