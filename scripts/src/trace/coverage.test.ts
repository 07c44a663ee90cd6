import { expect, test } from 'vitest';
import { computeCoverage } from './coverage.ts';
import { findReferences } from './references.ts';

const requirements = ['MAP-01', 'MAP-02', 'MAP-03', 'MAP-04'].map((id) => ({ id, area: 'MAP', milestone: 'core' }));
const references = findReferences('- M-33 distance', ['| id | point |\n| U31 | reads |\n| Q24 | alias |\nsee Q99']);
const outcome = (title: string, hasPassed = true) => ({ file: 'a.test.ts', title, hasPassed });
const cover = (...outcomes: ReturnType<typeof outcome>[]) => computeCoverage(requirements, outcomes, references);

test('a requirement is covered by a test that passed, not by one that failed', () => {
  const { covered, problems } = cover(outcome('[MAP-01] a'), outcome('[MAP-02] b', false));
  expect([...covered]).toEqual(['MAP-01']);
  expect(problems).toEqual([]);
});

test('an unknown id is a problem, whether its test passed or not', () => {
  expect(cover(outcome('[MAP-99] a', false)).problems).toEqual(["a.test.ts: '[MAP-99] a': there is no MAP-99"]);
});

test('three ids in a title are allowed, four are not', () => {
  expect(cover(outcome('[MAP-01, MAP-02, MAP-03] a')).problems).toEqual([]);
  expect(cover(outcome('[MAP-01, MAP-02, MAP-03, MAP-04] a')).problems).toEqual([
    "a.test.ts: '[MAP-01, MAP-02, MAP-03, MAP-04] a': 4 ids in one title, at most 3 are allowed",
  ]);
});

test('decided points count among the three, clauses of the method do not', () => {
  expect(cover(outcome('[MAP-01, MAP-02, MAP-03] [M-33] a')).problems).toEqual([]);
  expect(cover(outcome('[MAP-01, MAP-02] [U31] [Q24] a')).problems).toEqual([
    "a.test.ts: '[MAP-01, MAP-02] [U31] [Q24] a': 4 ids in one title, at most 3 are allowed",
  ]);
});

test('a decided point is covered by a test that passed', () => {
  expect([...cover(outcome('[Q24] a'), outcome('[U31] b', false)).covered]).toEqual(['Q24']);
});

test('clauses and decided points must be in the docs', () => {
  expect(cover(outcome('[M-33] [U31] [Q24] a')).problems).toEqual([]);
  expect(cover(outcome('[M-34] [U32] [Q99] a')).problems).toHaveLength(3);
});
