import type { SubmissionComparison } from '@quietsite/contracts';
import { displayJudged, displayLevel } from '@quietsite/domain';

type ComparedReceiver = SubmissionComparison['receivers'][number];
type Run = 'unmitigated' | 'mitigated';

export const comparedParts = ['project', 'zones', 'activities', 'equipment', 'report', 'files'] as const;

/** '+1.3', '-0.4' or '0.0': later minus earlier, as displayed. '-' if either has no level. */
export function formatDifference({ before, after }: ComparedReceiver, run: Run): string {
  if (before?.[run] == null || after?.[run] == null) return '-';
  const shown = [levelOf(before, run), levelOf(after, run)] as const;
  const decimals = Math.max(...shown.map((level) => level.length - level.indexOf('.') - 1));
  const difference = Number(shown[1]) - Number(shown[0]);
  return `${difference > 0 ? '+' : ''}${difference.toFixed(decimals)}`;
}

export const levelOf = (side: ComparedReceiver['before'], run: Run): string =>
  side ? displayJudged(side[run], side.criterion) : displayLevel(null);

/** The verdict needs the remark if equipment works in the evening or at night (Q148). */
export const hasRemark = ({ verdict, isRestrictedUnassessed }: NonNullable<ComparedReceiver['before']>): boolean =>
  isRestrictedUnassessed && verdict !== null && verdict !== 'exceeds';

/** Changes only: added, removed, a different criterion, verdict or remark, or a different level to 0.1 dB. */
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
