import i18next from 'i18next';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTexts } from '../testing/texts.ts';
import { terms } from '../texts/terms.en.ts';
import { terms as simplified } from '../texts/terms.zh-hans.ts';
import { terms as traditional } from '../texts/terms.zh-hant.ts';
import { zhHant } from '../texts/zh-hant.ts';
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

/** The authorities' spelling, in the order of the English names. */
const NAMES =
  '中西區 東區 離島區 九龍城區 葵青區 觀塘區 北區 西貢區 沙田區 深水埗區 南區 大埔區 荃灣區 屯門區 灣仔區 黃大仙區 油尖旺區 元朗區';
const SIMPLE: Readonly<Record<string, string>> = {
  ...{ 區: '区', 東: '东', 離: '离', 島: '岛', 龍: '龙', 觀: '观', 貢: '贡', 灣: '湾', 門: '门', 黃: '黄' },
};

it('every district has its own name in each script', () => {
  const districts = Object.keys(terms.district).sort() as (keyof typeof terms.district)[];
  expect(districts.map((district) => traditional.district[district]).join(' ')).toBe(NAMES);
  const simple = [...NAMES].map((character) => SIMPLE[character] ?? character).join('');
  expect(districts.map((district) => simplified.district[district]).join(' ')).toBe(simple);
});
