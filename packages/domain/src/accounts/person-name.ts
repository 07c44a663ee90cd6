import type { Language } from '../language.ts';

interface PersonNames {
  readonly firstName: string;
  readonly lastName: string;
}

const CHINESE_NAME = /^[\p{Script=Han}·・\s]+$/u;

/**
 * The display name: given name first in English, family name first in Chinese. A name in Chinese characters is one word
 * with the family name first, in every language. Empty if no name was given.
 */
export function formatPersonName({ firstName, lastName }: PersonNames, language: Language | null): string {
  const [given, family] = [firstName.trim(), lastName.trim()];
  if (given === '' || family === '') return given || family;
  if (CHINESE_NAME.test(given) && CHINESE_NAME.test(family)) return `${family}${given}`;
  return isFamilyNameFirst(language) ? `${family} ${given}` : `${given} ${family}`;
}

/** Forms ask for the names in the same order. */
export const isFamilyNameFirst = (language: Language | null): boolean => language !== null && language !== 'en';
