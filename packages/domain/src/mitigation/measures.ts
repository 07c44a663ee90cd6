import { atLeastZero, chooseMeasure, chooseReplacement, computeMitigatedEmission } from '@quietsite/acoustics';
import type { EquipmentEntry, RowMeasures } from '../equipment/equipment.schema.ts';

/** Quieter construction method, quieter equipment (QPME), barrier and enclosure: in this order (MITI-01). */
export type MitigationStage = 1 | 2 | 3;
export const MITIGATION_STAGES: readonly MitigationStage[] = [1, 2, 3];

/** The stage in a route, or the first stage if there is none (SHELL-29). */
export const toStage = (page: string | undefined): MitigationStage =>
  MITIGATION_STAGES.find((stage) => String(stage) === page) ?? 1;

/** Min value of each measure. None may be above 0 (MITI-37 to MITI-39, Q88). */
export const MIN_ENCLOSURE_DBA = -20;
export const MIN_BARRIER_DBA = -15;
export const MIN_CUSTOM_DBA = -25;
export const MIN_HAMMER_DBA = -25;

export const hasMethod = ({ quieterMethodSoundPower }: Pick<RowMeasures, 'quieterMethodSoundPower'>): boolean =>
  quieterMethodSoundPower > 0;
export const hasQuieterEquipment = ({
  quieterEquipmentSoundPower,
}: Pick<RowMeasures, 'quieterEquipmentSoundPower'>): boolean => quieterEquipmentSoundPower > 0;

type MitigatedRow = Pick<EquipmentEntry, 'quantity' | 'soundPower' | 'timePercent' | 'measures'>;

/** The figures of a row in the mitigation table (Q94); null where they do not exist for a row without noise (M-11). */
export interface MitigationFigures {
  /** Sound power of the replacement in force; null if the original equipment stays in use (M-24). */
  readonly replacementSoundPower: number | null;
  /** Sound power of the replacement, or else of the original, with the time correction. */
  readonly correctedSoundPower: number | null;
  /** The single most negative measure; 0 if there is none (Q93, M-21). */
  readonly totalReduction: number;
  /** Corrected, with the quantity and the total reduction; at least 0. */
  readonly mitigatedNoise: number | null;
}

export function mitigationFigures({ measures, ...row }: MitigatedRow): MitigationFigures {
  const input = { ...row, ...measures };
  const terms = computeMitigatedEmission(input);
  const { replacement, soundPower } = chooseReplacement(input);
  return {
    replacementSoundPower: replacement === null ? null : soundPower,
    correctedSoundPower: terms && atLeastZero(terms.soundPower + terms.timeCorrection),
    totalReduction: chooseMeasure(input).effect,
    mitigatedNoise: terms?.shownSoundPower ?? null,
  };
}
