import type { CatalogueItem } from './catalogue.ts';

/** The catalogue taken apart for searching: every word once, however many items have it. */
export interface SearchIndex {
  readonly items: readonly IndexedItem[];
  readonly vocabulary: readonly string[];
}

export interface IndexedItem {
  readonly item: CatalogueItem;
  /** 'cnp081' of 'CNP 081', and its number alone. */
  readonly code: string;
  readonly number: string;
  readonly name: string;
  /** Places in the vocabulary: of reference and name, and of each nickname. */
  readonly words: readonly number[];
  readonly nicknames: readonly { readonly name: string; readonly text: string; readonly words: readonly number[] }[];
}

export const toWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Letters and digits alone: 'CNP 081', 'cnp-081' and 'Cnp081' are one code. */
export const toCode = (text: string): string => toWords(text).join('');

const indexes = new WeakMap<readonly CatalogueItem[], SearchIndex>();

/** Made once for a catalogue; each key stroke only looks it up. */
export function indexOf(items: readonly CatalogueItem[]): SearchIndex {
  const known = indexes.get(items);
  if (known) return known;
  const index = buildIndex(items);
  indexes.set(items, index);
  return index;
}

function buildIndex(items: readonly CatalogueItem[]): SearchIndex {
  const places = new Map<string, number>();
  const placeOf = (word: string): number => {
    const place = places.get(word) ?? places.size;
    places.set(word, place);
    return place;
  };
  const indexed = items.map((item): IndexedItem => {
    const code = toCode(item.officialId);
    const number = /^cnp(\d+)$/.exec(code)?.[1] ?? '';
    return {
      ...{ item, code, number, name: toWords(item.name).join(' ') },
      words: [...toWords(item.name), ...toWords(item.officialId), code].filter((word) => word !== '').map(placeOf),
      nicknames: item.nicknames.map((name) => ({
        name,
        text: toWords(name).join(' '),
        words: toWords(name).map(placeOf),
      })),
    };
  });
  return { items: indexed, vocabulary: [...places.keys()] };
}
