import type { CatalogueItem } from './catalogue.schema.ts';
import { plainText, withoutZeros } from './plain-text.ts';

/** The catalogue indexed for searching. Every word is stored only once. */
export interface SearchIndex {
  readonly items: readonly IndexedItem[];
  readonly vocabulary: readonly string[];
}

export interface IndexedItem {
  readonly item: CatalogueItem;
  /** 'cnp081' for 'CNP 081', its number alone, and both without leading zeros. */
  readonly codes: readonly string[];
  readonly name: string;
  /** Indices into the vocabulary: for reference and name, and for each nickname. */
  readonly words: readonly number[];
  readonly nicknames: readonly { readonly name: string; readonly words: readonly number[] }[];
}

/** Chinese and other scripts form separate words even without a space between them: 'JCB挖土機'. */
const WORD = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;
export const toWords = (text: string): readonly string[] => plainText(text).match(WORD) ?? [];
/** Letters and digits only: 'CNP 081', 'cnp-081' and 'Cnp081' are one code. */
export const toCode = (text: string): string => toWords(text).join('');

const withShort = (codes: readonly string[]): readonly string[] =>
  [...new Set([...codes, ...codes.map(withoutZeros)])].filter((code) => code !== '');

const indexes = new WeakMap<readonly CatalogueItem[], SearchIndex>();

/** Built once per catalogue and reused for each keystroke. */
export function getSearchIndex(items: readonly CatalogueItem[]): SearchIndex {
  const known = indexes.get(items);
  if (known) return known;
  const index = buildIndex(items);
  indexes.set(items, index);
  return index;
}

function buildIndex(items: readonly CatalogueItem[]): SearchIndex {
  const indexByWord = new Map<string, number>();
  const indexOfWord = (word: string): number => {
    const index = indexByWord.get(word) ?? indexByWord.size;
    indexByWord.set(word, index);
    return index;
  };
  const indexed = items.map((item): IndexedItem => {
    const code = toCode(item.officialId);
    const number = /^cnp(\d+)$/.exec(code)?.[1] ?? '';
    const codes = withShort([code, number]);
    const words = new Set([...toWords(item.name), ...withShort(toWords(item.officialId)), ...codes]);
    return {
      ...{ item, codes, name: toWords(item.name).join(' ') },
      words: [...words].map(indexOfWord),
      nicknames: item.nicknames.map((name) => ({ name, words: toWords(name).map(indexOfWord) })),
    };
  });
  return { items: indexed, vocabulary: [...indexByWord.keys()] };
}
