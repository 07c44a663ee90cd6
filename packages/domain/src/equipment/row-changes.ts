import type { EquipmentEntry } from './equipment.ts';

/** What a save does to the rows of one activity. */
export interface RowChanges {
  readonly added: readonly EquipmentEntry[];
  readonly changed: readonly EquipmentEntry[];
  readonly removed: readonly number[];
}

/** Rows that stay as they are stored are in none of the three. */
export function listRowChanges(stored: readonly EquipmentEntry[], next: readonly EquipmentEntry[]): RowChanges {
  const storedById = new Map(stored.map((row) => [row.id, row]));
  const kept = new Set(next.map(({ id }) => id));
  return {
    added: next.filter(({ id }) => !storedById.has(id)),
    changed: next.filter((row) => {
      const before = storedById.get(row.id);
      return before !== undefined && keyOf(before) !== keyOf(row);
    }),
    removed: [...storedById.keys()].filter((id) => !kept.has(id)),
  };
}

export const hasRowChanges = ({ added, changed, removed }: RowChanges): boolean =>
  added.length + changed.length + removed.length > 0;

/** Everything of a row that is stored with it by the equipment editor. */
const keyOf = (row: EquipmentEntry): string =>
  JSON.stringify([
    [row.equipmentId, row.officialId, row.name, row.quantity, row.soundPower, row.defaultSoundPower, row.timePercent],
    [row.start, row.end, row.timePeriod, row.exclusiveGroup, row.fixedLocation],
    [...row.materialIds].sort((one, other) => one - other),
  ]);
