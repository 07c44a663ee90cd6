import type { ReviewCase } from '@quietsite/contracts';
import { describe, expect, it } from 'vitest';
import { caseOf } from '../../testing/listed-case.ts';
import { readDeskAddress } from './desk-address.ts';
import { countTabs, findCases, groupCases, sortCases, verdictOfCase } from './desk-cases.ts';

const ME = 7;
const levelsOf = (exceeds: number, borderline: number, excess: number): ReviewCase['levels'] => ({
  ...{ satisfies: 100, borderline, exceeds },
  worst: {
    ...{ pointId: 1, name: 'N1', buildingName: 'School', level: 70 + excess, criterion: 70, excess },
    verdict: exceeds > 0 ? 'exceeds' : 'satisfies',
  },
});

const cases = [
  caseOf(1, { title: 'Slope', company: 'Beta', days: 2, levels: levelsOf(3, 0, 4) }),
  caseOf(2, { title: 'Drain', company: 'Alpha', days: 44, levels: levelsOf(0, 1, 0.3) }),
  caseOf(3, { title: 'Lift tower', days: 29, districts: ['Wan Chai'], assignee: { id: ME, name: 'Demo Reviewer' } }),
  caseOf(4, { title: 'Market', days: 28, levels: levelsOf(0, 0, -6), assignee: { id: 8, name: 'Officer B' } }),
  caseOf(5, { title: 'School', state: 'returned', days: 40, decidedOn: '2026-11-10' }),
  caseOf(6, { title: 'Bridge', state: 'approved', days: 12, decidedOn: '2026-11-18' }),
  caseOf(7, { title: 'Pier', state: 'closed', closedBy: 'moved', days: 3 }),
];
const idsOf = (found: readonly ReviewCase[]) => found.map(({ projectId }) => projectId);
const find = (query: string) => idsOf(findCases(cases, readDeskAddress(new URLSearchParams(query)), ME));

describe('the cases of the Inbox', () => {
  it('[APPROVE-52] are in the tab of their state, and closed ones only among all', () => {
    expect(countTabs(cases)).toEqual({ needsDecision: 4, returned: 1, approved: 1, all: 7 });
    expect([find(''), find('tab=returned'), find('tab=approved')]).toEqual([[1, 2, 3, 4], [5], [6]]);
    expect(find('tab=all')).toContain(7);
  });

  it('[APPROVE-52] are past the target from its next day on, however long a decided one took', () => {
    const groups = groupCases(cases, 28, 20).map(({ group, members }) => [group, idsOf(members)]);
    expect(groups).toEqual([
      ['past', [2, 3]],
      ['within', [1, 4]],
      ['returned', [5]],
      ['approved', [6]],
      ['closed', [7]],
    ]);
  });

  it('[APPROVE-52] a long list begins with some rows, and its headings count all', () => {
    const first = groupCases(cases, 28, 3).map(({ group, count, members }) => [group, count, idsOf(members)]);
    expect(first).toEqual([
      ['past', 2, [2, 3]],
      ['within', 2, [1]],
    ]);
  });

  it('[APPROVE-53] are found by each word of title, company and officer', () => {
    expect([find('find=alpha'), find('find=SLOPE'), find('find=reviewer+tower')]).toEqual([[2], [1], [3]]);
    expect(find('find=slope+lift')).toEqual([]);
    expect(find('find=school')).toEqual([]);
  });

  it('[APPROVE-53] are filtered by district, company, officer and verdict together', () => {
    expect([find('district=Wan+Chai'), find('company=Beta')]).toEqual([[3], [1]]);
    expect([find('assigned=me'), find('assigned=8'), find('assigned=nobody')]).toEqual([[3], [4], [1, 2]]);
    expect([find('exceeds=exceeds'), find('exceeds=borderline'), find('exceeds=satisfies')]).toEqual([[1], [2], [4]]);
    expect(find('assigned=nobody&company=Alpha&exceeds=exceeds')).toEqual([]);
  });

  it('[APPROVE-53] are judged by their worst receiver, and not at all without a calculation', () => {
    expect(
      [1, 2, 3, 4]
        .map((place) => cases.find(({ projectId }) => projectId === place))
        .map((one) => one && verdictOfCase(one)),
    ).toEqual([...['exceeds', 'borderline', null, 'satisfies']]);
  });

  it('[APPROVE-53] are sorted; what was not calculated comes last', () => {
    const waiting = cases.slice(0, 4);
    expect(idsOf(sortCases(waiting, 'longest'))).toEqual([2, 3, 4, 1]);
    expect(idsOf(sortCases(waiting, 'worst'))).toEqual([1, 2, 4, 3]);
    expect(idsOf(sortCases(waiting, 'title'))).toEqual([2, 3, 4, 1]);
    // A decision is sorted before a submission of the same time.
    expect(idsOf(sortCases(cases.slice(4, 6), 'newest'))).toEqual([6, 5]);
  });
});
