import { expect, test } from 'vitest';
import { findStaticTitles } from './read-journeys.ts';

test('titles of groups and tests, in any quotes, over line ends', () => {
  const source = "describe('group', () => {\n  it(\"it's\", f); test(\n    `third`, f); test.describe('fourth', f) })";
  expect(findStaticTitles(source)).toEqual(['group', "it's", 'third', 'fourth']);
});

test('a table of cases before the title', () => {
  expect(findStaticTitles("test.each([['a', f(1)], ['b', 2]])('case %s', run)")).toEqual(['case %s']);
});

test('what is skipped has no title', () => {
  expect(findStaticTitles("test.skip('later', f); visit('page')")).toEqual([]);
});
