import { type CriterionExplanation, type Explanation, roundHalfUp } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { formatCriterion, formatLevel } from '../../lib/format.ts';

const origins = {
  point: 'derivation.originPoint',
  building: 'derivation.originBuilding',
  kind: 'derivation.originKind',
} as const;

/** Where the criterion of the day comes from, one step a line (M-55 to M-57). */
export function describeCriterion(t: TFunction, criterion: CriterionExplanation): string[] {
  const { standard, origin, reduction, entries } = criterion;
  return [
    t(origin === null ? 'derivation.originUnknown' : origins[origin], { criterion: formatCriterion(standard) }),
    ...entries.map(({ name, value, start, end }) =>
      t('derivation.entry', { name, value: formatCriterion(value), start, end }),
    ),
    ...(reduction > 0 ? [t('derivation.reductionOfCriterion', { reduction: formatCriterion(reduction) })] : []),
  ];
}

export interface VerdictLine {
  readonly id: 'onMap' | 'inReport';
  readonly text: string;
  readonly exceeds: boolean;
}

export type Judged = Pick<Explanation, 'level' | 'exceedsOnMap' | 'exceedsInReport'>;

/** Both verdicts with the figures that they compare; none where nothing is heard (M-60, M-61). */
export function describeVerdicts(t: TFunction, judged: Judged, criterion: number): VerdictLine[] {
  const { level, exceedsOnMap, exceedsInReport } = judged;
  if (level === null) return [];
  const whole = { level: roundHalfUp(level, 0), criterion: roundHalfUp(criterion, 0) };
  const tenths = { level: formatLevel(level), criterion: formatCriterion(criterion) };
  return [
    { id: 'onMap', text: t('derivation.onMap', whole), exceeds: exceedsOnMap },
    { id: 'inReport', text: t('derivation.inReport', tenths), exceeds: exceedsInReport },
  ];
}
