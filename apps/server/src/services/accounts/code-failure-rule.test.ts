import { expect, it } from 'vitest';
import { codeFailureWait, isCodeLock, isCodeNotice } from './code-failure.ts';

it('[AUTH-42] lets wrong codes wait longer and longer, and locks for a day with the tenth', () => {
  const minutes = Array.from({ length: 11 }, (_, index) => codeFailureWait(index + 1) / 60_000);
  expect(minutes).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 1_440, 1_440]);
  expect([9, 10, 11].map(isCodeLock)).toEqual([false, true, true]);
  expect([1, 4, 5, 6, 9, 10, 11].filter(isCodeNotice)).toEqual([5, 10]);
});
