import type { CatalogueItem } from './catalogue.schema.ts';
import type { EquipmentEntry } from './equipment.schema.ts';
import { NO_MEASURES, USER_DEFINED_LIMITS } from './equipment.ts';

/** The fields of a row that the user enters. The rest comes from the catalogue or the stored row (U23). */
export type WrittenRow = Omit<
  EquipmentEntry,
  'defaultSoundPower' | 'soundPowerMin' | 'soundPowerMax' | 'percentMin' | 'measures'
>;

/**
 * The row as it is checked and stored. `item` is the catalogue item found by the written id, or by reference and name.
 */
export function completeRow(
  written: WrittenRow,
  stored: EquipmentEntry | undefined,
  item: CatalogueItem | undefined,
): EquipmentEntry {
  const measures = stored?.measures ?? NO_MEASURES;
  if (stored && stored.equipmentId === written.equipmentId) return keepStoredFields(stored, written);
  if (item) return { ...written, ...catalogueFields(item), measures };
  return { ...written, equipmentId: null, defaultSoundPower: 0, ...USER_DEFINED_LIMITS, measures };
}

/** Catalogue equipment keeps the name under which it was chosen. User-defined equipment can be renamed. */
function keepStoredFields(stored: EquipmentEntry, written: WrittenRow): EquipmentEntry {
  const { officialId, name } = stored.equipmentId === null ? written : stored;
  const { defaultSoundPower, soundPowerMin, soundPowerMax, percentMin, measures } = stored;
  return { ...written, officialId, name, defaultSoundPower, soundPowerMin, soundPowerMax, percentMin, measures };
}

const catalogueFields = (item: CatalogueItem) => ({
  equipmentId: item.id,
  officialId: item.officialId,
  name: item.name,
  defaultSoundPower: item.soundPower,
  soundPowerMin: item.soundPowerMin,
  soundPowerMax: item.soundPowerMax,
  percentMin: item.percentMin,
});
