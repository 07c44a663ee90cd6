import { describe, expect, it } from 'vitest';
import { findPasswordFault } from './password.ts';

describe('password', () => {
  it.each(['quiet-harbour-7', 'a1______', '陳大文ab1234', `long 1 ${'x'.repeat(100)}`, '~`|\\ <>"9z'])(
    '[AUTH-24] [U14] %j is fine',
    (password) => expect(findPasswordFault(password, 'wing')).toBeNull(),
  );

  it.each(['', 'short1', 'letters-only', '1234567890', 'a1'.repeat(65)])('[AUTH-24] %j is weak', (password) => {
    expect(findPasswordFault(password, 'wing')).toBe('weak');
  });

  it.each(['password1', 'QWERTY123', 'Ｐassword1'])('[U14] %j is among the commonest', (password) => {
    expect(findPasswordFault(password, 'wing')).toBe('common');
  });

  it.each(['QuietSite2026!', 'hongkong-noise-99', '2026.Contractor', 'epd_admin_01'])(
    '[U14] %j says nothing but what everybody here knows',
    (password) => expect(findPasswordFault(password, 'wing')).toBe('common'),
  );

  it('[U14] such a word among others is fine', () => {
    expect(findPasswordFault('noise-behind-nine-hills-9', 'wing')).toBeNull();
  });

  it('[U14] must not contain the username, unless that is too short to mean anything', () => {
    expect(findPasswordFault('my-Wing.Chan-1', ' wing.chan')).toBe('username');
    expect(findPasswordFault('a-quiet-place-1', 'a')).toBeNull();
  });
});

it.each(['P@ssw0rd1', 'P@$$w0rd2027', 'W3lcome99', 'L3tm31n!!8', 'Adm1nistrat0r7'])(
  '[AUTH-47] %j is a common word in disguise',
  (password) => expect(findPasswordFault(password, 'wing')).toBe('common'),
);

it('[AUTH-47] figures inside a password of several words are no disguise', () => {
  for (const password of ['calm-harbour-7', 'quiet-demo-1', 'welcome2kowloon-ferry'])
    expect(findPasswordFault(password, 'wing')).toBeNull();
});
