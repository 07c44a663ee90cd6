import { describe, expect, it } from 'vitest';
import { toDay } from '../../day.ts';
import type { LevelStep } from '../receiver-timeline.ts';
import { findLoudestDay } from './loudest-day.ts';

const step = (start: string, unmitigated: number | null, mitigated = unmitigated, withNeighbours = mitigated) => {
  const levels = { verdict: 'satisfies', exceedsInReport: false } as const;
  return {
    ...{ start: toDay(start), end: toDay(start), criterion: 75 },
    unmitigated: { ...levels, level: unmitigated, withNeighbours: unmitigated },
    mitigated: { ...levels, level: mitigated, withNeighbours },
  } satisfies LevelStep;
};

describe('the loudest day (M-42)', () => {
  it('is that of the highest level of the run', () => {
    const steps = [step('2027-03-01', 70, 60), step('2027-03-02', 80, 55), step('2027-03-03', 75, 65)];
    expect(findLoudestDay({ steps }, 'unmitigated')).toBe('2027-03-02');
    expect(findLoudestDay({ steps }, 'mitigated')).toBe('2027-03-03');
  });

  it('may be another one with neighbours', () => {
    const steps = [step('2027-03-01', 70, 70, 71), step('2027-03-02', 69, 69, 72)];
    expect(findLoudestDay({ steps }, 'mitigated')).toBe('2027-03-01');
    expect(findLoudestDay({ steps }, 'mitigated', 'withNeighbours')).toBe('2027-03-02');
  });

  it('is the first of those that are equal within 1e-9 dB', () => {
    expect(findLoudestDay({ steps: [step('2027-03-01', 70), step('2027-03-02', 70 + 9e-10)] }, 'mitigated')).toBe(
      '2027-03-01',
    );
    expect(findLoudestDay({ steps: [step('2027-03-01', 70), step('2027-03-02', 70 + 2e-9)] }, 'mitigated')).toBe(
      '2027-03-02',
    );
  });

  it('is none where nothing is heard', () => {
    expect(findLoudestDay({ steps: [step('2027-03-01', null)] }, 'mitigated')).toBeNull();
    expect(findLoudestDay({ steps: [] }, 'mitigated')).toBeNull();
  });
});
