import type { AdminUser } from '@quietsite/contracts';
import { expect, it } from 'vitest';
import { listActions } from './user-actions.ts';

const OWN_ID = 1;
const account: AdminUser = {
  ...{ id: 2, username: 'crane', name: 'Crane Works', company: null, companyId: null, district: null, email: '' },
  ...{ userType: 'Contractor Admin', isActive: true, state: 'active', isOnlyAdmin: false, ownedProjects: 0 },
  ...{ lastSignInAt: null, lockedUntil: null, createdAt: '2027-03-01T00:00:00Z' },
};
const offered = (change: Partial<AdminUser>) =>
  listActions({ ...account, ...change }, OWN_ID).map(({ action, refusal }) =>
    refusal ? `${action}: ${refusal}` : action,
  );

it('[ADMIN-51] an account offers what its state allows, and says why something is not possible', () => {
  expect(offered({})).toEqual(['link', 'deactivate']);
  expect(offered({ lockedUntil: '2027-03-02T00:00:00Z' })).toEqual(['unlock', 'link', 'deactivate']);
  expect(offered({ state: 'unconfirmed' })).toEqual(['link']);
  expect(offered({ state: 'waiting' })).toEqual(['link: waiting']);
  expect(offered({ state: 'deactivated' })).toEqual(['link: deactivated', 'activate']);
  expect(offered({ id: OWN_ID, isOnlyAdmin: true })).toEqual(['link', 'deactivate: own']);
  expect(offered({ isOnlyAdmin: true })).toEqual(['link', 'deactivate: onlyAdmin']);
});
