import { expect, it } from 'vitest';
import { isTooLong } from './cut-note.tsx';

it('[SHELL-74] a text is too long when what is added does not fit beside what stays', () => {
  const field = (value: string, from = value.length, to = from) => ({
    ...{ value, maxLength: 10, selectionStart: from, selectionEnd: to },
  });
  expect(isTooLong(field('12345'), 'abcde')).toBe(false);
  expect(isTooLong(field('12345'), 'abcdef')).toBe(true);
  expect(isTooLong(field('1234567890'), 'a')).toBe(true);
  expect(isTooLong(field('1234567890', 2, 5), 'abc')).toBe(false);
  expect(isTooLong({ ...field('1234567890'), maxLength: -1 }, 'abc')).toBe(false);
});
