import type { ReceiverResult } from '../calculation/results/result.ts';
import { countVerdicts, type VerdictCounts } from '../calculation/verdict.ts';
import type { RunVerdicts } from '../receivers/select-receivers.ts';

/** Verdicts before and after mitigation, each three counts that add up to the receivers calculated (Q145). */
export interface AreaVerdicts {
  readonly unmitigated: VerdictCounts;
  readonly mitigated: VerdictCounts;
}

export const countArea = (receivers: readonly RunVerdicts[]): AreaVerdicts => ({
  unmitigated: countVerdicts(receivers.map(({ unmitigated }) => unmitigated)),
  mitigated: countVerdicts(receivers.map(({ mitigated }) => mitigated)),
});

/** Nothing is said of a receiver that is left out. */
export const verdictsOf = ({ unmitigated, verdict }: Pick<ReceiverResult, 'unmitigated' | 'verdict'>): RunVerdicts => ({
  unmitigated: verdict === null ? null : unmitigated.verdict,
  mitigated: verdict,
});
