import type { Language } from '../language.ts';

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

const HAN = /^[\p{Script=Han}·・\s]+$/u;

/**
 * The display name: given name first in English, family name first in Chinese. A name in Chinese characters is one word
 * with the family name first, in every language. Empty if no name was given.
 */
export function formatPersonName({ firstName, lastName }: Names, language: Language | null): string {
  const [given, family] = [firstName.trim(), lastName.trim()];
  if (given === '' || family === '') return given || family;
  if (HAN.test(given) && HAN.test(family)) return `${family}${given}`;
  return isFamilyNameFirst(language) ? `${family} ${given}` : `${given} ${family}`;
}

/** Also the order in which a form asks for them. */
export const isFamilyNameFirst = (language: Language | null): boolean => language !== null && language !== 'en';
