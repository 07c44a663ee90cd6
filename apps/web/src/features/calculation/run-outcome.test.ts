import { describe, expect, it } from 'vitest';
import { sampleRun } from '../../testing/samples.ts';
import { computeOutcome } from './run-outcome.ts';

describe('computeOutcome', () => {
  it('announces the end of a run that was seen under way', () => {
    expect(computeOutcome(sampleRun(), sampleRun({ status: 'done' }))).toBe('done');
    expect(computeOutcome(sampleRun(), sampleRun({ status: 'cancelled' }))).toBe('cancelled');
    expect(computeOutcome(sampleRun(), sampleRun({ status: 'failed', errorCode: 'INTERNAL' }))).toBe('failed');
    expect(computeOutcome(sampleRun(), sampleRun({ status: 'failed', errorCode: 'INPUT_CHANGED' }))).toBe(
      'inputChanged',
    );
  });

  it('announces nothing for progress, for an old run, or twice', () => {
    expect(computeOutcome(sampleRun(), sampleRun({ progress: 0.9 }))).toBeNull();
    expect(computeOutcome(null, sampleRun({ status: 'done' }))).toBeNull();
    expect(computeOutcome(sampleRun({ id: 1 }), sampleRun({ id: 2, status: 'done' }))).toBeNull();
    expect(computeOutcome(sampleRun({ status: 'done' }), sampleRun({ status: 'done' }))).toBeNull();
  });
});
