import { expect, it } from 'vitest';
import { readToken } from './link-token.ts';

it.each([
  ['#token=abc-_1', 'abc-_1'],
  ['#other=1&token=x', 'x'],
  ['#token=', null],
  ['#abc', null],
  ['', null],
])('[U19] the fragment %j holds %j', (hash, token) => expect(readToken(hash)).toBe(token));
