import { expect, it } from 'vitest';
import { correctSpellings } from './corrected-spellings.ts';

const known = (word: string, corrections: readonly string[] = []) => ({
  ...{ spelling: 1, word, corrections },
  isKnown: true,
});
const unknown = (word: string, corrections: readonly string[]) => ({ ...known(word, corrections), isKnown: false });

it('[MAP-35] replaces the words that no name has, the closest corrections first', () => {
  const words = [known('kai', ['tai']), unknown('tk', ['tak', 'tok']), unknown('lnk', ['link', 'lank'])];
  expect(correctSpellings(words)).toEqual([' kai tak link', ' kai tak lank', ' kai tok link', ' kai tok lank']);
});

it('[MAP-35] takes any word for a slip where names have all of them, though not in one name', () => {
  const words = [known('zebra', ['zebu']), known('horse', ['house', 'hose', 'hoarse'])];
  expect(correctSpellings(words)).toEqual([
    ...[' zebra house', ' zebu horse', ' zebra hose', ' zebu house', ' zebu hose'],
  ]);
});

it('[MAP-35] makes nothing of a word without a near one, and no more than twelve spellings', () => {
  expect(correctSpellings([known('kai'), unknown('qqqqzzzz', [])])).toEqual([]);
  const many = unknown('aa', ['ab', 'ac', 'ad', 'ae', 'af', 'ag']);
  const spellings = correctSpellings([many, many, { ...many, spelling: 2 }]);
  expect(spellings).toHaveLength(12);
  expect(spellings.slice(0, 2)).toEqual([' ab ab', ' ab']);
});
