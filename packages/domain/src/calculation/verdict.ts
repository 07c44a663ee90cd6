import {
  exceedsInReport,
  exceedsInReportInSeries,
  exceedsOnMap,
  exceedsOnMapInSeries,
  itemAt,
  type Peaks,
} from '@quietsite/acoustics';

/** From mildest to most severe. Numeric tables store indices into this list. */
export const VERDICTS = ['satisfies', 'borderline', 'exceeds'] as const;

/** The assessment of a receiver, or of one day at it, everywhere in the product (Q145). */
export type Verdict = (typeof VERDICTS)[number];

export type VerdictCounts = Readonly<Record<Verdict, number>>;

/** A verdict that the plan must address. */
export type VerdictAtIssue = Exclude<Verdict, 'satisfies'>;

/** Whether the whole-decibel rule (M-60) and the tenths rule (M-61) find an exceedance. */
export interface RuleOutcomes {
  readonly exceedsOnMap: boolean;
  readonly exceedsInReport: boolean;
}

/**
 * The only place where a verdict is decided. Borderline means that the two rules disagree, in either direction (Q145).
 */
export function judge({ exceedsOnMap, exceedsInReport }: RuleOutcomes): Verdict {
  if (exceedsOnMap !== exceedsInReport) return 'borderline';
  return exceedsOnMap ? 'exceeds' : 'satisfies';
}

/** The verdict of one level against one criterion. No noise (null) satisfies. */
export const judgeLevel = (level: number | null, criterion: number): Verdict =>
  judge({ exceedsOnMap: exceedsOnMap(level, criterion), exceedsInReport: exceedsInReport(level, criterion) });

/** The same, with no verdict if there is no criterion (M-141). */
export const judgeIfCriterion = (level: number | null, criterion: number | null): Verdict | null =>
  criterion === null ? null : judgeLevel(level, criterion);

/** The verdict of one of the engine's series over all days, each against its own criterion. */
export const judgeSeries = (peaks: Peaks, receiver: number, series: number): Verdict =>
  judge({
    exceedsOnMap: exceedsOnMapInSeries(peaks, receiver, series),
    exceedsInReport: exceedsInReportInSeries(peaks, receiver, series),
  });

/** Whether the plan must address a receiver: it exceeds, or passes only one of the rules. */
export const isAtIssue = (verdict: Verdict | null): boolean => verdict !== null && verdict !== 'satisfies';

/**
 * The verdict with neighbours if it is more severe than that of the project alone, on which the plan is judged (M-58);
 * otherwise null.
 */
export function verdictOnlyTogether(own: Verdict | null, together: Verdict | null): VerdictAtIssue | null {
  if (own === null || together === null || together === 'satisfies') return null;
  return verdictCode(together) > verdictCode(own) ? together : null;
}

/** Three counts that add up to the number of verdicts. Null (a left-out receiver) is not counted. */
export function countVerdicts(verdicts: Iterable<Verdict | null>): VerdictCounts {
  const counts = { satisfies: 0, borderline: 0, exceeds: 0 };
  for (const verdict of verdicts) if (verdict !== null) counts[verdict]++;
  return counts;
}

/** The number of receivers with a verdict. */
export const countJudged = ({ satisfies, borderline, exceeds }: VerdictCounts): number =>
  satisfies + borderline + exceeds;

/** The most severe of the counted verdicts. */
export const worstVerdict = ({ exceeds, borderline }: VerdictCounts): Verdict =>
  exceeds > 0 ? 'exceeds' : borderline > 0 ? 'borderline' : 'satisfies';

/** The code of a receiver that is not judged. */
const NO_VERDICT = 255;
export const verdictCode = (verdict: Verdict | null): number =>
  verdict === null ? NO_VERDICT : VERDICTS.indexOf(verdict);
export const verdictOfCode = (code: number): Verdict | null => (code === NO_VERDICT ? null : itemAt(VERDICTS, code));
