import type { Language } from '../../language.ts';
import { english } from './comparison-words.en.ts';
import type { ComparisonWords } from './comparison-words.ts';
import { simplified } from './comparison-words.zh-hans.ts';
import { traditional } from './comparison-words.zh-hant.ts';

const wordsByLanguage: Readonly<Record<Language, ComparisonWords>> = {
  en: english,
  'zh-Hant': traditional,
  'zh-Hans': simplified,
};

export const comparisonWordsOf = (language: Language): ComparisonWords => wordsByLanguage[language];
