import { describe, expect, it } from 'vitest';
import { FORBIDDEN_IN_USERNAMES, findUsernameFault, usernameKey } from './username.ts';

describe('username', () => {
  const characters = [...`!@#$%^&*()[]{}<>|\\=+?,:;'" \`/~`];

  it.each(characters)('[AUTH-21] must not contain %j', (character) => {
    expect(findUsernameFault(`wing${character}chan`)).toBe('forbidden');
  });

  it('[AUTH-21] [U15] is checked after compatibility forms are folded', () => {
    expect(findUsernameFault('wing＠chan')).toBe('forbidden');
    expect(findUsernameFault('wing\u3000chan')).toBe('forbidden');
    expect(findUsernameFault('wing\tchan')).toBe('forbidden');
  });

  it('[AUTH-22] the list for the message names every one of them', () => {
    expect(FORBIDDEN_IN_USERNAMES.split(' ').sort()).toEqual(characters.filter((text) => text !== ' ').sort());
  });

  it.each(['abc', 'wing.chan', 'wing-chan_2', '陳大文', 'x'.repeat(64)])('[U15] %j is fine', (username) => {
    expect(findUsernameFault(username)).toBeNull();
  });

  it.each(['', 'ab', ' ab ', 'x'.repeat(65)])('[U15] %j has the wrong length', (username) => {
    expect(findUsernameFault(username)).toBe('length');
  });

  it('[U15] compares without regard to case, width or outer spaces', () => {
    expect(usernameKey(' ＷingChan ')).toBe(usernameKey('wingchan'));
  });
});
