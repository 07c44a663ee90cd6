import type { CatalogueItem } from './catalogue.ts';
import { type EquipmentEntry, FREE_LIMITS, NO_MEASURES } from './equipment.ts';

/** What a person writes of a row; the rest is the catalogue's, or the row's own as it is stored (U23). */
export type WrittenRow = Omit<
  EquipmentEntry,
  'defaultSoundPower' | 'soundPowerMin' | 'soundPowerMax' | 'percentMin' | 'measures'
>;

/** The row as it is checked and stored. `item` is that of the catalogue by the written id, or by reference and name. */
export function completeRow(
  written: WrittenRow,
  stored: EquipmentEntry | undefined,
  item: CatalogueItem | undefined,
): EquipmentEntry {
  const measures = stored?.measures ?? NO_MEASURES;
  if (stored && stored.equipmentId === written.equipmentId) return keepOf(stored, written);
  if (item) return { ...written, ...takenFrom(item), measures };
  return { ...written, equipmentId: null, defaultSoundPower: 0, ...FREE_LIMITS, measures };
}

/** A machine of the catalogue keeps the name it was chosen by; one that the user named can be named anew. */
function keepOf(stored: EquipmentEntry, written: WrittenRow): EquipmentEntry {
  const { officialId, name } = stored.equipmentId === null ? written : stored;
  const { defaultSoundPower, soundPowerMin, soundPowerMax, percentMin, measures } = stored;
  return { ...written, officialId, name, defaultSoundPower, soundPowerMin, soundPowerMax, percentMin, measures };
}

const takenFrom = (item: CatalogueItem) => ({
  equipmentId: item.id,
  officialId: item.officialId,
  name: item.name,
  defaultSoundPower: item.soundPower,
  soundPowerMin: item.soundPowerMin,
  soundPowerMax: item.soundPowerMax,
  percentMin: item.percentMin,
});
