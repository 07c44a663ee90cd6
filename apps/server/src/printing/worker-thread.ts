import { Worker } from 'node:worker_threads';
import { PrintingError } from './printing-error.ts';

/** What a thread answers: the order's number comes back with the value or with the reason for its failure. */
export type ThreadAnswer<Value> =
  | { readonly order: number; readonly value: Value }
  | { readonly order: number; readonly error: string };

export interface WorkerThread<Request, Value> {
  /** An order that is known to take longer brings its own limit. */
  run(request: Request, timeLimitMs?: number): Promise<Value>;
  close(): Promise<void>;
}

interface ThreadOptions {
  readonly entry: URL;
  readonly workerData?: unknown;
  readonly timeLimitMs: number;
}

/**
 * One thread, kept warm and given one order at a time; the next order waits its turn, and its time runs only from
 * then. A thread that dies or overruns is replaced with the next order.
 */
export function createWorkerThread<Request, Value>(options: ThreadOptions): WorkerThread<Request, Value> {
  let worker: Worker | undefined;
  let isClosed = false;
  let orders = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const discard = () => {
    // A thread inside native code ends only when that code returns, so nobody waits for it.
    void worker?.terminate();
    worker = undefined;
  };
  const getWorker = () => {
    worker ??= startWorker(options);
    return worker;
  };
  const execute = async (request: Request, timeLimitMs: number): Promise<Value> => {
    orders += 1;
    try {
      return await ask<Request, Value>(getWorker(), orders, request, timeLimitMs);
    } catch (error) {
      if (error instanceof PrintingError && error.failure !== 'TEMPLATE') discard();
      throw error;
    }
  };

  return {
    run(request, timeLimitMs = options.timeLimitMs) {
      if (isClosed) return Promise.reject(new PrintingError('CLOSED', 'the printer is closed'));
      const result = turn.then(() => execute(request, timeLimitMs));
      turn = result.catch(() => undefined);
      return result;
    },
    async close() {
      isClosed = true;
      await turn;
      await worker?.terminate();
      worker = undefined;
    },
  };
}

function startWorker({ entry, workerData }: ThreadOptions): Worker {
  const worker = new Worker(entry, { workerData });
  worker.unref();
  // Between two orders nobody listens; without a listener an error there would end the whole process.
  worker.on('error', () => undefined);
  return worker;
}

function ask<Request, Value>(worker: Worker, order: number, request: Request, timeLimitMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const fail = (error: PrintingError) => settle(() => reject(error));
    const onMessage = (answer: ThreadAnswer<Value>) => {
      if (answer.order !== order) return;
      if ('error' in answer) fail(new PrintingError('TEMPLATE', answer.error));
      else settle(() => resolve(answer.value));
    };
    const onError = (error: unknown) => fail(new PrintingError('WORKER_DIED', String(error)));
    const onExit = (code: number) => fail(new PrintingError('WORKER_DIED', `the thread ended with code ${code}`));
    const onTimeout = () => fail(new PrintingError('TIME_LIMIT', `no document within ${timeLimitMs} ms`));
    const timer = setTimeout(onTimeout, timeLimitMs);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage({ order, request });
  });
}
