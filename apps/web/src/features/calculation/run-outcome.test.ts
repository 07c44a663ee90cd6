import type { CalculationRun } from '@quietsite/contracts';
import { describe, expect, it } from 'vitest';
import { sampleRun } from '../../testing/samples.ts';
import { RunEndTracker } from './run-outcome.ts';

const done = (id: number) => sampleRun({ id, status: 'done' });

function seeAll(runs: readonly (CalculationRun | null | undefined)[], ends = new RunEndTracker()) {
  return runs.map((run) => ends.see(run));
}

describe('ends of runs', () => {
  it('[U40] are announced for a run that was seen running', () => {
    const endings: Partial<CalculationRun>[] = [
      { status: 'done' },
      { status: 'cancelled' },
      { status: 'failed', errorCode: 'INTERNAL' },
      { status: 'failed', errorCode: 'INPUT_CHANGED' },
    ];
    const told = endings.map((ending) => seeAll([sampleRun(), sampleRun(ending)])[1]);
    expect(told).toEqual(['done', 'cancelled', 'failed', 'inputChanged']);
  });

  it('are not announced for progress, for an old run, for another project, or twice', () => {
    expect(seeAll([sampleRun(), sampleRun({ progress: 0.9 })])).toEqual([null, null]);
    expect(seeAll([undefined, null, done(1)])).toEqual([null, null, null]);
    expect(seeAll([done(1), done(2)])).toEqual([null, null]);
    expect(seeAll([sampleRun({ id: 2 }), done(1)])).toEqual([null, null]);
    expect(seeAll([sampleRun({ projectId: 9 }), done(2)])).toEqual([null, null]);
    expect(seeAll([sampleRun({ id: 1 }), done(1), done(1)])).toEqual([null, 'done', null]);
  });

  it('[U40] are announced for a run that was started here and ended before it was seen, whatever came before', () => {
    for (const before of [undefined, null, done(1)]) {
      const ends = new RunEndTracker();
      expect(seeAll([before, done(2)], ends)).toEqual([null, null]);
      ends.expect(sampleRun({ id: 2, status: 'queued' }));
      expect(seeAll([done(2), done(2)], ends)).toEqual(['done', null]);
    }
  });

  it('[U40] are announced once if the response that names the run arrives after its end', () => {
    const ends = new RunEndTracker();
    expect(seeAll([sampleRun({ id: 2 }), done(2)], ends)).toEqual([null, 'done']);
    ends.expect(sampleRun({ id: 2, status: 'queued' }));
    expect(seeAll([done(2), done(3)], ends)).toEqual([null, null]);
  });

  it('[U40] are announced for the following run if the expected one was missed', () => {
    const ends = new RunEndTracker();
    ends.expect(sampleRun({ id: 2, status: 'queued' }));
    expect(seeAll([done(1), done(3)], ends)).toEqual([null, 'done']);
  });
});
