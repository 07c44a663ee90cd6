import type { CatalogueItem, RelationshipNames } from '../equipment/catalogue.schema.ts';
import { USER_DEFINED_LIMITS } from '../equipment/equipment.ts';
import { EQUIPMENT_COLUMNS } from '../equipment/equipment-columns.ts';
import { isWithin, type NumberLimits } from '../equipment/equipment-numbers.ts';
import { shownFileText } from '../schedule/file-text.ts';

/** Equipment as the administrator edits it. Its other fields stay unchanged (Q83). */
export type EquipmentFields = Pick<
  CatalogueItem,
  'officialId' | 'name' | 'soundPower' | 'soundPowerMin' | 'soundPowerMax' | 'percentMin' | 'isQpme'
>;
export interface DatabaseEquipment extends EquipmentFields {
  readonly id: number;
}

export interface RelationshipFields extends RelationshipNames {
  readonly equipmentId: number;
}
export interface DatabaseRelationship extends RelationshipFields {
  readonly id: number;
}

export const MAX_DATABASE_TEXT_LENGTH = 200;

export const equipmentFaults = [
  'NAME_MISSING',
  'TEXT_TOO_LONG',
  'NOT_NUMBER',
  'SOUND_POWER_LIMITS',
  'MINIMUM_ABOVE_MAXIMUM',
  'DEFAULT_OUTSIDE',
  'PERCENT_LIMITS',
] as const;
export type EquipmentFieldFault = (typeof equipmentFaults)[number];

const SOUND_POWER_LIMITS: NumberLimits = EQUIPMENT_COLUMNS.soundPower.number;
const PERCENT_LIMITS: NumberLimits = { min: USER_DEFINED_LIMITS.percentMin, max: EQUIPMENT_COLUMNS.onTime.number.max };
/** The limits shown in the text of a fault. Only faults named after a limit have any. */
export const limitsOfFault = (fault: string): NumberLimits =>
  fault === 'PERCENT_LIMITS' ? PERCENT_LIMITS : SOUND_POWER_LIMITS;

export interface FieldFault {
  readonly fault: EquipmentFieldFault;
  readonly field: keyof EquipmentFields;
}

/** The errors of a database equipment entry, at most one per field (ADMIN-15 to ADMIN-17). */
export function findEquipmentFaults(fields: EquipmentFields): FieldFault[] {
  const { officialId, name, soundPower, soundPowerMin, soundPowerMax, percentMin } = fields;
  const faults: FieldFault[] = [];
  const check = (isValid: boolean, field: keyof EquipmentFields, fault: EquipmentFieldFault) => {
    if (!isValid && !faults.some((known) => known.field === field)) faults.push({ field, fault });
  };
  check(name.trim() !== '', 'name', 'NAME_MISSING');
  check(name.length <= MAX_DATABASE_TEXT_LENGTH, 'name', 'TEXT_TOO_LONG');
  check(officialId.length <= MAX_DATABASE_TEXT_LENGTH, 'officialId', 'TEXT_TOO_LONG');
  for (const field of ['soundPower', 'soundPowerMin', 'soundPowerMax', 'percentMin'] as const)
    check(Number.isFinite(fields[field]), field, 'NOT_NUMBER');
  for (const field of ['soundPowerMin', 'soundPowerMax'] as const)
    check(isWithin(fields[field], SOUND_POWER_LIMITS), field, 'SOUND_POWER_LIMITS');
  // If a limit itself is invalid, the range cannot be checked.
  if (!faults.some(({ field }) => field === 'soundPowerMin' || field === 'soundPowerMax')) {
    check(soundPowerMin <= soundPowerMax, 'soundPowerMin', 'MINIMUM_ABOVE_MAXIMUM');
    check(isWithin(soundPower, { min: soundPowerMin, max: soundPowerMax }), 'soundPower', 'DEFAULT_OUTSIDE');
  }
  check(isWithin(percentMin, PERCENT_LIMITS), 'percentMin', 'PERCENT_LIMITS');
  return faults;
}

/** Parses a number as people write it. Anything else becomes NaN, which the check reports. */
export const readDatabaseNumber = (text: string): number => (/^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : NaN);

export const shownValue = (value: string | number): string => shownFileText(String(value));
