import { countVerdicts, type Verdict, type VerdictCounts } from '@quietsite/domain';
import type { TFunction } from 'i18next';

/** '2 exceed, 1 borderline, 6 satisfy': three counts that add up to the number of judged receivers (Q145). */
export const describeCounts = (t: TFunction, { exceeds, borderline, satisfies }: VerdictCounts): string =>
  t('verdict.counts', { exceeds, borderline, satisfies });

/** The same, with a separate count of receivers without a verdict. */
export function describeVerdicts(t: TFunction, verdicts: Iterable<Verdict | null>): string {
  const all = [...verdicts];
  const without = all.filter((verdict) => verdict === null).length;
  const counts = describeCounts(t, countVerdicts(all));
  return without === 0 ? counts : `${counts}, ${t('verdict.withoutCount', { count: without })}`;
}
