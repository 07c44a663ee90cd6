import type { CatalogueItem } from './catalogue.schema.ts';
import type { EquipmentEntry } from './equipment.schema.ts';

/** One of the options is required too. `present` lists those already used in the activity. */
export interface RequiredList {
  readonly options: readonly CatalogueItem[];
  readonly present: readonly CatalogueItem[];
}

/**
 * Up to three lists of equipment; one item of each must accompany a row (EQUIP-07). For information only, nothing is
 * blocked (Q85).
 */
export function listRequired(
  row: Pick<EquipmentEntry, 'equipmentId'>,
  rows: readonly Pick<EquipmentEntry, 'equipmentId'>[],
  items: readonly CatalogueItem[],
): readonly RequiredList[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const used = new Set(rows.map(({ equipmentId }) => equipmentId));
  const lists = row.equipmentId === null ? [] : (byId.get(row.equipmentId)?.required ?? []);
  return lists
    .map((ids) => ids.flatMap((id) => byId.get(id) ?? []))
    .filter((options) => options.length > 0)
    .map((options) => ({ options, present: options.filter(({ id }) => used.has(id)) }));
}
