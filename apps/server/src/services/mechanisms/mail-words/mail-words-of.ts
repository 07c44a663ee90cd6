import type { Language } from '@quietsite/domain';
import { english } from './mail-words.en.ts';
import type { MailWords } from './mail-words.ts';
import { simplified } from './mail-words.zh-hans.ts';
import { traditional } from './mail-words.zh-hant.ts';

const words: Readonly<Record<Language, MailWords>> = { en: english, 'zh-Hant': traditional, 'zh-Hans': simplified };

/** English if the person never chose a language. */
export const mailWordsOf = (language: Language | null): MailWords => words[language ?? 'en'];
