import type { Explanation } from '@quietsite/domain';
import type { TFunction } from 'i18next';

export interface MethodNote {
  readonly name: string;
  readonly formula: string;
}

/** How the columns of the table lead to each other, each step with its clause. */
export function listMethodNotes(t: TFunction, run: Explanation['run']): readonly MethodNote[] {
  const isMitigated = run === 'mitigated';
  return [
    { name: t('derivation.timeCorrection'), formula: t('derivation.method.time') },
    { name: t('derivation.quantity'), formula: t('derivation.method.quantity') },
    isMitigated
      ? { name: t('derivation.mitigatedPower'), formula: t('derivation.method.mitigatedPower') }
      : { name: t('derivation.totalPower'), formula: t('derivation.method.totalPower') },
    { name: t('derivation.distanceTerm'), formula: t('derivation.method.distance') },
    {
      name: t('derivation.level'),
      formula: t(isMitigated ? 'derivation.method.levelMitigated' : 'derivation.method.level'),
    },
    { name: t('derivation.method.sums'), formula: t('derivation.method.sum') },
  ];
}
