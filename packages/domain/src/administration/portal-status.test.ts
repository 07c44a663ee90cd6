import { expect, it } from 'vitest';
import { portalStatusOf } from './portal-status.ts';

it.each([
  [false, false, 'Created'],
  [true, false, 'Submitted'],
  [true, true, 'Approved'],
  [false, true, 'Approved'],
] as const)('[ADMIN-30] [Q48] submitted %s, approved %s is %s', (isSubmitted, isApproved, status) => {
  expect(portalStatusOf({ isSubmitted, isApproved })).toBe(status);
});
