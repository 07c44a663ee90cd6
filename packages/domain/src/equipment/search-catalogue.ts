import type { CatalogueItem } from './catalogue.schema.ts';
import { withoutZeros } from './plain-text.ts';
import { getSearchIndex, type IndexedItem, toCode, toWords } from './search-index.ts';

export interface CatalogueHit {
  readonly item: CatalogueItem;
  /** The nickname that matched; null if its own name or reference matched. */
  readonly nickname: string | null;
}

/** Best first. Matches with a typo rank after all of these. */
const RANKS = { code: 0, codeStart: 1, nameStart: 2, words: 3, nickname: 4 } as const;
type Rank = (typeof RANKS)[keyof typeof RANKS];

interface Query {
  readonly text: string;
  readonly code: string;
  /** For each typed word, whether it matches each word of the vocabulary. */
  readonly fits: Fits;
}
type Fits = readonly Uint8Array[];

/**
 * Finds items by reference, by words in any order or by nickname, also from partial input and with one typo per word.
 */
export function searchCatalogue(items: readonly CatalogueItem[], text: string, limit: number): readonly CatalogueHit[] {
  const words = toWords(text);
  if (words.length === 0) return items.slice(0, limit).map((item) => ({ item, nickname: null }));
  const index = getSearchIndex(items);
  const query = {
    ...{ text: words.join(' '), code: toCode(text) },
    fits: words.map((word) => fitWords(index.vocabulary, beginsWith(word))),
  };
  const buckets: CatalogueHit[][] = Object.values(RANKS).map(() => []);
  const others: IndexedItem[] = [];
  for (const entry of index.items) {
    const found = rankItem(entry, query);
    if (found) buckets[found.rank]?.push(found.hit);
    else others.push(entry);
  }
  const hits = buckets.flat().slice(0, limit);
  return hits.length === limit ? hits : [...hits, ...findMistyped(others, words, index.vocabulary)].slice(0, limit);
}

/** Chinese has no spaces, so a Chinese word matches anywhere in a name. */
function beginsWith(typed: string): (known: string) => boolean {
  return /\p{Script=Han}/u.test(typed) ? (known) => known.includes(typed) : (known) => known.startsWith(typed);
}

function fitWords(vocabulary: readonly string[], isFitting: (known: string) => boolean): Uint8Array {
  const fits = new Uint8Array(vocabulary.length);
  vocabulary.forEach((known, place) => {
    if (isFitting(known)) fits[place] = 1;
  });
  return fits;
}

/** Used only if better matches leave room. */
function findMistyped(
  entries: readonly IndexedItem[],
  words: readonly string[],
  vocabulary: readonly string[],
): readonly CatalogueHit[] {
  const fits = words.map((word) => {
    const [isBegun, isNearly] = [beginsWith(word), createOneTypoTest(word)];
    return fitWords(vocabulary, (known) => isBegun(known) || isNearly(known));
  });
  return entries.flatMap(({ item, words: own, nicknames }): readonly CatalogueHit[] => {
    if (hasAll(own, fits)) return [{ item, nickname: null }];
    const nickname = nicknames.find((entry) => hasAll(entry.words, fits));
    return nickname ? [{ item, nickname: nickname.name }] : [];
  });
}

function rankItem(entry: IndexedItem, query: Query): { readonly rank: Rank; readonly hit: CatalogueHit } | undefined {
  const { item, nicknames } = entry;
  const rank = rankOwn(entry, query);
  if (rank !== undefined) return { rank, hit: { item, nickname: null } };
  const nickname = nicknames.find(({ words }) => hasAll(words, query.fits));
  return nickname && { rank: RANKS.nickname, hit: { item, nickname: nickname.name } };
}

function rankOwn({ codes, name, words }: IndexedItem, { code, text, fits }: Query): Rank | undefined {
  if (codes.includes(code) || codes.includes(withoutZeros(code))) return RANKS.code;
  // Letters alone match the start of a word, not the start of every reference. Typed zeros must match.
  if (/\d/.test(code) && codes.some((known) => known.startsWith(code))) return RANKS.codeStart;
  if (name.startsWith(text)) return RANKS.nameStart;
  return hasAll(words, fits) ? RANKS.words : undefined;
}

const hasAll = (words: readonly number[], fits: Fits): boolean =>
  fits.every((fit) => words.some((place) => fit[place] === 1));

/** Shorter words have too many similar words. */
const MIN_GUESSED_LENGTH = 5;

/** Tests whether a word begins as typed, apart from one typo: a letter missing, added or changed, or two swapped. */
export function createOneTypoTest(typed: string): (word: string) => boolean {
  if (typed.length < MIN_GUESSED_LENGTH) return () => false;
  // The rest of the typed text from each letter on, sliced once for thousands of words.
  const rests = Array.from({ length: typed.length + 3 }, (_, place) => typed.slice(place));
  const restFrom = (place: number) => rests[place] ?? '';
  return (word) => {
    if (word.length < typed.length - 1) return false;
    let same = 0;
    while (same < typed.length && word[same] === typed[same]) same++;
    return (
      // changed letter, added letter, missing letter
      word.startsWith(restFrom(same + 1), same + 1) ||
      word.startsWith(restFrom(same + 1), same) ||
      word.startsWith(restFrom(same), same + 1) ||
      (word[same] === typed[same + 1] &&
        word[same + 1] === typed[same] &&
        word.startsWith(restFrom(same + 2), same + 2))
    );
  };
}
