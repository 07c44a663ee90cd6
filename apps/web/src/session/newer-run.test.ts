import type { CalculationRun } from '@quietsite/contracts';
import { expect, it } from 'vitest';
import { newerRun } from './project-queries.ts';

const run = (id: number, status: CalculationRun['status'], progress = 0): CalculationRun => ({
  ...{ id, projectId: 1, status, progress, errorCode: null, engineVersion: '1', inputHash: '' },
  ...{ queuedAt: '2026-11-15T00:00:00.000Z', startedAt: null, finishedAt: null },
});

it('[U40] an answer that was overtaken by the end of its run does not bring it back', () => {
  expect(newerRun(run(7, 'done'), run(7, 'queued'))).toEqual(run(7, 'done'));
  expect(newerRun(run(7, 'failed'), run(7, 'running'))).toEqual(run(7, 'failed'));
  expect(newerRun(run(7, 'running'), run(7, 'queued'))).toEqual(run(7, 'running'));
});

it('[U40] news of a later step, of more progress and of a later run counts', () => {
  expect(newerRun(null, run(7, 'queued'))).toEqual(run(7, 'queued'));
  expect(newerRun(run(7, 'running', 0.2), run(7, 'running', 0.4))).toEqual(run(7, 'running', 0.4));
  expect(newerRun(run(7, 'running'), run(7, 'cancelled'))).toEqual(run(7, 'cancelled'));
  expect(newerRun(run(7, 'done'), run(8, 'queued'))).toEqual(run(8, 'queued'));
  expect(newerRun(run(8, 'queued'), run(7, 'done'))).toEqual(run(8, 'queued'));
});
