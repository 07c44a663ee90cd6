import type { CurrentUser } from '@quietsite/contracts';
import { expect, it } from 'vitest';
import { homeOf, placesOf } from './places.ts';

const user = { id: 1, username: 'a', firstName: 'A', lastName: 'B', company: null, companyId: null, district: null };

it('[SHELL-85] everybody has a place to go to, and the first is their home', () => {
  for (const userType of ['admin', 'epd', 'Contractor Admin', 'Contractor Member'] as const) {
    const paths = placesOf({ ...user, userType }).map(({ path }) => path);
    expect(paths).toContain('/Projects');
    expect(homeOf({ ...user, userType })).toBe(paths[0]);
  }
});

it('[APPROVE-51] the Inbox is the home of officers and a place of administrators, and contractors have none', () => {
  const inboxOf = (userType: 'admin' | 'epd' | 'Contractor Admin' | 'Contractor Member') =>
    placesOf({ ...user, userType })
      .map(({ id }) => id)
      .filter((id) => id === 'inbox').length;
  expect(homeOf({ ...user, userType: 'epd' })).toBe('/Inbox');
  expect(homeOf({ ...user, userType: 'admin' })).toBe('/Projects');
  expect((['epd', 'admin', 'Contractor Admin', 'Contractor Member'] as const).map(inboxOf)).toEqual([1, 1, 0, 0]);
});

it('[CONC-29] District is a place of the authority alone', () => {
  const hasDistrict = (userType: CurrentUser['userType']) =>
    placesOf({ ...user, userType }).some(({ path }) => path === '/District');
  expect((['epd', 'admin'] as const).map(hasDistrict)).toEqual([true, true]);
  expect((['Contractor Admin', 'Contractor Member'] as const).map(hasDistrict)).toEqual([false, false]);
});
