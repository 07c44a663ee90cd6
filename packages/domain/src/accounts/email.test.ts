import { describe, expect, it } from 'vitest';
import { emailKey, isEmail, maskEmail } from './email.ts';

describe('email', () => {
  it.each(['a@b.hk', 'wing.chan+site@works.example.com', "o'neil@localhost"])('[AUTH-26] [Q55] %j is one', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each(['', 'a', 'a@', '@b.hk', 'a@b..hk', 'a b@c.hk', 'a@-b.hk', `${'x'.repeat(250)}@b.hk`, 'a@b.hk\n'])(
    '[AUTH-26] %j is none',
    (text) => expect(isEmail(text)).toBe(false),
  );

  it('compares without regard to case', () => expect(emailKey(' Wing@Works.HK ')).toBe('wing@works.hk'));

  it('[U07] is masked to its first letters and its ending', () => {
    expect(maskEmail('jenny@example.hk')).toBe('j***@e***.hk');
    expect(maskEmail('j@mail.works.com.hk')).toBe('j***@m***.hk');
    expect(maskEmail('root@localhost')).toBe('r***@l***');
  });
});
