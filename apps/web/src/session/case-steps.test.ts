import { toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { sampleCase } from '../testing/sample-case.ts';
import { listWaiting, stepCases } from './case-steps.ts';

const waiting = (projectId: number, day: string, submissionId = projectId) =>
  sampleCase({ projectId, submissionId, submittedOn: toDay(day) });

const cases = [
  waiting(1, '2026-11-10'),
  { ...waiting(2, '2026-11-02'), state: 'returned' as const },
  waiting(3, '2026-10-01'),
  waiting(4, '2026-11-10', 40),
  waiting(5, '2026-11-01'),
];

const stepsOf = (projectId: number) => {
  const { previous, next, place, count } = stepCases(cases, projectId);
  return [previous?.projectId, next?.projectId, place, count];
};

describe('[APPROVE-64] the waiting cases', () => {
  it('are in the order of their waiting, the longest first, of one day the newest first, as in the Inbox', () => {
    expect(listWaiting(cases).map(({ projectId }) => projectId)).toEqual([3, 5, 4, 1]);
  });

  it('lead from one to the next, and end at both ends', () => {
    expect([3, 5, 4, 1].map(stepsOf)).toEqual([
      [undefined, 5, 1, 4],
      [3, 4, 2, 4],
      [5, 1, 3, 4],
      [4, undefined, 4, 4],
    ]);
  });

  it('[APPROVE-65] go on from where a decided case was, and from the beginning for one that is no case', () => {
    expect(stepsOf(2)).toEqual([5, 4, null, 4]);
    expect(stepsOf(99)).toEqual([undefined, 3, null, 4]);
  });
});
