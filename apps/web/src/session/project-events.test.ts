import { expect, it } from 'vitest';
import { sampleRun } from '../testing/samples.ts';
import { isRunActive, MITIGATION_POLL_MILLISECONDS, pollMilliseconds } from './project-events.tsx';

it('[CALC-10] [PROJ-19] asks every 2 seconds for itself while the server pushes nothing', () => {
  expect(pollMilliseconds(false)).toBe(2000);
});

it('[MITI-31] asks every second where mitigation is recalculated', () => {
  expect(pollMilliseconds(false, MITIGATION_POLL_MILLISECONDS)).toBe(1000);
  expect(pollMilliseconds(true, MITIGATION_POLL_MILLISECONDS)).toBe(10_000);
});

it('[CALC-10] asks only while a run is under way', () => {
  const states = (['queued', 'running', 'done', 'failed', 'cancelled'] as const).map((status) =>
    isRunActive(sampleRun({ status })),
  );
  expect(states).toEqual([true, true, false, false, false]);
  expect(isRunActive(null)).toBe(false);
});
