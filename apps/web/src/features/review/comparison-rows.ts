import type { SubmissionComparison } from '@quietsite/contracts';
import { displayJudged, displayLevel, roundHalfUp } from '@quietsite/domain';

type ComparedReceiver = SubmissionComparison['receivers'][number];
type Run = 'unmitigated' | 'mitigated';

export const comparedParts = ['project', 'zones', 'activities', 'equipment', 'report', 'files'] as const;

/** '+1.3', '-0.4' or '0.0': later minus earlier; '-' where one of them has no level. */
export function formatDifference({ before, after }: ComparedReceiver, run: Run): string {
  const [earlier, later] = [before?.[run], after?.[run]];
  if (earlier == null || later == null) return '-';
  const difference = roundHalfUp(roundHalfUp(later, 1) - roundHalfUp(earlier, 1), 1);
  return difference > 0 ? `+${difference.toFixed(1)}` : difference === 0 ? '0.0' : difference.toFixed(1);
}

export const levelOf = (side: ComparedReceiver['before'], run: Run): string =>
  side ? displayJudged(side[run], side.criterion) : displayLevel(null);

/** Nothing satisfies without the remark where something works in the evening or at night (Q148). */
export const hasRemark = ({ verdict, isRestrictedUnassessed }: NonNullable<ComparedReceiver['before']>): boolean =>
  isRestrictedUnassessed && verdict !== null && verdict !== 'exceeds';

/** Changes only: added, removed, another criterion, verdict or remark, or another level to 0.1 dB. */
export function listChangedReceivers(receivers: readonly ComparedReceiver[]): readonly ComparedReceiver[] {
  return receivers.filter(
    ({ before, after }) =>
      before === null ||
      after === null ||
      before.criterion !== after.criterion ||
      before.verdict !== after.verdict ||
      hasRemark(before) !== hasRemark(after) ||
      levelOf(before, 'unmitigated') !== levelOf(after, 'unmitigated') ||
      levelOf(before, 'mitigated') !== levelOf(after, 'mitigated'),
  );
}
