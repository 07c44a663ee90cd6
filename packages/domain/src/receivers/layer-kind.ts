import type { BuildingKind } from './receiver.ts';
import type { EnteredKind, ReceiverKind } from './receiver-kinds.ts';

/** The kind that each word of the building layer's use field proposes, keyed by the word in lower case (M-145). */
export type KindWords = ReadonlyMap<string, EnteredKind>;

export interface LayerUse {
  /** The text of the use field; null if it is empty or the building is not in the layer. */
  readonly use: string | null;
  /** The type determined when the layer was imported. */
  readonly type: BuildingKind | null;
}

/** The kind that the building layer proposes; null if the use is missing or unknown (M-145). */
export function layerKindOf({ use, type }: LayerUse, words: KindWords): ReceiverKind | null {
  return words.get(toKindWord(use ?? '')) ?? (type === 'other' ? null : type);
}

/** Upper case and spaces around a word do not matter. */
export const toKindWord = (use: string): string => use.trim().toLowerCase();

export interface DecidedKind {
  readonly kind: ReceiverKind;
  readonly kindReason: string;
}

/** A kind that differs from the building layer needs an explanation. */
export const lacksKindReason = ({ kind, kindReason }: DecidedKind, layerKind: ReceiverKind | null): boolean =>
  layerKind !== null && kind !== layerKind && kindReason.trim() === '';

/** Where a receiver's kind comes from. Proposed: the layer gives a different kind, and nobody has decided yet. */
export const KIND_ORIGINS = ['layer', 'entered', 'changed', 'proposed'] as const;
export type KindOrigin = (typeof KIND_ORIGINS)[number];

export function originOfKind(decided: DecidedKind, layerKind: ReceiverKind | null): KindOrigin {
  if (layerKind === null) return 'entered';
  if (decided.kind === layerKind) return 'layer';
  return lacksKindReason(decided, layerKind) ? 'proposed' : 'changed';
}
