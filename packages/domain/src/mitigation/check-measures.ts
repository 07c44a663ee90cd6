import type { RowMeasures } from '../equipment/equipment.schema.ts';
import { MAX_EQUIPMENT_NAME_LENGTH } from '../equipment/equipment.ts';
import { isWithin, numberRule } from '../equipment/equipment-numbers.ts';
import { MIN_BARRIER_DBA, MIN_CUSTOM_DBA, MIN_ENCLOSURE_DBA, MIN_HAMMER_DBA } from './measures.ts';

export type MeasureFault =
  | 'REPLACEMENT_OUTSIDE'
  | 'REPLACEMENT_NAME_MISSING'
  | 'ENCLOSURE_OUTSIDE'
  | 'BARRIER_OUTSIDE'
  | 'HAMMER_OUTSIDE'
  | 'CUSTOM_OUTSIDE'
  | 'CUSTOM_NAME_MISSING'
  | 'MEASURE_TEXT_TOO_LONG';

/** The errors that prevent the measures of a row from being stored (MITI-36 to MITI-40, Q88). */
export function listMeasureFaults(measures: RowMeasures): MeasureFault[] {
  const faults: MeasureFault[] = [];
  const powers = [measures.quieterMethodSoundPower, measures.quieterEquipmentSoundPower];
  if (!powers.every((power) => isWithin(power, numberRule('soundPower')))) faults.push('REPLACEMENT_OUTSIDE');
  if (isReplacementUnnamed(measures)) faults.push('REPLACEMENT_NAME_MISSING');
  if (!isBetween(measures.enclosureDba, MIN_ENCLOSURE_DBA, 0)) faults.push('ENCLOSURE_OUTSIDE');
  if (!isBetween(measures.barrierDba, MIN_BARRIER_DBA, 0)) faults.push('BARRIER_OUTSIDE');
  if (!isBetween(measures.hammerDba, MIN_HAMMER_DBA, 0)) faults.push('HAMMER_OUTSIDE');
  if (!isBetween(measures.customMethodDba, MIN_CUSTOM_DBA, 0)) faults.push('CUSTOM_OUTSIDE');
  if (measures.customMethodDba !== 0 && measures.customMethodName.trim() === '') faults.push('CUSTOM_NAME_MISSING');
  if (isTextTooLong(measures)) faults.push('MEASURE_TEXT_TOO_LONG');
  return faults;
}

/** False for NaN. */
const isBetween = (value: number, min: number, max: number): boolean => value >= min && value <= max;

/** A plan could not describe a replacement without a name. */
function isReplacementUnnamed(measures: RowMeasures): boolean {
  const isUnnamed = (soundPower: number, name: string) => soundPower > 0 && name.trim() === '';
  return (
    isUnnamed(measures.quieterMethodSoundPower, measures.quieterMethodName) ||
    isUnnamed(measures.quieterEquipmentSoundPower, measures.quieterEquipmentName)
  );
}

const isTextTooLong = (measures: RowMeasures): boolean =>
  Object.values(measures).some((value) => typeof value === 'string' && value.length > MAX_EQUIPMENT_NAME_LENGTH);

/** 'QPME' and a number give the type of equipment but not the model (MITI-41). */
export const needsModelNumber = (quieterEquipmentName: string): boolean =>
  quieterEquipmentName.trim().startsWith('QPME');
