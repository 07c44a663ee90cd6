import type { Language } from '@quietsite/domain';
import type { ReportWords } from './report-words.ts';
import { english } from './words.en.ts';
import { simplified } from './words.zh-hans.ts';
import { traditional } from './words.zh-hant.ts';

const words: Readonly<Record<Language, ReportWords>> = {
  en: english,
  'zh-Hant': traditional,
  'zh-Hans': simplified,
};

export const wordsOf = (language: Language): ReportWords => words[language];
