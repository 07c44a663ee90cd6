import { exceedsInReport, exceedsOnMap } from '@quietsite/acoustics';

/** What is said of a receiver, or of one day at it, on every surface of the product (Q145). */
export type Verdict = 'satisfies' | 'borderline' | 'exceeds';

export type VerdictCounts = Readonly<Record<Verdict, number>>;

/** Whether the rule of whole decibels (M-60) and the rule of tenths (M-61) find an exceedance. */
export interface RuleOutcomes {
  readonly exceedsOnMap: boolean;
  readonly exceedsInReport: boolean;
}

/** The one place where a verdict is decided: borderline means that the two rules disagree, in either direction (Q145). */
export function judge({ exceedsOnMap, exceedsInReport }: RuleOutcomes): Verdict {
  if (exceedsOnMap !== exceedsInReport) return 'borderline';
  return exceedsOnMap ? 'exceeds' : 'satisfies';
}

/** The verdict of one level against one criterion; silence (null) satisfies. */
export const judgeLevel = (level: number | null, criterion: number): Verdict =>
  judge({ exceedsOnMap: exceedsOnMap(level, criterion), exceedsInReport: exceedsInReport(level, criterion) });

/** Three counts that add up to the number of verdicts. */
export function countVerdicts(verdicts: Iterable<Verdict>): VerdictCounts {
  const counts = { satisfies: 0, borderline: 0, exceeds: 0 };
  for (const verdict of verdicts) counts[verdict]++;
  return counts;
}
