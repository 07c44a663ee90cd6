import { dictionary } from '@zxcvbn-ts/language-common';

/** The most common breached passwords; more than 5,000 of them satisfy the specified rule (U14). */
export const breachedPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

export const isBreached = (password: string): boolean =>
  breachedPasswords.has(password.normalize('NFKC').toLowerCase());
