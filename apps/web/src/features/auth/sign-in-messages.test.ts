import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { startTexts } from '../../lib/i18n.ts';
import { describeRefusal } from './sign-in-messages.ts';

beforeAll(startTexts);

const refused = (attempts: number) => new ApiError({ code: 'BAD_CREDENTIALS', message: '', details: { attempts } });

describe('refused sign-in', () => {
  it('warns with the attempts that remain', () => {
    expect(describeRefusal(refused(2))).toEqual([
      'Incorrect username or password.',
      'Warning: After 5 consecutive unsuccessful login attempts, your account will be locked for 1 day. Attempts remaining: 3',
    ]);
  });

  it('says that the account is locked from the fifth failure on', () => {
    expect(describeRefusal(refused(5))?.[0]).toMatch(/^Your account has reached the maximum number of failed login/);
  });

  it('says that the username does not exist', () => {
    expect(describeRefusal(new ApiError({ code: 'UNKNOWN_USER', message: '' }))).toEqual(['Username does not exist.']);
  });

  it('leaves other failures to the failure text', () => {
    expect(describeRefusal(new ApiError({ code: 'NETWORK', message: '' }))).toBeNull();
  });
});
