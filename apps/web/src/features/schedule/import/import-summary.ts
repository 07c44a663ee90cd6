import type { TFunction } from 'i18next';
import type { ComparisonCounts } from './import-comparison-lines.ts';
import type { Addition } from './import-plan.ts';

export const describeComparison = (t: TFunction, counts: ComparisonCounts): string =>
  t('programmeImport.comparison.summary', {
    ...counts,
    kept: t('programmeImport.comparison.keptActivities', { count: counts.kept }),
  });

export function describeAddition(t: TFunction, { added, skipped }: Addition): string {
  const text = t('programmeImport.done.added', { count: added });
  if (skipped === 0) return text;
  return t('programmeImport.done.addedSkipped', {
    added: text,
    skipped: t('programmeImport.done.skipped', { count: skipped }),
  });
}
