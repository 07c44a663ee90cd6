import type { EquipmentEntry } from './equipment.schema.ts';
import { EQUIPMENT_COLUMNS, type NumberColumn, type NumberRule } from './equipment-columns.ts';

export interface NumberLimits {
  readonly min: number;
  readonly max: number;
}

type RowLimits = Pick<EquipmentEntry, 'soundPowerMin' | 'soundPowerMax' | 'percentMin'>;
type RowNumbers = Pick<EquipmentEntry, NumberRule['field']>;

export const numberRule = (key: NumberColumn): NumberRule => EQUIPMENT_COLUMNS[key].number;

/** The limits of a row: those of the column, narrowed by those of its equipment. */
export function limitsOf(key: NumberColumn, row: RowLimits): NumberLimits {
  const { min, max, ownMin, ownMax } = numberRule(key);
  return {
    min: ownMin ? Math.max(min, row[ownMin]) : min,
    max: ownMax ? Math.min(max, row[ownMax]) : max,
  };
}

/** False for NaN. */
export const isWithin = (value: number, { min, max }: NumberLimits): boolean => value >= min && value <= max;

/** True if the number may be stored in the column, within these limits. */
export const isValidNumber = (key: NumberColumn, value: number, limits: NumberLimits): boolean =>
  isWithin(value, limits) && (!numberRule(key).isWhole || Number.isInteger(value));

/** True if the number that a row has in the column may be stored. */
export const hasValidNumber = (key: NumberColumn, row: RowNumbers & RowLimits): boolean =>
  isValidNumber(key, row[numberRule(key).field], limitsOf(key, row));

/** Parses a cell, which may be blank or end with the unit. `toNumber` returns NaN for anything that is not a number. */
export function parseNumber(
  key: NumberColumn,
  text: string,
  row: Pick<EquipmentEntry, 'defaultSoundPower'>,
  toNumber: (text: string) => number,
): number {
  const { blank, unit = '' } = numberRule(key);
  const written = text.trim();
  if (written === '') return typeof blank === 'number' ? blank : row[blank];
  return toNumber(written.endsWith(unit) ? written.slice(0, written.length - unit.length).trim() : written);
}
