import type { KindWordTable, UsesOfLayer } from './kind-words.schema.ts';
import { type KindWords, layerKindOf } from './layer-kind.ts';
import type { BuildingKind } from './receiver.ts';
import { RECEIVER_KINDS, type ReceiverKind } from './receiver-kinds.ts';

export type { KindWordTable, UsesOfLayer } from './kind-words.schema.ts';

export const MAX_KIND_WORD_LENGTH = 60;
export const MAX_KIND_WORD_REASON_LENGTH = 200;
/** Any others are counted but not listed. */
const MAX_LISTED_WORDS = 200;

/** Not in the table, because the import itself turns buildings of these uses into homes and schools (Q64). */
export const IMPORTED_WORDS: readonly string[] = ['accommodation', 'educational'];

/** Buildings of the layer with the same word and the same type. */
export interface CountedUse {
  /** In lower case; empty if the layer gives no use. */
  readonly word: string;
  readonly type: BuildingKind;
  readonly buildings: number;
}

/** Counts the buildings of each kind by these words, and the words that propose no kind (M-145). */
export function summariseUses(uses: readonly CountedUse[], words: KindWords): UsesOfLayer {
  const ofKinds = new Map<ReceiverKind, number>();
  const ofUnknown = new Map<string, number>();
  for (const { word, type, buildings } of uses) {
    const kind = layerKindOf({ use: word, type }, words) ?? 'other';
    ofKinds.set(kind, (ofKinds.get(kind) ?? 0) + buildings);
    if (kind === 'other' && word !== '') ofUnknown.set(word, (ofUnknown.get(word) ?? 0) + buildings);
  }
  return {
    kinds: RECEIVER_KINDS.flatMap((kind) => {
      const buildings = ofKinds.get(kind);
      return buildings === undefined ? [] : [{ kind, buildings }];
    }),
    unknown: [...ofUnknown]
      .map(([word, buildings]) => ({ word, buildings }))
      .sort((a, b) => b.buildings - a.buildings || (a.word < b.word ? -1 : 1)),
  };
}

type StoredWord = Omit<KindWordTable['words'][number], 'buildings'>;

export function describeKindWords(stored: readonly StoredWord[], uses: readonly CountedUse[]): KindWordTable {
  const words = new Map(stored.map(({ word, kind }) => [word, kind]));
  const buildingsOf = Map.groupBy(uses, ({ word }) => word);
  const { kinds, unknown } = summariseUses(uses, words);
  return {
    words: stored.map((known) => ({
      ...known,
      buildings: (buildingsOf.get(known.word) ?? []).reduce((sum, { buildings }) => sum + buildings, 0),
    })),
    ...{ kinds, unknown: unknown.slice(0, MAX_LISTED_WORDS), unknownWords: unknown.length },
  };
}
