import type { Explanation } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { type Cited, cite } from '../../lib/cited.ts';

export interface MethodNote {
  readonly name: string;
  readonly formula: Cited;
}

/** How the columns of the table follow from each other, each step with its clause. */
export function listMethodNotes(t: TFunction, run: Explanation['run'], isScreened: boolean): readonly MethodNote[] {
  const isMitigated = run === 'mitigated';
  return [
    { name: t('derivation.timeCorrection'), formula: cite(t('derivation.method.time'), 'M-10') },
    { name: t('derivation.quantity'), formula: cite(t('derivation.method.quantity'), 'M-10') },
    isMitigated
      ? { name: t('derivation.mitigatedPower'), formula: cite(t('derivation.method.mitigatedPower'), 'M-10', 'M-22') }
      : { name: t('derivation.totalPower'), formula: cite(t('derivation.method.totalPower'), 'M-10') },
    { name: t('derivation.distanceTerm'), formula: cite(t('derivation.method.distance'), 'M-33') },
    { name: t('derivation.level'), formula: describeLevel(t, isMitigated, isScreened) },
    ...(isScreened && isMitigated
      ? [{ name: t('derivation.reduction'), formula: cite(t('derivation.method.reductionScreened'), 'M-111') }]
      : []),
    { name: t('derivation.method.sums'), formula: cite(t('derivation.method.sum'), 'M-04') },
  ];
}

function describeLevel(t: TFunction, isMitigated: boolean, isScreened: boolean): Cited {
  if (isMitigated) return cite(t('derivation.method.levelMitigated'), 'M-33');
  if (isScreened) return cite(t('derivation.method.levelScreened'), 'M-33', 'M-107');
  return cite(t('derivation.method.level'), 'M-33');
}
