import {
  exceedsInReport,
  exceedsInReportInSeries,
  exceedsOnMap,
  exceedsOnMapInSeries,
  type Peaks,
} from '@quietsite/acoustics';

/** From the mildest to the gravest; a table of numbers holds places in this list. */
export const VERDICTS = ['satisfies', 'borderline', 'exceeds'] as const;

/** What is said of a receiver, or of one day at it, on every surface of the product (Q145). */
export type Verdict = (typeof VERDICTS)[number];

export type VerdictCounts = Readonly<Record<Verdict, number>>;

/** One that the plan has to speak about. */
export type VerdictAtIssue = Exclude<Verdict, 'satisfies'>;

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

/** The verdict over all days, each against the criterion of the day, of one of the engine's series. */
export const judgeSeries = (peaks: Peaks, receiver: number, series: number): Verdict =>
  judge({
    exceedsOnMap: exceedsOnMapInSeries(peaks, receiver, series),
    exceedsInReport: exceedsInReportInSeries(peaks, receiver, series),
  });

/** What the plan has to speak about: a receiver that exceeds, or that only one of the rules lets pass. */
export const isAtIssue = (verdict: Verdict | null): boolean => verdict !== null && verdict !== 'satisfies';

/** The verdict with neighbours where it is graver than that of the works alone, which judges the plan (M-58); else null. */
export function verdictOnlyTogether(own: Verdict | null, together: Verdict | null): VerdictAtIssue | null {
  if (own === null || together === null || together === 'satisfies') return null;
  return verdictCode(together) > verdictCode(own) ? together : null;
}

/** Three counts that add up to the number of verdicts; null (a receiver that is left out) counts nowhere. */
export function countVerdicts(verdicts: Iterable<Verdict | null>): VerdictCounts {
  const counts = { satisfies: 0, borderline: 0, exceeds: 0 };
  for (const verdict of verdicts) if (verdict !== null) counts[verdict]++;
  return counts;
}

/** The verdict on all of them together. */
export const gravest = ({ exceeds, borderline }: VerdictCounts): Verdict =>
  exceeds > 0 ? 'exceeds' : borderline > 0 ? 'borderline' : 'satisfies';

export const verdictCode = (verdict: Verdict): number => VERDICTS.indexOf(verdict);
export const verdictOfCode = (code: number): Verdict => VERDICTS[code] as Verdict;
