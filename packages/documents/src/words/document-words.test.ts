import { type Language, languages } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { listKeys, listTexts } from '../testing/list-words.ts';
import { documentWordsOf } from './document-words-of.ts';

const CHINESE = /\p{Script=Han}/u;
/** The same in every language: abbreviations and units. */
const SAME = ['NSR', 'SWL dB(A)', 'SHA-256', 'dB(A)'];

describe.each(['appendix', 'map', 'receipt', 'summary', 'tables'] as const)('the words of %s', (part) => {
  const wordsOf = (language: Language) => documentWordsOf(language)[part];
  /** The description of a map depends on its content and is tested with the documents. */
  const textsOf = (language: Language) => listTexts({ ...wordsOf(language), description: '' });

  it('are there in every language', () => {
    for (const language of languages) expect(listKeys(wordsOf(language))).toEqual(listKeys(wordsOf('en')));
  });

  it.each(['zh-Hant', 'zh-Hans'] as const)('are Chinese in %s', (language) => {
    const left = textsOf(language).filter((text) => !CHINESE.test(text) && /[A-Za-z]/.test(text));
    expect(left.filter((text) => !SAME.includes(text))).toEqual([]);
  });

  it('keep the scripts apart', () => {
    const [traditional, simplified] = [textsOf('zh-Hant'), textsOf('zh-Hans')];
    expect(traditional.filter((text) => /[这个们为时请说级声备设项区图报准则录页计]/.test(text))).toEqual([]);
    expect(simplified.filter((text) => /[這個們為時請說級聲備設項區圖報準則錄頁計]/.test(text))).toEqual([]);
  });
});
