import { type CriterionExplanation, type Explanation, roundHalfUp } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { type Cited, cite } from '../../lib/cited.ts';
import { formatCriterion, formatLevel } from '../../lib/format.ts';

const origins = {
  point: 'derivation.originPoint',
  building: 'derivation.originBuilding',
  kind: 'derivation.originKind',
} as const;

/** How the criterion of the day is derived, one step per line (M-55 to M-57). */
export function describeCriterion(t: TFunction, criterion: CriterionExplanation): Cited[] {
  const { standard, origin, reduction, entries } = criterion;
  return [
    cite(
      t(origin === null ? 'derivation.originUnknown' : origins[origin], { criterion: formatCriterion(standard) }),
      'M-55',
    ),
    ...entries.map(({ name, value, start, end }) =>
      cite(t('derivation.entry', { name, value: formatCriterion(value), start, end }), 'M-57'),
    ),
    ...(reduction > 0
      ? [cite(t('derivation.reductionOfCriterion', { reduction: formatCriterion(reduction) }), 'M-56')]
      : []),
  ];
}

export interface VerdictLine {
  readonly id: 'onMap' | 'inReport';
  readonly compared: Cited;
  readonly exceeds: boolean;
}

export type Judged = Pick<Explanation, 'level' | 'exceedsOnMap' | 'exceedsInReport'>;

/** Both verdicts with the figures compared. Empty without a level or a criterion (M-60, M-61, M-141). */
export function describeVerdicts(t: TFunction, judged: Judged, criterion: number | null): VerdictLine[] {
  const { level, exceedsOnMap, exceedsInReport } = judged;
  if (level === null || criterion === null) return [];
  const whole = { level: roundHalfUp(level, 0), criterion: roundHalfUp(criterion, 0) };
  const tenths = { level: formatLevel(level), criterion: formatCriterion(criterion) };
  return [
    { id: 'onMap', compared: cite(t('derivation.onMap', whole), 'M-60'), exceeds: exceedsOnMap },
    { id: 'inReport', compared: cite(t('derivation.inReport', tenths), 'M-61'), exceeds: exceedsInReport },
  ];
}
