import { describe, expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { countCaseDays, describeCaseState } from './review-case.ts';

const waiting = { submissionState: 'submitted', isDeleted: false, districts: ['Eastern', 'Wan Chai'] } as const;

describe('[APPROVE-42] a case of the review', () => {
  it('needs a decision, is returned or is approved by its newest submission', () => {
    const stateOf = (submissionState: 'submitted' | 'rejected' | 'revealed') =>
      describeCaseState({ ...waiting, submissionState }, 'Eastern').state;
    expect([stateOf('submitted'), stateOf('rejected'), stateOf('revealed')]).toEqual([
      ...['needsDecision', 'returned', 'approved'],
    ]);
  });

  it('is closed when it was deleted, and for a district that it left', () => {
    expect(describeCaseState({ ...waiting, isDeleted: true }, 'Eastern')).toEqual({
      ...{ state: 'closed', closedBy: 'deleted' },
    });
    expect(describeCaseState(waiting, 'Islands')).toEqual({ state: 'closed', closedBy: 'moved' });
    expect(describeCaseState(waiting, null)).toEqual({ state: 'needsDecision', closedBy: null });
  });

  it('waits by calendar days', () => {
    expect(countCaseDays(toDay('2026-10-05'), toDay('2026-11-18'))).toBe(44);
    expect(countCaseDays(toDay('2026-11-18'), toDay('2026-11-18'))).toBe(0);
  });
});
