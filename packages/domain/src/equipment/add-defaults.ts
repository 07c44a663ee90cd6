import type { DatedTask } from '../schedule/schedule.schema.ts';
import type { CatalogueItem, DefaultEquipment } from './catalogue.schema.ts';
import { entryOfItem } from './catalogue.ts';
import type { EquipmentEntry } from './equipment.schema.ts';

/** A construction work of the catalogue with its activities and their usual equipment (EQUIP-48). */
export interface DefaultWork {
  readonly name: string;
  readonly activities: readonly { readonly name: string; readonly equipment: readonly DefaultEquipment[] }[];
}

/** The fields of an activity in the programme. */
type PlannedTask = Pick<DatedTask, 'constructionWork' | 'name' | 'start' | 'end'>;

const keyOf = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
const isNamed =
  (name: string) =>
  (entry: { readonly name: string }): boolean =>
    keyOf(entry.name) === keyOf(name);

/**
 * The usual equipment of an activity (EQUIP-19): of the activity in its construction work, or else of an activity with
 * that name in another, or else of the whole construction work. Empty if the catalogue knows neither.
 */
export function findDefaults(
  { constructionWork, name }: Pick<PlannedTask, 'constructionWork' | 'name'>,
  works: readonly DefaultWork[],
): readonly DefaultEquipment[] {
  const work = works.find(isNamed(constructionWork)) ?? works.find(isNamed(name));
  const own = work?.activities.find(isNamed(name));
  const activity = own ?? works.flatMap(({ activities }) => activities).find(isNamed(name));
  return activity?.equipment ?? mergeDefaults(work?.activities.flatMap(({ equipment }) => equipment) ?? []);
}

/** Each item of equipment once, with the largest quantity and the highest time percent of any of them. */
function mergeDefaults(all: readonly DefaultEquipment[]): readonly DefaultEquipment[] {
  const united = new Map<number, DefaultEquipment>();
  for (const { equipmentId, quantity, timePercent } of all) {
    const known = united.get(equipmentId);
    united.set(equipmentId, {
      equipmentId,
      quantity: Math.max(quantity, known?.quantity ?? 0),
      timePercent: Math.max(timePercent, known?.timePercent ?? 0),
    });
  }
  return [...united.values()];
}

/** Rows for the usual equipment of an activity, with ids counting down from `firstId`. */
export function defaultEntries(
  task: PlannedTask,
  works: readonly DefaultWork[],
  items: readonly CatalogueItem[],
  firstId: number,
): readonly EquipmentEntry[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const known = findDefaults(task, works).flatMap(({ equipmentId, ...usual }) => {
    const item = byId.get(equipmentId);
    return item ? [{ item, ...usual }] : [];
  });
  return known.map(({ item, quantity, timePercent }, index) => ({
    ...entryOfItem(firstId - index, item, task),
    quantity,
    timePercent: Math.max(timePercent, item.percentMin),
  }));
}
