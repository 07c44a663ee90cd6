import type { CalculationSnapshot, CalculationStage, RunOutcome } from '@quietsite/domain';
import { returnWorker, takeWorker } from './worker-pool.ts';

type StageTimings = Readonly<Partial<Record<CalculationStage | 'start', number>>>;
const sumOf = (timings: StageTimings) => Object.values(timings).reduce((sum, part) => sum + part, 0);
type Message =
  | { readonly type: 'progress'; readonly fraction: number }
  | { readonly type: 'result'; readonly outcome: RunOutcome; readonly timings: StageTimings };

const ENGINE = new URL('./engine-thread.ts', import.meta.url);

export interface CalculateOptions {
  readonly onProgress: (fraction: number) => void;
  /** Milliseconds of each stage, reported before the outcome. */
  readonly onTimings: (timings: StageTimings) => void;
  readonly signal: AbortSignal;
}

/** A thread does one run at a time. The process stays responsive, and cancelling terminates the thread. */
export function calculateInThread(snapshot: CalculationSnapshot, options: CalculateOptions): Promise<RunOutcome> {
  return new Promise((resolve, reject) => {
    options.signal.throwIfAborted();
    const since = performance.now();
    const thread = takeWorker(ENGINE);
    const abort = () => {
      void thread.terminate();
      reject(options.signal.reason);
    };
    options.signal.addEventListener('abort', abort, { once: true });
    thread.on('message', (message: Message) => {
      if (message.type === 'progress') return options.onProgress(message.fraction);
      options.onTimings({ ...message.timings, start: performance.now() - since - sumOf(message.timings) });
      options.signal.removeEventListener('abort', abort);
      returnWorker(ENGINE, thread);
      resolve(message.outcome);
    });
    thread.on('error', reject);
    thread.on('exit', (code) => {
      options.signal.removeEventListener('abort', abort);
      reject(new Error(`the calculation thread ended with code ${code}`));
    });
    thread.postMessage(snapshot);
  });
}
