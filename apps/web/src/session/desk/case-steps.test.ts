import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/listed-case.ts';
import { listNeighbouringCases, listOfCase, nextToDecide } from './case-steps.ts';
import { readDeskAddress } from './desk-address.ts';

/** Server order: newest first. */
const cases = [
  caseOf(4, { days: 9 }),
  caseOf(1, { days: 9 }),
  caseOf(2, { days: 17, state: 'returned', decidedOn: '2026-11-18', company: 'Other' }),
  caseOf(5, { days: 18, company: 'Other' }),
  caseOf(6, { days: 40, state: 'returned', decidedOn: '2026-11-12' }),
  caseOf(3, { days: 49 }),
  caseOf(7, { days: 60, state: 'closed', closedBy: 'deleted', decidedOn: '2026-10-01' }),
];
const desk = { cases, targetDays: 28 };
const listOf = (query: string) => ({ address: readDeskAddress(new URLSearchParams(query)), readerId: 8 });

const stepsOf = (projectId: number, query = '') => {
  const { previous, next, place, count } = listNeighbouringCases(desk, projectId, listOf(query));
  return [previous?.projectId, next?.projectId, place, count];
};

describe('[APPROVE-64] the waiting cases', () => {
  it('lead from one to the next in the order of their waiting, of one day the newest first, and end at both ends', () => {
    expect([3, 5, 4, 1].map((id) => stepsOf(id))).toEqual([
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

describe('[APPROVE-72] the list a case was opened from', () => {
  it('leads through its tab, filters and order', () => {
    expect(stepsOf(2, 'tab=returned')).toEqual([undefined, 6, 1, 2]);
    expect(stepsOf(6, 'tab=returned')).toEqual([2, undefined, 2, 2]);
    expect(stepsOf(6, 'tab=returned&sort=title')).toEqual([2, undefined, 2, 2]);
    expect(stepsOf(5, 'tab=all&company=Other')).toEqual([undefined, 2, 1, 2]);
  });

  it('leads through all groups as they stand in the Inbox', () => {
    expect(stepsOf(2, 'tab=all')).toEqual([5, 6, 5, 7]);
    expect(stepsOf(7, 'tab=all')).toEqual([6, undefined, 7, 7]);
  });

  it('is that of the address, else the last of the Inbox if the case is in it, else what needs a decision', () => {
    const tabOf = (projectId: number, given: string | null, remembered: string | null) =>
      listOfCase(cases, projectId, { given, remembered, readerId: 8 }).address.tab;
    expect(tabOf(3, 'tab=all', 'tab=returned')).toBe('all');
    expect(tabOf(6, null, 'tab=returned')).toBe('returned');
    expect(tabOf(3, null, 'tab=returned')).toBe('needsDecision');
    expect(tabOf(3, null, null)).toBe('needsDecision');
  });

  it('names what is decided next, with the same filters, from the beginning after its last', () => {
    const decided = {
      ...desk,
      cases: cases.map((one) => (one.projectId === 1 ? { ...one, state: 'approved' as const } : one)),
    };
    expect(nextToDecide(decided, 1, listOf(''))?.projectId).toBe(3);
    expect(nextToDecide(desk, 3, listOf('tab=all'))?.projectId).toBe(5);
    expect(nextToDecide(desk, 4, listOf('company=Other'))?.projectId).toBe(5);
  });
});
