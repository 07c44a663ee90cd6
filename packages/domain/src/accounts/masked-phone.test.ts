import { expect, it } from 'vitest';
import { completePhone, isMaskedPhone, maskedCaret, maskPhone } from './masked-phone.ts';
import { isPhone } from './phone.ts';

it.each(['', '(+852)2345-6789'])('[ADMIN-09] %j fits the mask, and is a phone number everywhere else', (text) => {
  expect(isMaskedPhone(text)).toBe(true);
  expect(isPhone(text)).toBe(true);
});

it.each(['23456789', '(+852)2345-678', '(+852)2345-67890', '(852)2345-6789', '+852 2345 6789', '(+85a)2345-6789'])(
  '[ADMIN-09] %j does not',
  (text) => expect(isMaskedPhone(text)).toBe(false),
);

it.each([
  ['8', '(+8'],
  ['852', '(+852'],
  ['(+8522', '(+852)2'],
  ['8522345', '(+852)2345'],
  ['+852 2345 6', '(+852)2345-6'],
  ['852234567890', '(+852)2345-6789'],
  ['(+', ''],
  ['(+852)', '(+852'],
])('[ADMIN-09] typed %j it reads %j', (typed, shown) => expect(maskPhone(typed)).toBe(shown));

it.each([
  ['8', 1, '(+8'],
  ['(+8522', 6, '(+852)2'],
  ['(+852)23456', 11, '(+852)2345-6'],
  ['9(+852)2345', 1, '(+9'],
])('[ADMIN-09] in %j at %i the caret goes on behind %j', (typed, caret, before) => {
  expect(maskPhone(typed).slice(0, maskedCaret(typed, caret))).toBe(before);
});

it.each([
  ['23456789', '(+852)2345-6789'],
  ['85212345', '(+852)1234-5'],
  ['2345678', '(+234)5678'],
  ['85223456789', '(+852)2345-6789'],
  ['', ''],
])('[ADMIN-09] left after %j it reads %j', (typed, shown) => expect(completePhone(maskPhone(typed))).toBe(shown));
