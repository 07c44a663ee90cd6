import type { ReceiverResult } from '../calculation/results/result.ts';
import { countVerdicts, type VerdictCounts } from '../calculation/verdict.ts';
import type { RunVerdicts } from '../receivers/select-receivers.ts';

/**
 * Verdicts before and after mitigation. Each has three counts that add up to the number of calculated receivers (Q145).
 */
export interface AreaVerdicts {
  readonly unmitigated: VerdictCounts;
  readonly mitigated: VerdictCounts;
}

export const countArea = (receivers: readonly RunVerdicts[]): AreaVerdicts => ({
  unmitigated: countVerdicts(receivers.map(({ unmitigated }) => unmitigated)),
  mitigated: countVerdicts(receivers.map(({ mitigated }) => mitigated)),
});

/** A left-out receiver has no verdict. */
export const verdictsOf = ({ unmitigated, verdict }: Pick<ReceiverResult, 'unmitigated' | 'verdict'>): RunVerdicts => ({
  unmitigated: verdict === null ? null : unmitigated.verdict,
  mitigated: verdict,
});
