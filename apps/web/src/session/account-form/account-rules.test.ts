import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { type AccountValues, areFieldsValid, emptyAccount, findFieldFault, isFaultShown } from './account-rules.ts';

beforeAll(startTexts);

const good: AccountValues = {
  ...emptyAccount,
  username: 'wing.chan',
  password: 'harbour-2027',
  confirm: 'harbour-2027',
  company: 'Harbour Works',
  email: 'wing@works.example',
};
const all = ['username', 'password', 'confirm', 'company', 'email', 'phone'] as const;

describe('account form', () => {
  it('[AUTH-22] [Q55] lists the characters a username cannot have', () => {
    expect(findFieldFault('username', { ...good, username: 'wing@chan' })).toBe(
      'Username cannot contain: ! @ # $ % ^ & * ( ) [ ] { } < > | \\ = + ? , : ; \' " ` / ~ or a space.',
    );
    expect(isFaultShown('username', { ...good, username: 'a b' }, false)).toBe(true);
    expect(isFaultShown('username', { ...good, username: 'ab' }, false)).toBe(false);
    expect(isFaultShown('username', { ...good, username: 'ab' }, true)).toBe(true);
  });

  it.each(['short1', 'onlyletters', '1234567890'])('[AUTH-24] says what the password %j lacks', (password) => {
    expect(findFieldFault('password', { ...good, password })).toBe(
      '*Password must be at least 8 characters and contain letters and numbers.',
    );
  });

  it('[AUTH-24] [U14] refuses what is easy to guess in other words', () => {
    expect(findFieldFault('password', { ...good, password: 'password123' })).toMatch(/easy to guess/);
    expect(findFieldFault('password', { ...good, password: 'wing.chan-1' })).toMatch(/must not contain the username/);
  });

  it('[AUTH-25] compares the confirmation', () => {
    expect(findFieldFault('confirm', { ...good, confirm: 'harbour-2028' })).toBe('Password does not match.');
    expect(findFieldFault('confirm', good)).toBeNull();
  });

  it('[AUTH-26] recognises an email address', () => {
    expect(findFieldFault('email', { ...good, email: 'wing@' })).toBe('Email format is not correct.');
    expect(findFieldFault('email', { ...good, email: ' wing@works.example ' })).toBeNull();
  });

  it('[AUTH-28] needs a company', () => {
    expect(findFieldFault('company', { ...good, company: '  ' })).toBe('Please fill in this field.');
  });

  it.each(['firstName', 'lastName', 'company'] as const)('[AUTH-46] refuses a web address as %s', (field) => {
    expect(findFieldFault(field, { ...good, [field]: 'www.bad.example' })).toBe('A name cannot contain a web address.');
    expect(findFieldFault(field, { ...good, [field]: 'J.P. Wong' })).toBeNull();
  });

  it('[AUTH-18] [Q54] can be sent with all required fields, and not without any one of them', () => {
    expect(areFieldsValid(all, good)).toBe(true);
    for (const field of ['username', 'password', 'confirm', 'company', 'email'] as const) {
      expect(areFieldsValid(all, { ...good, [field]: '' }), field).toBe(false);
    }
    expect(areFieldsValid(all, { ...good, phone: 'call me' })).toBe(false);
  });
});
