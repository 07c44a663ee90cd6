import { contains, type Hk80Polygon } from '@quietsite/geometry';
import type { DatedTask } from '../schedule/schedule.schema.ts';
import type { EquipmentEntry } from './equipment.schema.ts';
import { MAX_EQUIPMENT_NAME_LENGTH, MAX_MATERIALS_PER_ROW, MAX_OFFICIAL_ID_LENGTH } from './equipment.ts';
import { isTooLong, TEXT_FIELDS } from './equipment-columns.ts';
import { hasValidNumber } from './equipment-numbers.ts';

export type RowFault =
  | 'NAME_MISSING'
  | 'TEXT_TOO_LONG'
  | 'QUANTITY_OUTSIDE'
  | 'SOUND_POWER_OUTSIDE'
  | 'TIME_PERCENT_OUTSIDE'
  | 'END_BEFORE_START'
  | 'DATES_OUTSIDE_TASK'
  | 'LOCATION_OUTSIDE_ZONE'
  | 'TOO_MANY_MATERIALS';

/** The context of a row: its activity, and the zone outline that must contain a fixed location. */
export interface RowContext {
  readonly task: Pick<DatedTask, 'start' | 'end'>;
  readonly zone: Hk80Polygon;
}

/** The errors that prevent a row from being stored (EQUIP-09, EQUIP-22 to EQUIP-25). */
export function listRowFaults(row: EquipmentEntry, { task, zone }: RowContext): RowFault[] {
  const faults: RowFault[] = [];
  if (row.name.trim() === '') faults.push('NAME_MISSING');
  if (isTextTooLong(row)) faults.push('TEXT_TOO_LONG');
  if (!hasValidNumber('quantity', row)) faults.push('QUANTITY_OUTSIDE');
  if (!hasValidNumber('soundPower', row)) faults.push('SOUND_POWER_OUTSIDE');
  if (!hasValidNumber('onTime', row)) faults.push('TIME_PERCENT_OUTSIDE');
  if (row.end < row.start) faults.push('END_BEFORE_START');
  else if (row.start < task.start || row.end > task.end) faults.push('DATES_OUTSIDE_TASK');
  if (row.fixedLocation !== null && !contains(zone, row.fixedLocation)) faults.push('LOCATION_OUTSIDE_ZONE');
  if (row.materialIds.length > MAX_MATERIALS_PER_ROW) faults.push('TOO_MANY_MATERIALS');
  return faults;
}

/**
 * True if quantity, sound power, dates and time percent are present and valid. If so, the row shows a check mark,
 * otherwise a pencil (EQUIP-02, Q81).
 */
export function isRowComplete(row: EquipmentEntry, context: RowContext): boolean {
  return row.quantity > 0 && row.soundPower > 0 && row.timePercent > 0 && listRowFaults(row, context).length === 0;
}

export const isActivityComplete = (rows: readonly EquipmentEntry[], context: RowContext): boolean =>
  rows.length > 0 && rows.every((row) => isRowComplete(row, context));

const isTextTooLong = (row: EquipmentEntry): boolean =>
  row.name.length > MAX_EQUIPMENT_NAME_LENGTH ||
  row.officialId.length > MAX_OFFICIAL_ID_LENGTH ||
  TEXT_FIELDS.some((field) => isTooLong(field, row[field]));
