import { describe, expect, it } from 'vitest';
import { MAX_WAIT_MILLISECONDS, RunWatch } from './run-watch.ts';

describe('how long the page asks for a run', () => {
  it('[CALC-11] [PROJ-19] [Q113] 1,200,000 ms, which is 20 minutes, and no longer', () => {
    expect(MAX_WAIT_MILLISECONDS).toBe(1_200_000);
    const watch = new RunWatch();
    expect(watch.isOver({ id: 7 }, 5000)).toBe(false);
    expect(watch.isOver({ id: 7 }, 5000 + 1_199_999)).toBe(false);
    expect(watch.isOver({ id: 7 }, 5000 + 1_200_000)).toBe(true);
  });

  it('another run, or whoever waits anew, has the whole time again', () => {
    const watch = new RunWatch();
    watch.isOver({ id: 7 }, 0);
    expect(watch.isOver({ id: 8 }, 1_300_000)).toBe(false);
    expect(watch.isOver({ id: 8 }, 2_500_000)).toBe(true);
    watch.restart();
    expect(watch.isOver({ id: 8 }, 2_500_001)).toBe(false);
  });
});
