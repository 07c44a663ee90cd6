import { zoneNameKey } from '../site/zone-names.ts';

export interface NamedZone {
  readonly id: number;
  readonly name: string;
}

export interface ZoneFinder {
  /** The zone whose name occurs in a text as whole words; if several, the one with the longest name. */
  readonly findNamed: (text: string) => NamedZone | undefined;
  /** The only zone whose number occurs in a text: 'Zone 3' for 'Portion 3' and 'Z03', none if both 3 and 4 occur. */
  readonly findNumbered: (text: string) => NamedZone | undefined;
}

/** Scripts without spaces between words have no word boundaries. */
const WORD_CHARACTER = '[\\p{Script=Latin}\\p{Nd}]';
const NUMBERED = /^zone (\d+)$/;
const SHORT_ZONE = /(?<![\p{L}\p{Nd}])(zone|z)[\s._-]*(?=\p{Nd})/gu;
/** Stand-alone numbers: neither the 3 of '2.3' nor that of 'B3'. */
const NUMBERS = /(?<![\p{L}\p{Nd}.,])\d+(?![\p{L}\p{Nd}]|[.,]\p{Nd})/gu;

/** Finds zones in the names of a programme. Built for thousands of lookups. */
export function createZoneFinder(zones: readonly NamedZone[]): ZoneFinder {
  const keyed = zones
    .map((zone) => ({ zone, key: zoneNameKey(zone.name) }))
    .filter(({ key }) => key !== '')
    .sort((one, other) => other.key.length - one.key.length);
  const numbered = keyed.flatMap(({ zone, key }) => {
    const number = NUMBERED.exec(key)?.[1];
    return number === undefined ? [] : [{ zone, number: Number(number) }];
  });
  return {
    findNamed: (text) => {
      const key = zoneNameKey(text);
      return keyed.find((candidate) => hasWords(key, candidate.key))?.zone;
    },
    findNumbered: (text) => {
      const plain = zoneNameKey(text).replace(SHORT_ZONE, ' ');
      const numbers = new Set((plain.match(NUMBERS) ?? []).map(Number));
      const found = numbered.filter(({ number }) => numbers.has(number));
      return found.length === 1 ? found[0]?.zone : undefined;
    },
  };
}

function hasWords(text: string, words: string): boolean {
  if (!text.includes(words)) return false;
  const pattern = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!${WORD_CHARACTER})${pattern}(?!${WORD_CHARACTER})`, 'u').test(text);
}
