import type { EquipmentEntry } from './equipment.schema.ts';
import { EQUIPMENT_COLUMNS, TEXT_FIELDS } from './equipment-columns.ts';

export interface MergedRows {
  readonly rows: readonly EquipmentEntry[];
  /** The number of rows merged into another. */
  readonly mergedCount: number;
}

/**
 * Merges rows of one activity that describe the same equipment identically and adds up their quantities (EQUIP-26).
 * Rows with different measures stay separate, files are combined, and no sum exceeds the limit (U50).
 */
export function mergeRows(rows: readonly EquipmentEntry[]): MergedRows {
  const merged: EquipmentEntry[] = [];
  const indexByKey = new Map<string, number>();
  for (const row of rows) {
    const key = sameRowKey(row);
    const index = indexByKey.get(key);
    const known = index === undefined ? undefined : merged[index];
    if (index !== undefined && known && known.quantity + row.quantity <= EQUIPMENT_COLUMNS.quantity.number.max) {
      merged[index] = mergePair(known, row);
    } else {
      indexByKey.set(key, merged.length);
      merged.push(row);
    }
  }
  return { rows: merged, mergedCount: rows.length - merged.length };
}

/** If only one of them is stored, its id is kept. */
function mergePair(one: EquipmentEntry, other: EquipmentEntry): EquipmentEntry {
  return {
    ...(one.id > 0 ? one : { ...one, id: other.id > 0 ? other.id : one.id }),
    quantity: one.quantity + other.quantity,
    materialIds: [...new Set([...one.materialIds, ...other.materialIds])],
  };
}

function sameRowKey(row: EquipmentEntry): string {
  const { officialId, name, soundPower, start, end, timePercent, timePeriod, fixedLocation } = row;
  return JSON.stringify([
    [officialId, name, soundPower, start, end, timePercent, timePeriod, fixedLocation, row.plantHeight],
    TEXT_FIELDS.map((field) => row[field].trim()),
    Object.entries(row.measures).sort(([one], [other]) => (one < other ? -1 : 1)),
  ]);
}
