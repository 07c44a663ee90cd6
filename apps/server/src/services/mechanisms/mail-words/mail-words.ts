import type { Translated } from '@quietsite/domain';
import type { english } from './mail-words.en.ts';

export type MailWords = Translated<typeof english>;
