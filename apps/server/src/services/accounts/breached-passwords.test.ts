import { findPasswordFault } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { breachedPasswords, isBreached } from './registration-faults.ts';

it('[U14] lists more than three thousand breached passwords that the rule alone would accept', () => {
  const taken = [...breachedPasswords].filter((password) => findPasswordFault(password, 'nobody') === null);
  expect(taken.length).toBeGreaterThan(3_000);
});

it.each(['trustno1', 'Blink182', 'JORDAN23', 'ｒｕｓｈ2112'])('[U14] %j is one of them', (password) => {
  expect(isBreached(password)).toBe(true);
});

it('[U14] takes what nobody else had', () => expect(isBreached('calm-harbour-7')).toBe(false));
