import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import type { CalculationSnapshot, CalculationStage, RunResult } from '@quietsite/domain';
import { runTask } from './threads.ts';

type StageTimings = Readonly<Partial<Record<CalculationStage | 'start', number>>>;
const sumOf = (timings: StageTimings) => Object.values(timings).reduce((sum, part) => sum + part, 0);

export interface CalculateOptions {
  readonly onProgress: (fraction: number) => void;
  /** Milliseconds of each stage, reported before the outcome. */
  readonly onTimings: (timings: StageTimings) => void;
  readonly signal: AbortSignal;
}

/** Calculates in a thread, so that the process stays responsive; aborting terminates the thread. */
export async function calculateInThread(
  snapshot: CalculationSnapshot,
  { onProgress, onTimings, signal }: CalculateOptions,
): Promise<RunResult> {
  const startedAt = performance.now();
  const { port1: updates, port2: progress } = new MessageChannel();
  updates.on('message', onProgress);
  try {
    const request = { snapshot, progress };
    const options = { signal, timeLimitMs: null, transferList: [progress] };
    const { outcome, timings } = await runTask('calculate', request, options);
    // The result may arrive before the last progress messages.
    for (let update = receiveMessageOnPort(updates); update; update = receiveMessageOnPort(updates))
      onProgress(update.message);
    onTimings({ ...timings, start: performance.now() - startedAt - sumOf(timings) });
    return outcome;
  } finally {
    updates.close();
  }
}
