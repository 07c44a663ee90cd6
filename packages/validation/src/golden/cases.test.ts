import { describe, expect, test } from 'vitest';
import type { MethodAnswer, MethodCase } from '../case.ts';
import { compareAnswers } from '../compare.ts';
import { answerByOracle } from '../oracle/answer.ts';
import { compareGolden, isVector } from './compare-golden.ts';
import { type GoldenFolder, listGoldenFolders } from './golden-folder.ts';

const folders = listGoldenFolders();
const cases = folders.filter((folder) => !isVector(folder));

test('there are 18 vectors and 112 cases, each with an answer and at least one term', () => {
  expect(folders.filter(isVector)).toHaveLength(18);
  expect(cases).toHaveLength(112);
  const termsOf = (folder: GoldenFolder) =>
    Object.values(compareGolden(folder).counts).reduce((total, count) => total + count);
  expect(folders.filter((folder) => termsOf(folder) === 0)).toEqual([]);
});

describe('cases, by the product', () => {
  for (const folder of cases)
    test(`${folder.name}: ${folder.title}`, () => {
      expect(compareGolden(folder).differences).toEqual([]);
    });
});

test('the oracle gives the same answers', { timeout: 60_000 }, () => {
  for (const { name, input, expected } of cases) {
    const answer = answerByOracle(input as MethodCase);
    const { differences } = compareAnswers(expected as Partial<MethodAnswer>, answer, { isStored: false });
    expect([name, differences]).toEqual([name, []]);
  }
});
