import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorCode } from '../../lib/api-error.ts';
import { startTexts } from '../../testing/texts.ts';
import { describeRefusal, describeWaiting } from './sign-in-messages.ts';

beforeAll(startTexts);

const refused = (code: ApiErrorCode, details: Record<string, unknown> = {}) =>
  describeRefusal(new ApiError({ code, message: '', details }));

describe('refused sign-in', () => {
  it.each([1, 2, 3, 4])('[AUTH-11] warns after failure %i with the attempts that remain', (attempts) => {
    expect(refused('BAD_CREDENTIALS', { attempts })).toEqual([
      'Incorrect username or password.',
      `Warning: After 5 consecutive unsuccessful login attempts, your account will be locked for 1 day. Attempts remaining: ${5 - attempts}`,
    ]);
  });

  it.each([
    ['LOCKED_OUT', 5],
    ['BAD_CREDENTIALS', 5],
    ['LOCKED_OUT', 6],
  ] as const)('[AUTH-12] [U57] %s at failure %i says that the account is locked', (code, attempts) => {
    expect(refused(code, { attempts })).toEqual([
      'Your account has reached the maximum number of failed login attempts and has been temporarily locked. Please try again tomorrow or reset your password.',
    ]);
  });

  it('[AUTH-13] says that the username does not exist', () => {
    expect(refused('UNKNOWN_USER')).toEqual(['Username does not exist.']);
  });

  it('[AUTH-08] [AUTH-09] [Q51] says for whom a registration waits', () => {
    expect(describeWaiting('authority')).toBe(
      'Your registration is pending. Please wait for approval by the authority administrator.',
    );
    expect(describeWaiting('company')).toBe(
      'Your registration is pending. Please wait for approval by your company administrator.',
    );
  });

  it('[U06] leaves other failures to the failure text', () => {
    expect(refused('NETWORK')).toBeNull();
    expect(refused('INTERNAL')).toBeNull();
  });
});
