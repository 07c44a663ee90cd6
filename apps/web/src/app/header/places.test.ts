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
