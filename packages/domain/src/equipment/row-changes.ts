import type { EquipmentEntry } from './equipment.ts';

/** What a save does to the rows of one activity. */
export interface RowChanges {
  readonly added: readonly EquipmentEntry[];
  readonly changed: readonly EquipmentEntry[];
  readonly removed: readonly number[];
  /** Files prove a figure and change none: with them alone the results still hold (U39). */
  readonly isInputChanged: boolean;
}

/** Rows that stay as they are stored are in none of the three. */
export function listRowChanges(stored: readonly EquipmentEntry[], next: readonly EquipmentEntry[]): RowChanges {
  const storedById = new Map(stored.map((row) => [row.id, row]));
  const kept = new Set(next.map(({ id }) => id));
  const added = next.filter(({ id }) => !storedById.has(id));
  const removed = [...storedById.keys()].filter((id) => !kept.has(id));
  const differs = (keyOf: (row: EquipmentEntry) => string) => (row: EquipmentEntry) => {
    const before = storedById.get(row.id);
    return before !== undefined && keyOf(before) !== keyOf(row);
  };
  const isInputChanged = added.length + removed.length > 0 || next.some(differs(inputOf));
  return { added, removed, changed: next.filter(differs(wholeOf)), isInputChanged };
}

export const hasRowChanges = ({ added, changed, removed }: RowChanges): boolean =>
  added.length + changed.length + removed.length > 0;

/** What a person sees and a level may depend on. */
const inputOf = (row: EquipmentEntry): string =>
  JSON.stringify([
    [row.equipmentId, row.officialId, row.name, row.quantity, row.soundPower, row.defaultSoundPower, row.timePercent],
    [row.start, row.end, row.timePeriod, row.exclusiveGroup, row.fixedLocation],
  ]);

/** Everything of a row that is stored with it by the equipment editor. */
const wholeOf = (row: EquipmentEntry): string =>
  JSON.stringify([inputOf(row), [...row.materialIds].sort((one, other) => one - other)]);
