import type { ProjectProgress } from '@quietsite/contracts';
import { toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { listWarnings } from './card-warnings.ts';

const today = toDay('2026-11-19');
const levels = {
  ...{ calculatedAt: '2026-11-18T00:00:00.000Z', isCurrent: false, receivers: 1 },
  ...{ satisfies: 1, borderline: 0, exceeds: 0, worst: null },
} as const;
const next = {
  ...{ count: 1, names: [], step: 'levels' as const },
  place: { screen: 'calculate', part: null, taskId: null, rowId: null, pointId: null },
} as const;
const kinds = (
  project: { status: 'Created' | 'Approved'; begins: string | null },
  progress?: Pick<ProjectProgress, 'levels' | 'next'>,
  titles: readonly string[] = [],
) => {
  const newNeighbours = titles.map((title) => ({ title, approvedOn: today }));
  const commencementDate = project.begins === null ? null : toDay(project.begins);
  return listWarnings({
    project: { status: project.status, commencementDate },
    card: { newNeighbours, submission: null },
    progress,
    today,
  });
};
const draft = { status: 'Created', begins: null } as const;

describe('[PROJ-66] the warnings of a card', () => {
  it('say that works begin within four weeks, and whether the plan is approved', () => {
    expect(kinds({ status: 'Created', begins: '2026-12-17' })).toEqual([{ kind: 'beginsUnapproved', days: 28 }]);
    expect(kinds({ status: 'Approved', begins: '2026-11-19' })).toEqual([{ kind: 'beginsSoon', days: 0 }]);
    for (const begins of ['2026-12-18', '2026-11-18', null]) expect(kinds({ status: 'Created', begins })).toEqual([]);
  });

  it('name the neighbour approved last and count the others', () => {
    expect(kinds(draft, undefined, ['Main', 'Drain', 'Lift'])).toEqual([
      { kind: 'newNeighbour', name: 'Main', more: 2 },
    ]);
  });

  it('say that levels are out of date unless to calculate is next anyway', () => {
    expect(kinds(draft, { levels, next: { ...next, code: 'NO_EQUIPMENT' } })).toEqual([{ kind: 'levelsOld' }]);
    expect(kinds(draft, { levels, next: { ...next, code: 'LEVELS_OUT_OF_DATE' } })).toEqual([]);
    expect(kinds(draft, { levels: { ...levels, isCurrent: true }, next: null })).toEqual([]);
  });
});

it('[PROJ-76] a returned project says why, and no other state does', () => {
  const submission = {
    number: 1,
    state: 'rejected',
    submittedAt: '',
    decidedAt: '',
    reason: 'Screen the west.',
  } as const;
  const warningsOf = (status: 'Rejected' | 'Submitted') =>
    listWarnings({
      project: { status, commencementDate: null },
      card: { newNeighbours: [], submission },
      progress: undefined,
      today,
    });
  expect(warningsOf('Rejected')).toEqual([{ kind: 'returned', reason: 'Screen the west.' }]);
  expect(warningsOf('Submitted')).toEqual([]);
});
