import type { EquipmentChange, Programme, SavedEquipment } from '@quietsite/contracts';
import { hasRowChanges, listRowChanges, MAX_ROWS, mergeRows, type RowChanges } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import {
  findItems,
  insertRows,
  linkMaterials,
  type MaterialLink,
  removeRows,
  reserveRowIds,
  type TaskRow,
  updateRows,
} from '../../repositories/equipment/equipment-editing.repository.ts';
import { readProgramme } from '../../repositories/programme/programme.repository.ts';
import { listZones } from '../../repositories/site/site.repository.ts';
import { recordInputChange } from '../projects/input-change.ts';
import { refuseStale } from '../projects/refuse-stale.ts';
import type { SavingDependencies } from '../projects/saving-dependencies.ts';
import {
  type ActivityChange,
  listItemQueries,
  readActivities,
  refuseFaultyRows,
  refuseForeignMaterials,
} from './equipment-change.ts';

export type EquipmentService = ReturnType<typeof createEquipmentService>;

export function createEquipmentService({ database, access, clock, projects }: SavingDependencies<'getWithin'>) {
  return {
    /** Saves the changed activities, each as a whole; the response replaces the rows on the page (EQUIP-27, U60). */
    async save(user: AuthenticatedUser, projectId: number, sent: Readonly<EquipmentChange>): Promise<SavedEquipment> {
      return database.transaction().execute(async (transaction) => {
        const rights = await access.requireWritable(transaction, user, projectId, 'edit');
        await refuseStale(transaction, projectId, sent.revision);
        const before = await readProgramme(transaction, projectId);
        const merged = mergeActivities(await readChange(transaction, projectId, sent, before));
        refuseTooMany(merged, before);
        // A save without changes keeps the results (U39).
        if (merged.some(({ changes }) => hasRowChanges(changes))) {
          const now = clock();
          await writeRows(transaction, projectId, merged, now);
          const details = { activities: merged.length, rows: merged.reduce((sum, { rows }) => sum + rows.length, 0) };
          const isInputChanged = merged.some(({ changes }) => changes.isInputChanged);
          const change = { projectId, userId: user.id, now, action: 'equipment.save', details, isInputChanged };
          await recordInputChange(transaction, change);
        }
        return {
          project: await projects.getWithin(transaction, user, projectId, rights),
          programme: await readProgramme(transaction, projectId),
          mergedCount: merged.reduce((sum, { mergedCount }) => sum + mergedCount, 0),
        };
      });
    },
  };
}

/** Completes and validates the sent change. */
async function readChange(
  transaction: Executor,
  projectId: number,
  { activities }: Readonly<EquipmentChange>,
  before: Programme,
): Promise<readonly ActivityChange[]> {
  const { ids, named } = listItemQueries(activities);
  const changes = readActivities(activities, before, await findItems(transaction, ids, named));
  const zones = await listZones(transaction, projectId);
  refuseForeignMaterials(changes, before);
  refuseFaultyRows(changes, new Map(zones.map(({ id, outline }) => [id, outline])));
  return changes;
}

interface MergedActivity extends ActivityChange {
  readonly mergedCount: number;
  readonly changes: RowChanges;
}

/** Merges identical rows and finds the new, changed and removed rows of each activity (EQUIP-26). */
const mergeActivities = (activities: readonly ActivityChange[]): readonly MergedActivity[] =>
  activities.map((activity) => {
    const { rows, mergedCount } = mergeRows(activity.rows);
    return { ...activity, rows, mergedCount, changes: listRowChanges(activity.stored, rows) };
  });

function refuseTooMany(merged: readonly MergedActivity[], { equipmentRows }: Programme): void {
  const addedCount = merged.reduce((sum, { rows, stored }) => sum + rows.length - stored.length, 0);
  const total = equipmentRows.length + addedCount;
  if (total > MAX_ROWS) throw new AppError('EQUIPMENT_INVALID', { problems: [], total, most: MAX_ROWS });
}

async function writeRows(
  transaction: Executor,
  projectId: number,
  merged: readonly MergedActivity[],
  now: Date,
): Promise<void> {
  const rowsOf = (kind: 'added' | 'changed') =>
    merged.flatMap(({ task, changes }) => changes[kind].map((row): TaskRow => ({ ...row, taskId: task.id })));
  const added = rowsOf('added');
  const ids = await reserveRowIds(transaction, added.length);
  const idOf = new Map(added.map(({ id }, index) => [id, ids[index] ?? id]));
  const inserted = added.map((row) => ({ ...row, id: idOf.get(row.id) ?? row.id }));
  await insertRows(transaction, projectId, inserted);
  await updateRows(transaction, projectId, rowsOf('changed'));
  // Done before rows are deleted, because a file whose row was merged into another must stay linked.
  await linkMaterials(transaction, projectId, listLinks(merged, idOf), now);
  const removed = merged.flatMap(({ changes }) => changes.removed);
  await removeRows(transaction, projectId, removed);
}

/** Lists the files that move to another row, get their first row, or lose their row. */
function listLinks(merged: readonly MergedActivity[], idOf: ReadonlyMap<number, number>): readonly MaterialLink[] {
  const before = new Map(
    merged.flatMap(({ stored }) => stored.flatMap((row) => row.materialIds.map((id) => [id, row.id] as const))),
  );
  const after = new Map(
    merged.flatMap(({ rows }) =>
      rows.flatMap((row) => row.materialIds.map((id) => [id, idOf.get(row.id) ?? row.id] as const)),
    ),
  );
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((materialId) => ({ materialId, rowId: after.get(materialId) ?? null }))
    .filter(({ materialId, rowId }) => rowId !== (before.get(materialId) ?? null));
}
