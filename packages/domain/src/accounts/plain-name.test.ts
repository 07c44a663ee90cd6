import { expect, it } from 'vitest';
import { isPlainName } from './plain-name.ts';

it.each(['', 'Wing', 'A/B Construction Co., Ltd.', 'J.P. Wong', '香港建築'])('[AUTH-46] %j is a name', (text) => {
  expect(isPlainName(text)).toBe(true);
});

it.each(['http://bad.example', 'Wing https://bad.example/x', 'WWW.bad.example'])('[AUTH-46] %j is none', (text) => {
  expect(isPlainName(text)).toBe(false);
});
