import { expect, it } from 'vitest';
import { correctSpellings } from './corrected-spellings.ts';

const known = (word: string, corrections: readonly string[] = []) => ({
  ...{ spelling: 1, word, corrections },
  isKnown: true,
});
const unknown = (word: string, corrections: readonly string[]) => ({ ...known(word, corrections), isKnown: false });
const texts = (words: Parameters<typeof correctSpellings>[0]) => correctSpellings(words).map(({ text }) => text);

it('[MAP-35] replaces the words that no name has, the closest corrections first', () => {
  const words = [known('kai', ['tai']), unknown('tk', ['tak', 'tok']), unknown('lnk', ['link', 'lank'])];
  expect(texts(words)).toEqual([' kai tak link', ' kai tak lank', ' kai tok link', ' kai tok lank']);
});

it('[MAP-35] takes one of the words for a slip where names have all of them, though not in one name', () => {
  const words = [known('zebra', ['zebu']), known('horse', ['house', 'hose', 'hoarse'])];
  expect(texts(words)).toEqual([' zebu horse', ' zebra house', ' zebra hose', ' zebra hoarse']);
});

it('[MAP-35] makes nothing of a word without a near one, and no more than sixteen spellings', () => {
  expect(correctSpellings([known('kai'), unknown('qqqqzzzz', [])])).toEqual([]);
  const many = unknown('aa', ['ab', 'ac', 'ad', 'ae', 'af', 'ag']);
  const spellings = texts([many, many, { ...many, spelling: 2 }]);
  expect(spellings).toHaveLength(16);
  expect(spellings.slice(0, 2)).toEqual([' ab ab', ' ab']);
});

it('[MAP-47] marks which words are complete: corrected ones, and those typed before the last word', () => {
  expect(correctSpellings([known('kai'), unknown('tk', ['tak']), known('li')])).toEqual([
    { text: ' kai tak li', words: ['kai', 'tak'] },
  ]);
  expect(correctSpellings([known('kai'), unknown('lnk', ['link'])])).toEqual([
    { text: ' kai link', words: ['kai', 'link'] },
  ]);
});
