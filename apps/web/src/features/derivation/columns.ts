import type { ClauseCode } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { nameMeasure } from './derivation-labels.ts';
import type { MachineLine } from './machine-lines.ts';

export interface DerivationColumn {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  /** The clause of the method that defines the figure. */
  readonly clause: ClauseCode | null;
  readonly figure: (machine: MachineLine) => string;
  /** A second figure below the first. */
  readonly under?: (machine: MachineLine) => string;
  readonly isText?: boolean;
}

/**
 * All columns after the equipment name. Mitigation columns appear only in the mitigated run, where the reduction
 * includes screening (M-107).
 */
export function listColumns(
  t: TFunction,
  run: 'unmitigated' | 'mitigated',
  isScreened: boolean,
): readonly DerivationColumn[] {
  const isMitigated = run === 'mitigated';
  const decibel = t('derivation.unitDecibel');
  const level = t('derivation.unitLevel');
  return [
    {
      ...{ id: 'quantity', title: t('derivation.quantity'), unit: decibel, clause: 'M-10' },
      figure: ({ quantity }) => quantity,
      under: ({ quantityCorrection }) => quantityCorrection,
    },
    {
      ...{ id: 'soundPower', title: t('derivation.soundPower'), unit: level, clause: isMitigated ? 'M-20' : 'M-10' },
      figure: ({ soundPower }) => soundPower,
    },
    {
      ...{ id: 'time', title: t('derivation.timeCorrection'), unit: decibel, clause: 'M-10' },
      figure: ({ timeCorrection }) => timeCorrection,
      under: ({ timePercent }) => `${timePercent} ${t('derivation.unitPercent')}`,
    },
    ...(isMitigated ? listMeasureColumns(t) : []),
    {
      id: 'power',
      title: isMitigated ? t('derivation.mitigatedPower') : t('derivation.totalPower'),
      ...{ unit: level, clause: isMitigated ? 'M-22' : 'M-10' },
      figure: ({ mitigatedPower }) => mitigatedPower,
    },
    ...listPropagationColumns(t, isScreened && !isMitigated),
  ];
}

function listMeasureColumns(t: TFunction): readonly DerivationColumn[] {
  return [
    {
      ...{ id: 'measure', title: t('derivation.measure'), unit: '', clause: 'M-21', isText: true },
      figure: ({ measure }) => nameMeasure(t, measure),
    },
    {
      ...{ id: 'reduction', title: t('derivation.reduction'), unit: t('derivation.unitDecibel'), clause: 'M-21' },
      figure: ({ reduction }) => reduction,
    },
  ];
}

/** From the source to the receiver. */
function listPropagationColumns(t: TFunction, hasScreening: boolean): readonly DerivationColumn[] {
  const decibel = t('derivation.unitDecibel');
  return [
    {
      ...{ id: 'distance', title: t('derivation.distance'), unit: t('derivation.unitMetre'), clause: 'M-33' },
      figure: ({ distance }) => distance,
    },
    {
      ...{ id: 'distanceTerm', title: t('derivation.distanceTerm'), unit: decibel, clause: 'M-33' },
      figure: ({ distanceTerm }) => distanceTerm,
    },
    ...(hasScreening ? [createScreeningColumn(t)] : []),
    {
      ...{ id: 'facade', title: t('derivation.facade'), unit: decibel, clause: 'M-33' },
      figure: ({ facade }) => facade,
    },
    {
      ...{ id: 'level', title: t('derivation.level'), unit: t('derivation.unitLevel'), clause: 'M-33' },
      figure: ({ level }) => level,
    },
    {
      ...{ id: 'share', title: t('derivation.share'), unit: t('derivation.unitPercent'), clause: null },
      figure: ({ share }) => share,
    },
  ];
}

function createScreeningColumn(t: TFunction): DerivationColumn {
  return {
    ...{ id: 'screening', title: t('derivation.screening'), unit: t('derivation.unitDecibel'), clause: 'M-107' },
    figure: ({ screening }) => screening ?? '-',
  };
}
