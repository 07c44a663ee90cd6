import type { PendingAccount } from '@quietsite/contracts';
import { describe, expect, it } from 'vitest';
import { reviewPending } from './pending-review.ts';

const sample: PendingAccount = {
  id: 3,
  username: 'may',
  name: 'May Lee',
  email: 'may@harbour.example',
  phone: '',
  company: 'Harbour Works Ltd',
  userType: 'Contractor Admin',
  registeredAt: '2026-11-15T08:05:00.000Z',
  nearMatches: [{ id: 7, name: 'Harbour Work' }],
};

describe('the review of a registration', () => {
  it('[Q139] a similar name is another company until the authority says otherwise', () => {
    expect(reviewPending(sample)).toMatchObject({
      name: 'May Lee',
      isCompanyKnown: false,
      matches: sample.nearMatches,
    });
  });

  it('[Q139] a company that became active in the meantime is distinguished from a similar one', () => {
    const nearMatches = [{ id: 8, name: 'HARBOUR WORKS LIMITED' }];
    expect(reviewPending({ ...sample, nearMatches }).isCompanyKnown).toBe(true);
  });

  it('[ADMIN-44] every approval asks for confirmation, with the facts about the company', () => {
    const known = [{ id: 8, name: 'HARBOUR WORKS LIMITED' }];
    expect(reviewPending({ ...sample, nearMatches: [] }).question).toBe('new');
    expect(reviewPending(sample).question).toBe('similar');
    expect(reviewPending({ ...sample, nearMatches: known }).question).toBe('further');
  });

  it('[ADMIN-45] beside a similar company joining it comes first, and alone a new one does', () => {
    expect(reviewPending(sample).isJoiningFirst).toBe(true);
    expect(reviewPending({ ...sample, nearMatches: [] }).isJoiningFirst).toBe(false);
    expect(reviewPending({ ...sample, nearMatches: [{ id: 8, name: sample.company }] }).isJoiningFirst).toBe(false);
  });

  it('calls the applicant by the username when there is no name', () => {
    expect(reviewPending({ ...sample, name: '' }).name).toBe('may');
  });
});
