import { expect, test } from 'vitest';
import { isLicenceAllowed } from './allowed-licences.ts';

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['GPL-3.0-only OR MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR ISC) AND (GPL-3.0-only OR Apache-2.0)', true],
  ['GPL-3.0-only', false],
  ['Unknown', false],
])('%s', (expression, isAllowed) => {
  expect(isLicenceAllowed('any', expression, 'production')).toBe(isAllowed);
});

test('an exception is not understood, so a person must decide', () => {
  expect(isLicenceAllowed('any', 'Apache-2.0 WITH LLVM-exception', 'production')).toBe(false);
});

test('a broken expression is an error, not a permission', () => {
  expect(() => isLicenceAllowed('any', '(MIT', 'production')).toThrow('unclosed');
  expect(() => isLicenceAllowed('any', '', 'production')).toThrow('not a licence');
});

test('MPL-2.0 is for building only', () => {
  expect(isLicenceAllowed('any', 'MPL-2.0', 'build-time')).toBe(true);
  expect(isLicenceAllowed('any', 'MPL-2.0', 'production')).toBe(false);
});

test('the Eclipse licences are for jsts only', () => {
  expect(isLicenceAllowed('jsts', '(EDL-1.0 OR EPL-1.0)', 'production')).toBe(true);
  expect(isLicenceAllowed('other', '(EDL-1.0 OR EPL-1.0)', 'production')).toBe(false);
});
