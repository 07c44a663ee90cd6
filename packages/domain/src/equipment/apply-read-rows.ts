import type { EquipmentEntry } from './equipment.schema.ts';
import { isSameMeasures, NO_MEASURES } from './equipment.ts';
import { EQUIPMENT_COLUMNS, TEXT_FIELDS } from './equipment-columns.ts';

/** The rows of a file within an activity, so that the user can review and undo them before saving (U50). */
export interface AppliedRows {
  readonly rows: readonly EquipmentEntry[];
  readonly added: number;
  /** Rows of the file that increased the quantity of an existing row. */
  readonly increased: number;
  /** Rows of the file that would take a quantity over its limit. If there are any, nothing is changed. */
  readonly problems: readonly ExceededQuantity[];
}

export interface ExceededQuantity {
  /** Index in the list that was read. */
  readonly index: number;
  readonly name: string;
  /** The resulting quantity. */
  readonly quantity: number;
}

/**
 * A row of the file with the same name, percent, exclusive group, other texts and dates as an existing row increases
 * the quantity of that row (EQUIP-38). All others are added. A row with its own, different sound power is added
 * separately, so that no figure is lost. Existing rows with measures, which a file cannot have, are not increased
 * either (U50).
 */
export function applyReadRows(existing: readonly EquipmentEntry[], read: readonly EquipmentEntry[]): AppliedRows {
  const rows = [...existing];
  const places = Map.groupBy(rows.keys(), (place) => keyOf(rows[place]));
  const problems: ExceededQuantity[] = [];
  for (const [index, row] of read.entries()) {
    const key = keyOf(row);
    const place = findSame(rows, places.get(key) ?? [], row);
    const known = place === undefined ? undefined : rows[place];
    if (place === undefined || !known) {
      places.set(key, [...(places.get(key) ?? []), rows.push(row) - 1]);
      continue;
    }
    const quantity = known.quantity + row.quantity;
    if (quantity > EQUIPMENT_COLUMNS.quantity.number.max) problems.push({ index, name: row.name, quantity });
    else rows[place] = { ...known, quantity };
  }
  if (problems.length > 0) return { rows: existing, added: 0, increased: 0, problems };
  const added = rows.length - existing.length;
  return { rows, added, increased: read.length - added, problems };
}

const keyOf = (row: EquipmentEntry | undefined): string =>
  JSON.stringify([
    [row?.officialId, row?.name, row?.timePercent, row?.start, row?.end],
    TEXT_FIELDS.map((field) => row?.[field]),
  ]);

/** Prefers a row at the notional source, where rows of a file are placed, to one with a fixed location. */
function findSame(rows: readonly EquipmentEntry[], places: readonly number[], row: EquipmentEntry): number | undefined {
  const fitting = places.filter((place) => {
    const known = rows[place];
    return known && isSoundPowerSame(known, row) && !hasMeasures(known);
  });
  return fitting.find((place) => rows[place]?.fixedLocation === null) ?? fitting[0];
}

const isSoundPowerSame = (known: EquipmentEntry, { soundPower, defaultSoundPower }: EquipmentEntry): boolean =>
  soundPower === known.soundPower || soundPower === defaultSoundPower;

const hasMeasures = ({ measures }: EquipmentEntry): boolean => !isSameMeasures(measures, NO_MEASURES);
