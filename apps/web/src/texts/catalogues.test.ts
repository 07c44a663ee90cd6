import { errorCodes } from '@quietsite/contracts';
import {
  ASSESSMENT_CHOICES,
  displayRole,
  EQUIPMENT_LOCATIONS,
  PERMIT_STATUSES,
  TIME_PERIODS,
  userTypes,
} from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { zhHans } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

type Entries = ReadonlyMap<string, string>;

function listEntries(catalogue: object, path = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : listEntries(value, `${path}${key}.`),
  );
}

const english: Entries = new Map(listEntries(en));
const catalogues = [
  { name: 'Traditional', entries: new Map(listEntries(zhHant)) },
  { name: 'Simplified', entries: new Map(listEntries(zhHans)) },
] as const;

const placeholdersOf = (text: string): readonly string[] => [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
/** The part of a text that needs translation. */
const wordsOf = (text: string): string => text.replace(/\{\{\w+\}\}/g, '').replace(/dB\(A\)|dB|M-\d+|yyyy-mm-dd/g, '');

/** The same in every language: names, formats and abbreviations that the authority uses untranslated. */
const SAME = ['QuietSite', 'NSR', 'PME', 'QPME', 'PME/QPME', 'CSV', 'xlsx', 'Excel', 'E N'];

/** Pairs of characters that exist in only one of the two scripts. */
const PAIRS =
  '這这 個个 們们 來来 為为 時时 說说 請请 會会 對对 開开 關关 學学 過过 還还 應应 從从 現现 無无 沒没 級级 聲声 備备 設设 項项 區区 圖图 ' +
  '報报 錄录 間间 險险 電电 線线 點点 數数 據据 處处 選选 擇择 儲储 檔档 輸输 稱称 碼码 單单 顯显 錯错 誤误 變变 動动 與与 則则 將将 總总 ' +
  '計计 築筑 業业 樓楼 環环 緩缓 標标 盤盘 範范 圍围 離离 徑径 頁页 題题 類类 證证 許许 認认 審审 確确 統统 續续 結结 組组 終终 經经 給给 讓让';

describe.each(catalogues)('the $name catalogue', ({ entries }) => {
  it('has a text wherever English has one, and no other; there is no singular', () => {
    expect([...entries.keys()].sort()).toEqual([...english.keys()].filter((key) => !key.endsWith('_one')).sort());
  });

  it('has the placeholders of English', () => {
    const wrong = [...entries].filter(
      ([key, text]) => placeholdersOf(text).join() !== placeholdersOf(english.get(key) ?? '').join(),
    );
    expect(wrong).toEqual([]);
  });

  it('leaves nothing in English', () => {
    const left = [...entries].filter(([key, text]) => text === english.get(key) && /[A-Za-z]/.test(wordsOf(text)));
    expect(left.filter(([, text]) => !SAME.includes(wordsOf(text).replace(/\s+/g, ' ').trim()))).toEqual([]);
  });

  it('has no text without a word where English has words', () => {
    const empty = [...entries].filter(([key, text]) => text.trim() === '' && english.get(key)?.trim() !== '');
    expect(empty).toEqual([]);
  });
});

it('keeps the two scripts apart', () => {
  const strangers = (entries: Entries, letters: readonly string[]) =>
    [...entries].filter(([, text]) => letters.some((letter) => text.includes(letter)));
  const pairs = PAIRS.split(' ').filter((pair) => pair[0] !== pair[1]);
  const [traditional, simplified] = catalogues;
  expect(
    strangers(
      traditional.entries,
      pairs.map((pair) => pair[1] as string),
    ),
  ).toEqual([]);
  expect(
    strangers(
      simplified.entries,
      pairs.map((pair) => pair[0] as string),
    ),
  ).toEqual([]);
});

/** Roughly, in widths of a Chinese character: a Latin letter takes a little more than half. */
const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (letter < '\u2000' ? 0.55 : 1), 0);
/** Far less than the space that any label leaves. */
const WIDTH_SLACK = 2;

it('is in Simplified Chinese no wider than in English or in Traditional Chinese, with which every screen is checked', () => {
  const [traditional, simplified] = catalogues;
  const wider = [...simplified.entries].filter(([key, text]) => {
    const others = [english.get(key) ?? '', traditional.entries.get(key) ?? ''];
    return widthOf(text) > Math.max(...others.map(widthOf)) + WIDTH_SLACK;
  });
  expect(wider).toEqual([]);
});

it('shows the words of the lists in English as the lists have them', () => {
  const same = (words: readonly string[]) => Object.fromEntries(words.map((word) => [word, word]));
  expect(en.terms.userType).toEqual(same(userTypes));
  expect(en.terms.role).toEqual(Object.fromEntries(userTypes.map((type) => [type, displayRole(type)])));
  expect(en.terms.location).toEqual(same(EQUIPMENT_LOCATIONS));
  expect(en.terms.permitStatus).toEqual(same(PERMIT_STATUSES));
  expect(en.terms.assessment).toEqual(same(ASSESSMENT_CHOICES));
  expect([en.terms.period1, en.terms.period2]).toEqual([TIME_PERIODS[1], TIME_PERIODS[2]]);
  expect(Object.keys(en.errors).sort()).toEqual([...errorCodes].sort());
});

/** The accessible name of a checkbox whose column header has the short form. */
const UNDER_A_HEAD = ['programmeImport.comparison.takeNamed'];

it('names a button for the ear with the words that the eye sees on it (WCAG 2.5.3)', () => {
  for (const entries of [english, ...catalogues.map((catalogue) => catalogue.entries)]) {
    const differing = [...entries].filter(([key, text]) => {
      const seen = key.endsWith('Named') ? entries.get(key.slice(0, -'Named'.length)) : undefined;
      return seen !== undefined && !UNDER_A_HEAD.includes(key) && !text.toLowerCase().includes(seen.toLowerCase());
    });
    expect(differing).toEqual([]);
  }
});

it('[Q145] has one word for each verdict', () => {
  expect(en.verdict).toMatchObject({ satisfies: 'Satisfies', borderline: 'Borderline', exceeds: 'Exceeds' });
  expect(zhHant.verdict).toMatchObject({ satisfies: '符合', borderline: '臨界', exceeds: '超標' });
  expect(zhHans.verdict).toMatchObject({ satisfies: '符合', borderline: '临界', exceeds: '超标' });
  const others = /超出(噪音|樓宇噪音|楼宇噪音)?(準則|准则)|達標|达标|合格|邊緣|边缘/;
  for (const { entries } of catalogues) expect([...entries].filter(([, text]) => others.test(text))).toEqual([]);
  expect([...english].filter(([, text]) => /within rounding|readonly/i.test(text))).toEqual([]);
});
