import { expect, it } from 'vitest';
import { accountStateOf } from './account-state.ts';

it.each([
  ['active', true, false, true],
  ['deactivated', false, true, true],
  ['waiting', false, false, true],
  ['unconfirmed', false, false, false],
] as const)('[ADMIN-46] an account is %s', (state, isActive, isDeactivated, isEmailConfirmed) => {
  expect(accountStateOf({ isActive, isDeactivated, isEmailConfirmed })).toBe(state);
});
