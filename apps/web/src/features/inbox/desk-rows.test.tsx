import { MantineProvider } from '@mantine/core';
import type { CurrentUser } from '@quietsite/contracts';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { casePath } from '../../session/desk/case-path.ts';
import { caseOf } from '../../testing/listed-case.ts';
import { startTexts } from '../../testing/texts.ts';
import { keepDecided, listDecided } from './decided-meanwhile.ts';
import { NothingHere } from './desk.tsx';
import { listHolders } from './desk-filters.tsx';
import { initialsOf, officersOf } from './officers.ts';
import { CaseStanding } from './row/case-standing.tsx';
import { describeExcess, nameCase } from './row/describe-case.ts';
import { readDeskKey } from './use-desk-keys.ts';

beforeAll(startTexts);

const me = { id: 7, name: 'Demo Reviewer', district: 'Kowloon City' };
const colleague = { id: 3, name: 'Chan Siu Ming', district: 'Kowloon City' };
const elsewhere = { id: 9, name: 'Officer E', district: 'Eastern' };
const user: CurrentUser = {
  ...{ id: 7, username: 'demo-epd', firstName: 'Demo', lastName: 'Reviewer', company: null, companyId: null },
  ...{ userType: 'epd', district: 'Kowloon City' },
};

describe('a row of the Inbox', () => {
  it('[APPROVE-52] is a link with a full name', () => {
    const worst = { pointId: 1, name: 'N1', buildingName: 'School', level: 76, criterion: 70, excess: 6 };
    const levels = { satisfies: 399, borderline: 0, exceeds: 12, worst: { ...worst, verdict: 'exceeds' as const } };
    const one = caseOf(1, { title: 'Nga Tsin Wai Road Market Block', days: 37, levels });
    expect(nameCase(i18next.t, one)).toBe('Nga Tsin Wai Road Market Block, 37 days, exceeds by 6.0 dB');
    expect(nameCase(i18next.t, { ...one, state: 'returned', levels: null })).toBe(
      'Nga Tsin Wai Road Market Block, returned, not calculated',
    );
    const excesses = [6, -1.5, 0.04].map((excess) => describeExcess(i18next.t, { excess }));
    expect(excesses).toEqual(['+6.0 dB', '1.5 dB below', 'At the criterion']);
  });

  it('[APPROVE-52] opens the review, or the file of what is returned or closed', () => {
    const paths = (['needsDecision', 'approved', 'returned', 'closed'] as const).map((state) =>
      casePath({ projectId: 4, state }),
    );
    expect(paths).toEqual(['/Review?project=4', '/Review?project=4', '/CaseFile?case=4', '/CaseFile?case=4']);
  });

  it('[APPROVE-72] takes the list along', () => {
    const path = casePath({ projectId: 4, state: 'returned' }, 'tab=returned&find=Kai+Tak');
    expect(path).toMatch(/^\/CaseFile\?case=4&list=/);
    expect(new URLSearchParams(path.split('?')[1]).get('list')).toBe('tab=returned&find=Kai+Tak');
  });

  it('[APPROVE-55] offers the officers of its district, the reader first, while something is left to do', () => {
    const officers = [colleague, elsewhere, me];
    const named = (one: Parameters<typeof officersOf>[0], reader: Parameters<typeof officersOf>[2] = user) =>
      officersOf(one, officers, reader).map(({ id }) => id);
    expect(named(caseOf(1))).toEqual([7, 3]);
    expect(named(caseOf(1, { districts: ['Eastern', 'Kowloon City'], state: 'returned' }))).toEqual([7, 3, 9]);
    expect(named(caseOf(1, { districts: ['Eastern'] }))).toEqual([]);
    expect(named(caseOf(1, { state: 'approved' }))).toEqual([]);
    expect(named(caseOf(1, { districts: ['Eastern'] }), { ...user, userType: 'admin', district: null })).toEqual([9]);
  });

  it('[APPROVE-74] lets everybody be filtered for who holds a case, also of another district', () => {
    const cases = [caseOf(1, { assignee: elsewhere }), caseOf(2, { assignee: me }), caseOf(3, { assignee: elsewhere })];
    expect(listHolders({ officers: [colleague, me], cases }, user.id)).toEqual([
      { value: '3', label: 'Chan Siu Ming' },
      { value: '9', label: 'Officer E' },
    ]);
  });

  it('[APPROVE-55] shows who has it by initials', () => {
    expect(['Demo Reviewer', 'Chan Siu Ming', 'Solo', '陳小明', ''].map(initialsOf)).toEqual([
      'DR',
      'CSM',
      'S',
      '明',
      '',
    ]);
  });
});

function draw(node: ReactNode, address = '/Inbox'): string {
  const drawn = renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter initialEntries={[address]}>{node}</MemoryRouter>
    </MantineProvider>,
  );
  return drawn
    .replaceAll(/<style.*?<\/style>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

describe('the words of the Inbox', () => {
  const stand = (one: Parameters<typeof caseOf>[1]) =>
    draw(<CaseStanding one={caseOf(1, one)} targetDays={28} decided={undefined} />);

  it('[APPROVE-52] say how long a case waits, when it was decided, and why it is closed', () => {
    expect(stand({ days: 44 })).toBe('44 days 2026-10-06');
    expect(stand({ state: 'approved', decidedOn: '2026-11-18' })).toBe('Approved 2026-11-18');
    expect(stand({ state: 'closed', closedBy: 'deleted', decidedOn: '2026-11-18' })).toBe('Closed Deleted by its team');
    expect(stand({ state: 'closed', closedBy: 'moved' })).toBe('Closed Now in another district');
  });

  it('[APPROVE-58] say why the list is empty, and lead back where something is filtered', () => {
    expect(draw(<NothingHere />)).toMatch(/^Nothing needs a decision/);
    expect(draw(<NothingHere />)).not.toContain('Clear filters');
    expect(draw(<NothingHere />, '/Inbox?tab=returned')).toMatch(/^Nothing is returned at the moment/);
    expect(draw(<NothingHere />, '/Inbox?tab=approved&find=slope')).toBe(
      'No site matches “slope” in “Approved” Clear filters',
    );
    expect(draw(<NothingHere />, '/Inbox?assigned=me')).toBe(
      'No site matches the filters in “Needs decision” Clear filters',
    );
  });
});

describe('[APPROVE-58] what another officer decides meanwhile', () => {
  const before = [caseOf(1), caseOf(2), caseOf(3, { state: 'returned' }), caseOf(4)];

  it('is what needed a decision and no longer does', () => {
    const now = [caseOf(1), caseOf(2, { state: 'approved', decidedBy: 'Officer B' }), caseOf(3, { state: 'approved' })];
    const decided = listDecided(before, now);
    expect(decided.map(({ before: one, now: after }) => [one.projectId, after?.state])).toEqual([
      [2, 'approved'],
      [4, undefined],
    ]);
    expect(listDecided(now, now)).toEqual([]);
  });

  it('stays in its place while its row says so', () => {
    const now = [caseOf(1), caseOf(2, { state: 'approved' })];
    const decided = new Map(listDecided(before, now).map((one) => [one.before.projectId, one]));
    const shown = keepDecided(now, decided).map(({ projectId, state }) => [projectId, state]);
    expect(shown).toEqual([1, 2, 4].map((projectId) => [projectId, 'needsDecision']));
    expect(keepDecided(now, new Map())).toBe(now);
  });
});

describe('[APPROVE-57] the keys of the Inbox', () => {
  const press = (key: string, held = {}) =>
    readDeskKey({ key, target: null, ctrlKey: false, metaKey: false, altKey: false, ...held });

  it('are single letters, with no other key held', () => {
    expect(['j', 'K', 'a', 'M', '?'].map((key) => press(key))).toEqual(['j', 'k', 'a', 'm', '?']);
    expect([press('x'), press('Enter'), press('a', { ctrlKey: true }), press('k', { metaKey: true })]).toEqual([
      ...[null, null, null, null],
    ]);
  });
});
