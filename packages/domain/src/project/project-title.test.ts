import { expect, it } from 'vitest';
import { displayTitle, formatTitle, nextVersion, stripVersionSign, titleKey, titleOfCopy } from './project-title.ts';

it("[SHELL-03] the '@' of a title is displayed as ' Version '", () => {
  expect(formatTitle('Harbour Works@3')).toBe('Harbour Works Version 3');
  expect(formatTitle('Harbour Works')).toBe('Harbour Works');
});

it('[SHELL-03] a title and its version are displayed alike', () => {
  expect(displayTitle('Harbour Works', 3)).toBe(formatTitle('Harbour Works@3'));
  expect(displayTitle('Harbour Works', null)).toBe('Harbour Works');
});

it("[PROJ-45] '@' is stripped from a title", () => expect(stripVersionSign('Har@bour@2')).toBe('Harbour2'));

it('[PROJ-46] [Q43] titles compare trimmed and without regard to case', () => {
  expect(titleKey('  Harbour   WORKS ')).toBe(titleKey('harbour works'));
  expect(titleKey('Harbour Works')).not.toBe(titleKey('Harbour Work'));
});

it("[PROJ-21] a copy is called like the old project plus ' - Copy'", () => {
  expect(titleOfCopy('Harbour Works')).toBe('Harbour Works - Copy');
  expect(titleOfCopy('x'.repeat(200))).toBe(`${'x'.repeat(193)} - Copy`);
});

it('[PROJ-22] [Q41] a new version is one more than the highest, or 1', () => {
  expect(nextVersion([null])).toBe(1);
  expect(nextVersion([])).toBe(1);
  expect(nextVersion([1, null, 4, 2])).toBe(5);
});
