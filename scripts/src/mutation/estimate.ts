/** A part of the code of which some mutants were drawn at random. */
export interface Stratum {
  /** All mutants that could have been drawn. */
  readonly mutants: number;
  readonly drawn: number;
  readonly killed: number;
}

export interface Estimate {
  readonly percent: number;
  /** Half the width of the 95 % confidence interval, in per cent. */
  readonly margin: number;
}

/** The normal quantile of a two-sided 95 % interval. */
const QUANTILE = 1.96;

/** The score of all mutants together, by stratified sampling without replacement. Strata without a draw are left out. */
export function estimateScore(strata: readonly Stratum[]): Estimate {
  const sampled = strata.filter(({ drawn }) => drawn > 0);
  const total = sampled.reduce((sum, { mutants }) => sum + mutants, 0);
  let [score, variance] = [0, 0];
  for (const { mutants, drawn, killed } of sampled) {
    const weight = mutants / total;
    // One more of each outcome, so that a sample without survivors is not taken as certain (Agresti and Coull).
    const share = (killed + 1) / (drawn + 2);
    score += (weight * killed) / drawn;
    variance += (weight ** 2 * share * (1 - share) * (mutants - drawn)) / (drawn * Math.max(1, mutants - 1));
  }
  return { percent: 100 * score, margin: 100 * QUANTILE * Math.sqrt(variance) };
}
