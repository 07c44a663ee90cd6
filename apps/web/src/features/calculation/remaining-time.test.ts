import { describe, expect, it } from 'vitest';
import { estimateRemainingSeconds } from './calculation-overlay.tsx';

const startedAt = '2027-01-05T00:00:00.000Z';
const after = (seconds: number) => Date.parse(startedAt) + seconds * 1000;

describe('estimateRemainingSeconds', () => {
  it('extends the pace so far', () => {
    expect(estimateRemainingSeconds({ startedAt, progress: 0.25, now: after(10) })).toBe(30);
  });

  it('says nothing before there is a pace', () => {
    expect(estimateRemainingSeconds({ startedAt: null, progress: 0, now: after(10) })).toBeNull();
    expect(estimateRemainingSeconds({ startedAt, progress: 0.01, now: after(10) })).toBeNull();
    expect(estimateRemainingSeconds({ startedAt, progress: 0.5, now: after(-5) })).toBeNull();
  });

  it('ends at zero', () => {
    expect(estimateRemainingSeconds({ startedAt, progress: 1, now: after(10) })).toBe(0);
  });
});
