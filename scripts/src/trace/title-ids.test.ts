import { expect, test } from 'vitest';
import { findTitleIds } from './title-ids.ts';

test('ids in one bracket, in several and after a group title', () => {
  expect(findTitleIds('[SHELL-36] left menu').requirements).toEqual(['SHELL-36']);
  expect(findTitleIds('[SHELL-36] [SHELL-37] left menu').requirements).toEqual(['SHELL-36', 'SHELL-37']);
  expect(findTitleIds('menu [SHELL-36, SHELL-37] order').requirements).toEqual(['SHELL-36', 'SHELL-37']);
});

test('an id that appears in the group and in the test counts once', () => {
  expect(findTitleIds('[MAP-03] scale [MAP-03] metric').requirements).toEqual(['MAP-03']);
});

test('clauses and decided points are references, golden vectors are left to the reader', () => {
  expect(findTitleIds('[M-33] [U31] [Q124] [G07b] distance')).toEqual({
    requirements: [],
    references: ['M-33', 'U31', 'Q124'],
  });
});

test('a bracket with prose in it is prose', () => {
  expect(findTitleIds('reads [a list] and [MAP-03 partly]').requirements).toEqual([]);
});
