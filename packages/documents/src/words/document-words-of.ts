import type { Language } from '@quietsite/domain';
import { wordsOf } from '../report/words/words-of.ts';
import * as appendixEn from './appendix.en.ts';
import * as appendixHans from './appendix.zh-hans.ts';
import * as appendixHant from './appendix.zh-hant.ts';
import type { DocumentWords } from './document-words.ts';
import * as mapEn from './map.en.ts';
import * as mapHans from './map.zh-hans.ts';
import * as mapHant from './map.zh-hant.ts';
import * as receiptEn from './receipt.en.ts';
import * as receiptHans from './receipt.zh-hans.ts';
import * as receiptHant from './receipt.zh-hant.ts';
import * as summaryEn from './summary.en.ts';
import * as summaryHans from './summary.zh-hans.ts';
import * as summaryHant from './summary.zh-hant.ts';
import * as tablesEn from './tables.en.ts';
import * as tablesHans from './tables.zh-hans.ts';
import * as tablesHant from './tables.zh-hant.ts';

const words: Readonly<Record<Language, DocumentWords>> = {
  en: {
    language: 'en',
    report: wordsOf('en'),
    appendix: appendixEn.english,
    map: mapEn.english,
    receipt: receiptEn.english,
    summary: summaryEn.english,
    tables: tablesEn.english,
  },
  'zh-Hant': {
    language: 'zh-Hant',
    report: wordsOf('zh-Hant'),
    appendix: appendixHant.traditional,
    map: mapHant.traditional,
    receipt: receiptHant.traditional,
    summary: summaryHant.traditional,
    tables: tablesHant.traditional,
  },
  'zh-Hans': {
    language: 'zh-Hans',
    report: wordsOf('zh-Hans'),
    appendix: appendixHans.simplified,
    map: mapHans.simplified,
    receipt: receiptHans.simplified,
    summary: summaryHans.simplified,
    tables: tablesHans.simplified,
  },
};

export const documentWordsOf = (language: Language): DocumentWords => words[language];

/** Used if no language was chosen. */
export const englishWords: DocumentWords = words.en;
