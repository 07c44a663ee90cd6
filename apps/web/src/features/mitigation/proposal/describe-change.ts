import { hasMethod, hasQuieterEquipment, type RowMeasures, roundHalfUp } from '@quietsite/domain';
import type { TFunction } from 'i18next';

/** The measures of a row in one line, in stage order. */
export function describeMeasures(t: TFunction, measures: RowMeasures): string {
  const parts = [
    hasMethod(measures) &&
      t('proposal.method', { name: measures.quieterMethodName, power: measures.quieterMethodSoundPower }),
    hasQuieterEquipment(measures) &&
      t('proposal.equipment', { name: measures.quieterEquipmentName, power: measures.quieterEquipmentSoundPower }),
    measures.barrierDba < 0 && t('proposal.barrier', { dba: measures.barrierDba }),
    measures.enclosureDba < 0 && t('proposal.enclosure', { dba: measures.enclosureDba }),
    measures.customMethodDba < 0 &&
      t('proposal.custom', { name: measures.customMethodName, dba: measures.customMethodDba }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? t('proposal.none') : parts.join('; ');
}

/** A reduction as a change of the level: '−19.0', with the minus sign of the other levels. */
export function formatChange(decibels: number): string {
  const change = roundHalfUp(-decibels, 1);
  return `${change < 0 ? '−' : ''}${Math.abs(change).toFixed(1)}`;
}
