import type { DatedTask } from '../schedule/schedule.schema.ts';
import type { CatalogueItem } from './catalogue.schema.ts';
import type { EquipmentEntry } from './equipment.schema.ts';
import { NO_MEASURES, splitOfficialId, USER_DEFINED_LIMITS } from './equipment.ts';
import { BLANK_TEXTS, EQUIPMENT_COLUMNS } from './equipment-columns.ts';
import { withoutZeros } from './plain-text.ts';

type TaskPeriod = Pick<DatedTask, 'start' | 'end'>;

/** A new row for a catalogue item: quantity 1, default sound power, all the time, all days of the activity. */
export function entryOfItem(id: number, item: CatalogueItem, task: TaskPeriod): EquipmentEntry {
  return {
    ...blankEntry(id, task),
    equipmentId: item.id,
    officialId: item.officialId,
    name: item.name,
    soundPower: item.soundPower,
    defaultSoundPower: item.soundPower,
    soundPowerMin: item.soundPowerMin,
    soundPowerMax: item.soundPowerMax,
    percentMin: item.percentMin,
  };
}

/** A new row for a typed name: the catalogue item if there is one, otherwise user-defined equipment (EQUIP-10). */
export function entryOfName(
  id: number,
  typed: string,
  task: TaskPeriod,
  items: readonly CatalogueItem[],
): EquipmentEntry {
  const named = splitOfficialId(typed);
  const item = findItem(items, named) ?? findByShortName(items, typed);
  return item ? entryOfItem(id, item, task) : { ...blankEntry(id, task), ...named };
}

const keyOf = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Finds by reference and name, ignoring case and spaces, or by name alone if there is no reference. */
export function findItem(
  items: readonly CatalogueItem[],
  { officialId, name }: Pick<EquipmentEntry, 'officialId' | 'name'>,
): CatalogueItem | undefined {
  const isNamed = (item: CatalogueItem) => keyOf(item.name) === keyOf(name);
  if (officialId === '') return items.find(isNamed);
  const code = shortCode(officialId);
  return items.find((item) => shortCode(item.officialId) === code && isNamed(item));
}

/** The zeros of 'CNP 027' may be omitted. */
const shortCode = (officialId: string): string => withoutZeros(keyOf(officialId));
const toCode = (text: string): string => withoutZeros(text.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
const isNumber = (text: string): boolean => /^\d+$/.test(text);

/** Finds by a short form, a reference alone ('CNP 081', '081') or a nickname, if it is unambiguous. */
function findByShortName(items: readonly CatalogueItem[], typed: string): CatalogueItem | undefined {
  const code = toCode(typed);
  const isCoded = ({ officialId }: CatalogueItem) => {
    const known = toCode(officialId);
    return known === code || (isNumber(code) && known.startsWith('CNP') && Number(known.slice(3)) === Number(code));
  };
  const coded = code === '' ? [] : preferOrdinary(items.filter(isCoded));
  const isCalled = ({ nicknames }: CatalogueItem) => nicknames.some((nickname) => keyOf(nickname) === keyOf(typed));
  const found = coded.length > 0 ? coded : preferOrdinary(items.filter(isCalled));
  return found.length === 1 ? found[0] : undefined;
}

/** Quieter equipment must be named explicitly; otherwise the ordinary item is meant. */
function preferOrdinary(items: readonly CatalogueItem[]): readonly CatalogueItem[] {
  const plain = items.filter(({ isQpme, isQuieterMethod }) => !isQpme && !isQuieterMethod);
  return plain.length > 0 ? plain : items;
}

function blankEntry(id: number, { start, end }: TaskPeriod): EquipmentEntry {
  return {
    id,
    equipmentId: null,
    officialId: '',
    name: '',
    quantity: 1,
    soundPower: 0,
    timePercent: EQUIPMENT_COLUMNS.onTime.number.blank,
    start,
    end,
    timePeriod: null,
    ...BLANK_TEXTS,
    ...{ fixedLocation: null, plantHeight: null },
    materialIds: [],
    defaultSoundPower: 0,
    ...USER_DEFINED_LIMITS,
    measures: NO_MEASURES,
  };
}
