import { expect, it } from 'vitest';
import { isPhone } from './phone.ts';

it.each(['', '  ', '21234567', '+852 2123 4567', '(852) 2123-4567'])('[Q132] %j is a phone number', (text) => {
  expect(isPhone(text)).toBe(true);
});

it.each(['1234567', 'call me', '+852 abc 4567', '1'.repeat(21), '--------'])('[Q132] %j is none', (text) => {
  expect(isPhone(text)).toBe(false);
});
