/** Receivers judged together: the loudest one of each class is compulsory (M-63, M-144). */
export const COMPULSORY_CLASSES = ['residential', 'education', 'otherSensitive'] as const;
export type ReceiverClass = (typeof COMPULSORY_CLASSES)[number] | 'openAir';

interface KindRule {
  readonly class: ReceiverClass;
  /** Leq(30 min) in dB(A), daytime; null if the kind has no criterion, and so no verdict (M-141). */
  readonly criterion: number | null;
  /** False if published figures do not include the kind, so 70 is a decision of the method (M-140). */
  readonly isPublished: boolean;
}

const HOME: KindRule = { class: 'residential', criterion: 75, isPublished: true };
const SENSITIVE: KindRule = { class: 'otherSensitive', criterion: 70, isPublished: false };

/** The kinds of receivers and their rules (M-140). A building of unknown use ('other') counts as residential. */
const KIND_RULES = {
  residential: HOME,
  education: { class: 'education', criterion: 70, isPublished: true },
  other: HOME,
  hotel: HOME,
  hospital: SENSITIVE,
  clinic: SENSITIVE,
  agedHome: SENSITIVE,
  worship: { ...SENSITIVE, isPublished: true },
  court: SENSITIVE,
  library: { ...SENSITIVE, isPublished: true },
  performingArts: SENSITIVE,
  openAir: { class: 'openAir', criterion: null, isPublished: true },
} as const satisfies Readonly<Record<string, KindRule>>;

export type ReceiverKind = keyof typeof KIND_RULES;
export const RECEIVER_KINDS = Object.keys(KIND_RULES) as [ReceiverKind, ...ReceiverKind[]];

/** The kinds that a user can enter: all but unknown. */
export type EnteredKind = Exclude<ReceiverKind, 'other'>;
export const ENTERED_KINDS = RECEIVER_KINDS.filter((kind) => kind !== 'other') as [EnteredKind, ...EnteredKind[]];

/** The daytime criterion of a kind, null if it has none; an unknown one counts as residential (M-55, M-140, M-141). */
export const criterionOfKind = (kind: ReceiverKind): number | null => KIND_RULES[kind].criterion;

export const classOfKind = (kind: ReceiverKind): ReceiverClass => KIND_RULES[kind].class;

/** A country park or another open-air place, without a facade behind the receiver (M-141). */
export const isOpenAirKind = (kind: ReceiverKind): boolean => classOfKind(kind) === 'openAir';

export const isPublishedCriterion = (kind: ReceiverKind): boolean => KIND_RULES[kind].isPublished;
