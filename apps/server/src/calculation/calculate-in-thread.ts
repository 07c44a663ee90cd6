import { Worker } from 'node:worker_threads';
import type { CalculationResult, CalculationSnapshot } from '@quietsite/domain';

type Message =
  | { readonly type: 'progress'; readonly fraction: number }
  | { readonly type: 'result'; readonly result: CalculationResult };

const ENGINE = new URL('./engine-thread.ts', import.meta.url);

/** One thread per run: the process stays responsive, and to cancel is to end the thread. */
export function calculateInThread(
  snapshot: CalculationSnapshot,
  options: { readonly onProgress: (fraction: number) => void; readonly signal: AbortSignal },
): Promise<CalculationResult> {
  return new Promise((resolve, reject) => {
    options.signal.throwIfAborted();
    const thread = new Worker(ENGINE, { env: {} });
    const abort = () => {
      void thread.terminate();
      reject(options.signal.reason);
    };
    options.signal.addEventListener('abort', abort, { once: true });
    thread.on('message', (message: Message) => {
      if (message.type === 'progress') return options.onProgress(message.fraction);
      resolve(message.result);
      void thread.terminate();
    });
    thread.on('error', reject);
    thread.on('exit', (code) => {
      options.signal.removeEventListener('abort', abort);
      reject(new Error(`the calculation thread ended with code ${code}`)); // no effect once a result has arrived
    });
    thread.postMessage(snapshot);
  });
}
