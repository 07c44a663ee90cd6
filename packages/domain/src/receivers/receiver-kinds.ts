/** Who is judged together: the loudest receiver of each of these classes is compulsory (M-63, M-144). */
export const COMPULSORY_CLASSES = ['residential', 'education', 'otherSensitive'] as const;
export type ReceiverClass = (typeof COMPULSORY_CLASSES)[number] | 'openAir';

interface KindRule {
  readonly class: ReceiverClass;
  /** Leq(30 min) in dB(A), by day; null if the kind has none, and so no verdict (M-141). */
  readonly criterion: number | null;
  /** False if published figures do not name the kind, so that 70 is a decision of the method (M-140). */
  readonly isPublished: boolean;
}

const HOME: KindRule = { class: 'residential', criterion: 75, isPublished: true };
const SENSITIVE: KindRule = { class: 'otherSensitive', criterion: 70, isPublished: false };

/** The kinds of receivers and what follows from each (M-140). A building of unknown use ('other') counts as a home. */
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

/** What a person can enter: everything but unknown. */
export type EnteredKind = Exclude<ReceiverKind, 'other'>;
export const ENTERED_KINDS = RECEIVER_KINDS.filter((kind) => kind !== 'other') as [EnteredKind, ...EnteredKind[]];

/** The daytime criterion of a kind, null if it has none; an unknown one counts as residential (M-55, M-140, M-141). */
export const criterionOfKind = (kind: ReceiverKind): number | null => KIND_RULES[kind].criterion;

export const classOfKind = (kind: ReceiverKind): ReceiverClass => KIND_RULES[kind].class;

/** A country park or another place in the open, with no facade behind the receiver (M-141). */
export const isOpenAirKind = (kind: ReceiverKind): boolean => classOfKind(kind) === 'openAir';

export const isPublishedCriterion = (kind: ReceiverKind): boolean => KIND_RULES[kind].isPublished;
