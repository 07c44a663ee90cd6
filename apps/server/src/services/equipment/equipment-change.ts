import type { EquipmentChange, Programme } from '@quietsite/contracts';
import {
  type CatalogueItem,
  completeRow,
  type EquipmentEntry,
  listRowFaults,
  type RowFault,
  type WrittenRow,
} from '@quietsite/domain';
import type { Hk80Polygon } from '@quietsite/geometry';
import { AppError } from '../../errors.ts';

type Task = Programme['tasks'][number];

/** An activity whose equipment is saved: its stored rows and its new rows. */
export interface ActivityChange {
  readonly task: Task;
  readonly stored: readonly EquipmentEntry[];
  readonly rows: readonly EquipmentEntry[];
}

type SentActivities = EquipmentChange['activities'];

/** Completes the sent rows. Accepts only activities and rows of this project (U23). */
export function readActivities(
  activities: SentActivities,
  programme: Programme,
  items: readonly CatalogueItem[],
): readonly ActivityChange[] {
  const unusedTasks = new Map(programme.tasks.map((task) => [task.id, task]));
  const storedRows = Map.groupBy(programme.equipmentRows, ({ taskId }) => taskId);
  const findItem = itemFinder(items);
  let newId = 0;
  return activities.map(({ taskId, rows }) => {
    const task = unusedTasks.get(taskId);
    // The activity belongs to another project, was deleted, or is listed twice.
    if (!task || !unusedTasks.delete(taskId)) throw new AppError('VALIDATION_FAILED', { tasks: [taskId] });
    const stored = (storedRows.get(taskId) ?? []).map(({ taskId: _, ...row }) => row as EquipmentEntry);
    const unusedRows = new Map(stored.map((row) => [row.id, row]));
    const completed = rows.map((sent) => {
      const before = sent.id === null ? undefined : unusedRows.get(sent.id);
      if (sent.id !== null && !unusedRows.delete(sent.id)) throw new AppError('VALIDATION_FAILED', { rows: [sent.id] });
      newId -= 1;
      const plantHeight = sent.plantHeight === undefined ? (before?.plantHeight ?? null) : sent.plantHeight;
      const materialIds = [...new Set(sent.materialIds)];
      const written = { ...sent, id: sent.id ?? newId, materialIds, plantHeight } as WrittenRow;
      return completeSent(written, before, findItem(written));
    });
    return { task, stored, rows: completed };
  });
}

/** An id that is not in the catalogue is accepted only in the row that already has it. */
function completeSent(written: WrittenRow, before: EquipmentEntry | undefined, item: CatalogueItem | undefined) {
  const isKept = before?.equipmentId === written.equipmentId;
  if (written.equipmentId !== null && !item && !isKept) {
    throw new AppError('VALIDATION_FAILED', { equipment: [written.equipmentId] });
  }
  return completeRow(written, before, item);
}

/** Lists what to look up in the catalogue: ids, and typed references with their names. */
export function listItemQueries(activities: SentActivities) {
  const rows = activities.flatMap((activity) => activity.rows);
  return {
    ids: [...new Set(rows.flatMap(({ equipmentId }) => equipmentId ?? []))],
    named: rows
      .filter(({ equipmentId, officialId }) => equipmentId === null && officialId !== '')
      .map(({ officialId, name }) => ({ officialId, name })),
  };
}

function itemFinder(items: readonly CatalogueItem[]) {
  const keyOf = ({ officialId, name }: Pick<CatalogueItem, 'officialId' | 'name'>) => `${officialId}\n${name}`;
  const byId = new Map(items.map((item) => [item.id, item]));
  const byName = new Map(items.map((item) => [keyOf(item), item]));
  return (row: WrittenRow): CatalogueItem | undefined =>
    row.equipmentId === null ? (row.officialId === '' ? undefined : byName.get(keyOf(row))) : byId.get(row.equipmentId);
}

interface RowProblem {
  readonly taskId: number;
  /** Position in the sent list of the activity. */
  readonly index: number;
  readonly fault: RowFault;
}

/** One row outside its limits rejects the whole save (EQUIP-22 to EQUIP-25). */
export function refuseFaultyRows(
  activities: readonly ActivityChange[],
  outlines: ReadonlyMap<number, Hk80Polygon>,
): void {
  const problems = activities.flatMap(({ task, rows }): RowProblem[] => {
    const zone = outlines.get(task.zoneId) ?? [];
    return rows.flatMap((row, index) =>
      listRowFaults(row, { task, zone }).map((fault) => ({ taskId: task.id, index, fault })),
    );
  });
  if (problems.length > 0) throw new AppError('EQUIPMENT_INVALID', { problems });
}

/** A file belongs to exactly one row of the project, and not to a row of an activity that is not being saved. */
export function refuseForeignMaterials(activities: readonly ActivityChange[], programme: Programme): void {
  const available = new Set(programme.materials.map(({ id }) => id));
  const saved = new Set(activities.map(({ task }) => task.id));
  const otherRows = programme.equipmentRows.filter(({ taskId }) => !saved.has(taskId));
  for (const materialId of otherRows.flatMap(({ materialIds }) => materialIds)) available.delete(materialId);
  const sentMaterials = activities.flatMap(({ rows }) => rows.flatMap(({ materialIds }) => materialIds));
  const foreign = sentMaterials.filter((materialId) => !available.delete(materialId));
  if (foreign.length > 0) throw new AppError('VALIDATION_FAILED', { materials: foreign });
}
