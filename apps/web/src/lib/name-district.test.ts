import i18next from 'i18next';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTexts } from './i18n.ts';
import { zhHant } from './messages/zh-hant.ts';
import { nameDistrict } from './name-district.ts';

beforeAll(startTexts);
afterAll(() => i18next.changeLanguage('en'));

it('names a district in the language of the reader, and leaves an unknown one as it is', async () => {
  expect(nameDistrict(i18next.t, 'Central & Western')).toBe('Central & Western');
  i18next.addResourceBundle('zh-Hant', 'translation', zhHant);
  await i18next.changeLanguage('zh-Hant');
  expect(nameDistrict(i18next.t, 'Kowloon City')).toBe('九龍城區');
  expect(nameDistrict(i18next.t, 'toString')).toBe('toString');
  expect(nameDistrict(i18next.t, 'Lantau')).toBe('Lantau');
});
