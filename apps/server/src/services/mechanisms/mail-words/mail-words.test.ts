import { type Language, languages } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { mailWordsOf } from './mail-words-of.ts';

const CHINESE = /\p{Script=Han}/u;

/** Every text, with its parameters filled in. */
function listTexts(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return [String(words(...Array.from({ length: words.length }, () => 2)))];
  return Object.values(words as object).flatMap(listTexts);
}
const textsOf = (language: Language) => listTexts(mailWordsOf(language));

it('are as many in every language', () => {
  for (const language of languages) expect(textsOf(language)).toHaveLength(textsOf('en').length);
});

it('are Chinese where they shall be, and of one script', () => {
  const [traditional, simplified] = [textsOf('zh-Hant'), textsOf('zh-Hans')];
  expect([...traditional, ...simplified].filter((text) => /\p{L}/u.test(text) && !CHINESE.test(text))).toEqual([]);
  expect(traditional.filter((text) => /[这个为时请说码录链邮设户项]/.test(text))).toEqual([]);
  expect(simplified.filter((text) => /[這個為時請說碼錄鏈郵設戶項]/.test(text))).toEqual([]);
});

it('names what it is given in every language', () => {
  for (const language of languages) {
    const { approval, receipt, lock } = mailWordsOf(language);
    const told = approval.link('Name', 'account', 'a@b.hk', 'Company');
    for (const word of ['Name', 'account', 'a@b.hk', 'Company', '14']) expect(told).toContain(word);
    expect(receipt.what('Title', 3, '2027-03-01 08:00', 2)).toMatch(/Title.*3.*2027-03-01 08:00.*2/);
    expect(lock.rules('https://x.hk/Reset')).toContain('https://x.hk/Reset');
  }
});

it('is English for somebody who never chose', () => {
  expect(mailWordsOf(null)).toBe(mailWordsOf('en'));
});
