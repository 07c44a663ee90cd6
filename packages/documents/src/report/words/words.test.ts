import { type Language, languages } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { listKeys, listTexts } from '../../testing/list-words.ts';
import { samplePlan, sampleReport } from '../../testing/sample-plan.ts';
import { buildReport } from '../build-report.ts';
import { wordsOf } from './words-of.ts';

const CHINESE = /\p{Script=Han}/u;
/** The same in every language: an abbreviation, and a separator between figures. */
const SAME = ['NSR', '\uFF0F2'];

const withoutMeasures = (language: Language): string[] =>
  listKeys(wordsOf(language)).filter((key) => !key.startsWith('measures.'));

it('the same words are there in every language', () => {
  for (const language of languages) expect(withoutMeasures(language).sort()).toEqual(withoutMeasures('en').sort());
  expect(listKeys(wordsOf('zh-Hans').measures)).toEqual(listKeys(wordsOf('zh-Hant').measures));
});

it('Chinese words are Chinese', () => {
  for (const language of ['zh-Hant', 'zh-Hans'] as const) {
    const left = listTexts(wordsOf(language)).filter((text) => !CHINESE.test(text) && /[A-Za-z]/.test(text));
    expect(left.filter((text) => !SAME.includes(text))).toEqual([]);
  }
});

it('keeps the scripts apart', () => {
  expect(listTexts(wordsOf('zh-Hant')).filter((text) => /[这个们为时请说级声备设项区图报]/.test(text))).toEqual([]);
  expect(listTexts(wordsOf('zh-Hans')).filter((text) => /[這個們為時請說級聲備設項區圖報]/.test(text))).toEqual([]);
});

it('prints a plan in the language that was asked for, with figures and people\u2019s words as they are', () => {
  const input = sampleReport();
  const inEnglish = buildReport(samplePlan(), input);
  const inChinese = buildReport(samplePlan(), { ...input, general: { ...input.general, language: 'zh-Hant' } });
  expect(inEnglish.words.plan).toBe('Construction Noise Management Plan');
  expect(inChinese.words.plan).toBe('建築噪音管理計劃');
  expect(inChinese.conclusion[0]).toMatch(/^採用本計劃的措施後/);
  expect(inChinese.schedule).toEqual(inEnglish.schedule);
  expect(inChinese.general.map(({ value }) => value)).toEqual(inEnglish.general.map(({ value }) => value));
  const figures = ({ keyFigures }: typeof inEnglish) => keyFigures.map(({ value }) => value);
  expect(figures(inChinese)).toEqual(figures(inEnglish));
});
