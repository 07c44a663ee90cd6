import type { Profile } from '@quietsite/contracts';
import { describe, expect, it } from 'vitest';
import { emptyAccount } from '../../session/account-form/account-rules.ts';
import { fieldsToCheck, formValuesOf, isProfileChanged, toChange } from './profile-change.ts';

const profile: Profile = {
  username: 'wing',
  firstName: 'Wing',
  lastName: 'Chan',
  company: 'Harbour Works',
  email: 'wing@works.example',
  pendingEmail: null,
  phone: '',
  userType: 'Contractor Member',
  district: null,
  revision: 4,
};
const values = { ...emptyAccount, ...formValuesOf(profile) };

describe('profile change', () => {
  it('[U02] begins with empty passwords, and unchanged', () => {
    expect(values.password).toBe('');
    expect(isProfileChanged(profile, values)).toBe(false);
    expect(isProfileChanged(profile, { ...values, firstName: 'Wing ' })).toBe(false);
  });

  it('[AUTH-37] names, address, phone and password can change', () => {
    for (const field of ['firstName', 'lastName', 'email', 'phone', 'password'] as const) {
      expect(isProfileChanged(profile, { ...values, [field]: 'other' }), field).toBe(true);
    }
  });

  it('[AUTH-36] checks what was changed', () => {
    expect(fieldsToCheck(profile, values)).toEqual(['firstName', 'lastName', 'phone']);
    expect(fieldsToCheck(profile, { ...values, email: 'x', confirm: 'y' })).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'password',
      'confirm',
    ]);
  });

  it('[U11] sends the permitted fields alone, with the revision that was seen', () => {
    expect(toChange({ ...values, phone: '12345678' }, '', 4)).toEqual({
      revision: 4,
      firstName: 'Wing',
      lastName: 'Chan',
      email: 'wing@works.example',
      phone: '12345678',
      currentPassword: '',
      newPassword: '',
    });
  });
});
