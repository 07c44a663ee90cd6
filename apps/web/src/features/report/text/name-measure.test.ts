import { USUAL_MEASURES } from '@quietsite/domain';
import i18next from 'i18next';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { zhHans } from '../../../texts/zh-hans.ts';
import { zhHant } from '../../../texts/zh-hant.ts';
import { nameMeasure } from './plan-sections.tsx';

const measures = [...USUAL_MEASURES, 'Custom method'];

beforeAll(async () => {
  await startTexts();
  i18next.addResourceBundle('zh-Hant', 'translation', zhHant);
  i18next.addResourceBundle('zh-Hans', 'translation', zhHans);
});
afterAll(() => i18next.changeLanguage('en'));

it.each(measures)('[REPORT-33] names %s in the language of the reader', async (name) => {
  await i18next.changeLanguage('en');
  expect(nameMeasure(i18next.t, name)).toBe(name);
  for (const language of ['zh-Hant', 'zh-Hans']) {
    await i18next.changeLanguage(language);
    expect(nameMeasure(i18next.t, name)).toMatch(/\p{Script=Han}/u);
  }
});

it('[REPORT-33] leaves what a person named as it is', async () => {
  await i18next.changeLanguage('zh-Hant');
  expect(nameMeasure(i18next.t, 'Night curtain')).toBe('Night curtain');
  expect(nameMeasure(i18next.t, 'toString')).toBe('toString');
});
