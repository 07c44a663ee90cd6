/** Not the product's type: the expectation must not depend on its code. */
export type VerdictWord = 'satisfies' | 'borderline' | 'exceeds';
export const RUNS = ['unmitigated', 'mitigated', 'withNeighbours'] as const;
export type Run = (typeof RUNS)[number];

export interface Counts {
  readonly satisfies: number;
  readonly borderline: number;
  readonly exceeds: number;
}

/** The levels at a receiver on some days, and the criterion for them. */
export interface CriterionPeriod {
  readonly start: string;
  readonly end: string;
  readonly criterion: number;
  readonly levels: Readonly<Record<Run, number | null>>;
}

/** By receiver name; null if it is left out. */
export type Verdicts = ReadonlyMap<string, VerdictWord | null>;

/** M-04: rounds half up; a value less than 1e-9 below a half counts as the half. */
const round = (value: number, perDecibel: number): number => Math.floor((value + 1e-9) * perDecibel + 0.5) / perDecibel;

/** M-60: whole decibels on both sides. */
export const isAboveInWhole = (level: number, criterion: number): boolean => round(level, 1) > round(criterion, 1);

/** M-61: tenths against the unrounded criterion; less than 1e-9 above it is equal. */
export const isAboveInTenths = (level: number, criterion: number): boolean => round(level, 10) - criterion > 1e-9;

/** Q145, over all days: borderline if the two rules disagree. */
export function expectVerdict(days: readonly CriterionPeriod[], run: Run): VerdictWord {
  const isAbove = (rule: typeof isAboveInWhole) =>
    days.some(({ levels, criterion }) => {
      const level = levels[run];
      return level !== null && rule(level, criterion);
    });
  const [whole, tenths] = [isAbove(isAboveInWhole), isAbove(isAboveInTenths)];
  if (whole !== tenths) return 'borderline';
  return whole ? 'exceeds' : 'satisfies';
}

export function countWords(words: Iterable<VerdictWord | null>): Counts {
  const counts = { satisfies: 0, borderline: 0, exceeds: 0 };
  for (const word of words) if (word !== null) counts[word] += 1;
  return counts;
}
