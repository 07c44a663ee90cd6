import type { Comparison, Difference, TermCounts } from '@quietsite/validation';

/** The sum of many comparisons. */
export interface Totals {
  readonly cases: number;
  readonly receivers: number;
  readonly counts: TermCounts;
  readonly largestDecibels: number;
  readonly largestMetres: number;
  /** The path is prefixed with the name of the case. */
  readonly differences: readonly Difference[];
}

export const NOTHING_COMPARED: Totals = {
  cases: 0,
  receivers: 0,
  counts: { levels: 0, lengths: 0, verdicts: 0, others: 0 },
  largestDecibels: 0,
  largestMetres: 0,
  differences: [],
};

export function addComparison(
  totals: Totals,
  name: string,
  receivers: number,
  { counts, largestDecibels, largestMetres, differences }: Comparison,
): Totals {
  return {
    cases: totals.cases + 1,
    receivers: totals.receivers + receivers,
    counts: {
      levels: totals.counts.levels + counts.levels,
      lengths: totals.counts.lengths + counts.lengths,
      verdicts: totals.counts.verdicts + counts.verdicts,
      others: totals.counts.others + counts.others,
    },
    largestDecibels: Math.max(totals.largestDecibels, largestDecibels),
    largestMetres: Math.max(totals.largestMetres, largestMetres),
    differences: [
      ...totals.differences,
      ...differences.map((difference) => ({ ...difference, path: `${name}: ${difference.path}` })),
    ],
  };
}

export function countTerms({ levels, lengths, verdicts, others }: TermCounts): number {
  return levels + lengths + verdicts + others;
}
