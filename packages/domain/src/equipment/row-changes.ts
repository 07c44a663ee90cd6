import type { EquipmentEntry } from './equipment.schema.ts';
import { TEXT_FIELDS } from './equipment-columns.ts';

/** The changes that a save makes to the rows of one activity. */
export interface RowChanges {
  readonly added: readonly EquipmentEntry[];
  readonly changed: readonly EquipmentEntry[];
  readonly removed: readonly number[];
  /** Files prove a figure but change none, so the results remain valid if only files change (U39). */
  readonly isInputChanged: boolean;
}

/** Unchanged rows are in none of the three lists. */
export function listRowChanges(stored: readonly EquipmentEntry[], next: readonly EquipmentEntry[]): RowChanges {
  const storedById = new Map(stored.map((row) => [row.id, row]));
  const kept = new Set(next.map(({ id }) => id));
  const added = next.filter(({ id }) => !storedById.has(id));
  const removed = [...storedById.keys()].filter((id) => !kept.has(id));
  const differs = (keyOf: (row: EquipmentEntry) => string) => (row: EquipmentEntry) => {
    const before = storedById.get(row.id);
    return before !== undefined && keyOf(before) !== keyOf(row);
  };
  const isInputChanged = added.length + removed.length > 0 || next.some(differs(inputFieldsOf));
  return { added, removed, changed: next.filter(differs(allFieldsOf)), isInputChanged };
}

export const hasRowChanges = ({ added, changed, removed }: RowChanges): boolean =>
  added.length + changed.length + removed.length > 0;

/** The fields that the user sees and that a level may depend on. */
const inputFieldsOf = (row: EquipmentEntry): string =>
  JSON.stringify([
    [row.equipmentId, row.officialId, row.name, row.quantity, row.soundPower, row.defaultSoundPower, row.timePercent],
    [row.start, row.end, row.timePeriod, TEXT_FIELDS.map((field) => row[field]), row.fixedLocation],
    // Absent in drafts of an older page.
    row.plantHeight ?? null,
  ]);

/** All fields that the equipment editor stores. */
const allFieldsOf = (row: EquipmentEntry): string =>
  JSON.stringify([inputFieldsOf(row), [...row.materialIds].sort((one, other) => one - other)]);
