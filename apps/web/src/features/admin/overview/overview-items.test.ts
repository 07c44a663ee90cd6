import type { AdminOverview } from '@quietsite/contracts';
import { expect, it } from 'vitest';
import { listItems } from './overview-items.ts';

const overview: AdminOverview = {
  registrations: { waiting: 1, oldestAt: '2027-03-01T00:00:00Z' },
  lockedAccounts: 2,
  invitations: { open: 30, expiring: 3 },
  submissions: { waiting: 4, oldestAt: null },
  districtsWithoutReviewer: ['Islands', 'Sai Kung', 'North', 'Tuen Mun', 'Yuen Long'],
  failedWork: { calculations: 1, documents: 2, mails: 3 },
};

it('[ADMIN-53] [ADMIN-71] everything that needs the administrator has its number and leads to its place', () => {
  expect(listItems(overview).map(({ id, count, path }) => [id, count, path])).toEqual([
    ['registrations', 1, '/Admin?tab=pending'],
    ['locked', 2, '/Admin?tab=users&state=locked'],
    ['invitations', 3, '/Admin?tab=users&view=invitations'],
    ['submissions', 4, '/Projects'],
    ['districts', 5, '/Admin?tab=district-admins'],
    ['failed', 6, '/Admin?tab=overview&show=failed'],
  ]);
});
