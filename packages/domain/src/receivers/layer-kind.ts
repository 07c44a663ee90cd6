import type { BuildingKind } from './receiver.ts';
import type { ReceiverKind } from './receiver-kinds.ts';

/** Words of the use field of the building layer, in lower case, with the kind that each proposes (M-145). */
const KIND_OF_USE: Readonly<Record<string, ReceiverKind>> = {
  ...{ accommodation: 'residential', residential: 'residential', 'temporary housing': 'residential' },
  ...{ educational: 'education', school: 'education', kindergarten: 'education', nursery: 'education' },
  ...{ hotel: 'hotel', hostel: 'hotel', hospital: 'hospital', clinic: 'clinic', 'medical clinic': 'clinic' },
  ...{ 'home for the aged': 'agedHome', 'elderly home': 'agedHome', 'convalescent home': 'agedHome' },
  ...{ 'place of worship': 'worship', 'place of public worship': 'worship', church: 'worship', temple: 'worship' },
  ...{ mosque: 'worship', court: 'court', 'court of law': 'court', library: 'library' },
  ...{ 'performing arts centre': 'performingArts', auditorium: 'performingArts', theatre: 'performingArts' },
};

export const SENSITIVE_USES: readonly string[] = Object.keys(KIND_OF_USE);

export interface LayerUse {
  /** The text of the use field; null if it is empty or the building is not in the layer. */
  readonly use: string | null;
  /** The type found when the layer was imported. */
  readonly type: BuildingKind | null;
}

/** The kind that the building layer proposes; null if the use is missing or unknown (M-145). */
export function layerKindOf({ use, type }: LayerUse): ReceiverKind | null {
  const word = (use ?? '').trim().toLowerCase();
  const ofUse = Object.hasOwn(KIND_OF_USE, word) ? KIND_OF_USE[word] : undefined;
  return ofUse ?? (type === 'other' ? null : type);
}

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
