import { expect, it } from 'vitest';
import { registrationStateOf } from './registration-state.ts';

const fresh = {
  isActive: false,
  isDeleted: false,
  isEmailConfirmed: false,
  isDeactivated: false,
  isDecided: false,
};

it.each([
  ['unconfirmed', {}],
  ['waiting', { isEmailConfirmed: true }],
  ['approved', { isEmailConfirmed: true, isActive: true, isDecided: true }],
  // An account from before decisions were stored, or one made by an invitation.
  ['approved', { isEmailConfirmed: true, isActive: true }],
  ['approved', { isEmailConfirmed: true, isDeactivated: true }],
  ['rejected', { isEmailConfirmed: true, isDeleted: true, isDecided: true }],
  [null, { isDeleted: true }],
] as const)('[AUTH-58] a registration is %s for %j', (state, change) => {
  expect(registrationStateOf({ ...fresh, ...change })).toBe(state);
});
