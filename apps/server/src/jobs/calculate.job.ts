import type { RunService } from '../services/calculation/run.service.ts';
import type { JobHandler } from './queue.ts';

export function calculateJob(runs: RunService, concurrency: number): JobHandler<'calculate'> {
  return {
    name: 'calculate',
    concurrency,
    perform: ({ runId }, signal) => runs.perform(runId, signal),
    giveUp: ({ runId }) => runs.fail(runId),
  };
}
