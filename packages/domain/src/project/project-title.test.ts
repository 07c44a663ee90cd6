import { expect, it } from 'vitest';
import { displayTitle, formatTitle } from './project-title.ts';

it("[SHELL-03] the '@' of a title is displayed as ' Version '", () => {
  expect(formatTitle('Harbour Works@3')).toBe('Harbour Works Version 3');
  expect(formatTitle('Harbour Works')).toBe('Harbour Works');
});

it('[SHELL-03] a title and its version are displayed alike', () => {
  expect(displayTitle('Harbour Works', 3)).toBe(formatTitle('Harbour Works@3'));
  expect(displayTitle('Harbour Works', null)).toBe('Harbour Works');
});
