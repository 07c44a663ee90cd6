import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import type { CalculationSnapshot, CalculationStage, RunOutcome } from '@quietsite/domain';
import { runTask } from './threads.ts';

type StageTimings = Readonly<Partial<Record<CalculationStage | 'start', number>>>;
const sumOf = (timings: StageTimings) => Object.values(timings).reduce((sum, part) => sum + part, 0);

export interface CalculateOptions {
  readonly onProgress: (fraction: number) => void;
  /** Milliseconds of each stage, reported before the outcome. */
  readonly onTimings: (timings: StageTimings) => void;
  readonly signal: AbortSignal;
}

/** The process stays responsive, and cancelling terminates the thread. */
export async function calculateInThread(
  snapshot: CalculationSnapshot,
  { onProgress, onTimings, signal }: CalculateOptions,
): Promise<RunOutcome> {
  const since = performance.now();
  const { port1: heard, port2: progress } = new MessageChannel();
  heard.on('message', onProgress);
  try {
    const order = { snapshot, progress };
    const options = { signal, timeLimitMs: null, transferList: [progress] };
    const { outcome, timings } = await runTask('calculate', order, options);
    // The result may overtake the last steps.
    for (let step = receiveMessageOnPort(heard); step; step = receiveMessageOnPort(heard)) onProgress(step.message);
    onTimings({ ...timings, start: performance.now() - since - sumOf(timings) });
    return outcome;
  } finally {
    heard.close();
  }
}
