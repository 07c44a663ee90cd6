import type { EquipmentEntry, RowMeasures } from '../equipment/equipment.schema.ts';
import { hasOwnSoundPower } from '../equipment/equipment.ts';

/** The figure that needs proof: of the equipment itself, its method, its QPME or its custom measure. */
export type ProofReason = 'SOUND_POWER' | 'QUIETER_METHOD' | 'QUIETER_EQUIPMENT' | 'CUSTOM_METHOD';

/** The facts that decide whether a row needs proof and whether it has any. */
export interface ProvenRow
  extends Pick<EquipmentEntry, 'officialId' | 'soundPower' | 'defaultSoundPower' | 'materialIds'> {
  readonly measures: Pick<
    RowMeasures,
    | 'customQuieterMethodName'
    | 'quieterEquipmentSoundPower'
    | 'quieterEquipmentDefaultSoundPower'
    | 'customMethodName'
    | 'customMethodDba'
  >;
}

/**
 * Why a row is user-defined (EQUIP-53 to EQUIP-56). A reference from the authority's table exempts only from the first
 * reason (Q135).
 */
export function listProofReasons(row: Omit<ProvenRow, 'materialIds'>): ProofReason[] {
  const { measures } = row;
  const reasons: ProofReason[] = [];
  if (hasOwnSoundPower(row)) reasons.push('SOUND_POWER');
  if (measures.customQuieterMethodName.trim() !== '') reasons.push('QUIETER_METHOD');
  const { quieterEquipmentSoundPower: power, quieterEquipmentDefaultSoundPower: known } = measures;
  if (power !== 0 && power !== known) reasons.push('QUIETER_EQUIPMENT');
  if (measures.customMethodName.trim() !== '' && measures.customMethodDba !== 0) reasons.push('CUSTOM_METHOD');
  return reasons;
}

export const isUserDefined = (row: Omit<ProvenRow, 'materialIds'>): boolean => listProofReasons(row).length > 0;

/** A user-defined row without a supporting file (EQUIP-57). */
export const isProofMissing = (row: ProvenRow): boolean => row.materialIds.length === 0 && isUserDefined(row);
