import { expect, test } from 'vitest';
import { findStaticTitles } from './static-titles.ts';

const titlesOf = (source: string) => findStaticTitles('a.test.ts', source).map(({ title }) => title);

test('titles of groups and tests, in any quotes, over line ends', () => {
  const source = "describe('group', () => {\n  it(\"it's\", f); test(\n    `third`, f); test.describe('fourth', f) })";
  expect(titlesOf(source)).toEqual(['group', "it's", 'third', 'fourth']);
});

test('a table of cases before the title', () => {
  expect(titlesOf("test.each([['a', f(1)], ['b', 2]])('case %s', run)")).toEqual(['case %s']);
});

test('what is skipped is not meant to be covered', () => {
  expect(titlesOf("test.skip('later', f); visit('page')")).toEqual([]);
});
