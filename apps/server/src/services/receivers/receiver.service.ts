import type { Project, ReceiverList, ReceiversChange } from '@quietsite/contracts';
import { criterionOfKind, FIRST_NOTIONAL_BUILDING_ID } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { awaitAll } from '../../database/await-all.ts';
import type { Executor } from '../../database/connection.ts';
import { readInSnapshot } from '../../database/read-in-snapshot.ts';
import { AppError } from '../../errors.ts';
import { getRevision } from '../../repositories/projects/project.repository.ts';
import { markClosestReceiver } from '../../repositories/receivers/assessment.repository.ts';
import { listPointHistory, writePointHistory } from '../../repositories/receivers/point-history.repository.ts';
import {
  addBuildingsOfPoints,
  addNotionalBuildings,
  listReceiverBuildingIds,
  listSourceIdsFrom,
} from '../../repositories/receivers/receiver-building.repository.ts';
import {
  insertPoints,
  listReceiverPoints,
  removePoints,
  reservePointIds,
  type StoredPoint,
  updatePoints,
} from '../../repositories/receivers/receiver-point.repository.ts';
import { listAttachments } from '../../repositories/report/attachment.repository.ts';
import { listZones } from '../../repositories/site/site.repository.ts';
import { rebuildReductions } from '../../repositories/site/unregistered-site.repository.ts';
import { recordInputChange } from '../projects/input-change.ts';
import { refuseStale } from '../projects/refuse-stale.ts';
import type { SavingDependencies } from '../projects/saving-dependencies.ts';
import { applyChange, assignNotionalIds, refuseFaultyPoints, refuseUnknownPoints } from './receiver-change.ts';
import { compareReceivers, type ReceiverChanges } from './receiver-comparison.ts';

interface Save {
  readonly projectId: number;
  readonly userId: number;
  readonly now: Date;
}

export type ReceiverService = ReturnType<typeof createReceiverService>;

/** Saves the changes of map edit modes 4 to 6 and of the selection. */
export function createReceiverService({ database, access, clock, projects }: SavingDependencies<'getWithin'>) {
  return {
    async list(user: AuthenticatedUser, projectId: number): Promise<ReceiverList> {
      await access.require(user, projectId, 'read');
      return readInSnapshot(database, async (moment) => {
        const { points, attachments, ...others } = await awaitAll({
          revision: getRevision(moment, projectId),
          points: listReceiverPoints(moment, projectId),
          history: listPointHistory(moment, projectId),
          attachments: listAttachments(moment, projectId),
        });
        const proofs = attachments.map(({ id, fileName }) => ({ id, fileName }));
        return { ...others, points: points.map(toPoint), proofs };
      });
    },

    /**
     * Saves points, selection, names, criteria and contributions together. Changing only names and selection keeps the
     * results (Q33).
     */
    async save(user: AuthenticatedUser, projectId: number, sent: Readonly<ReceiversChange>): Promise<Project> {
      return database.transaction().execute(async (transaction) => {
        const rights = await access.requireWritable(transaction, user, projectId, 'edit');
        await refuseStale(transaction, projectId, sent.revision);
        const save = { projectId, userId: user.id, now: clock() };
        const { changes, notionalIds } = await readChanges(transaction, projectId, sent);
        const { added, changed, movedIds, isInputChanged } = changes;
        // A save without changes keeps the results (U39).
        if (isInputChanged || changed.length > 0) {
          await write(transaction, save, sent, changes, notionalIds);
          const details = { added: added.length, moved: movedIds.length, removed: sent.removedIds.length };
          await recordInputChange(transaction, {
            ...{ ...save, action: 'receivers.save', isInputChanged },
            details: { ...details, changed: changed.length },
          });
        }
        return projects.getWithin(transaction, user, projectId, rights);
      });
    },
  };
}

/** Compares the sent points with the stored ones and validates them. */
async function readChanges(transaction: Executor, projectId: number, sent: Readonly<ReceiversChange>) {
  const stored = await listReceiverPoints(transaction, projectId);
  refuseUnknownPoints(stored, sent);
  const idsInUse = [
    ...(await listReceiverBuildingIds(transaction, projectId)),
    ...(await listSourceIdsFrom(transaction, FIRST_NOTIONAL_BUILDING_ID)),
  ];
  const notionalIds = assignNotionalIds(sent.points, idsInUse);
  const points = applyChange(stored, sent, notionalIds);
  const proofs = await listAttachments(transaction, projectId);
  const proofIds = new Set(proofs.map(({ id }) => id));
  refuseFaultyPoints(points, await listZones(transaction, projectId), notionalIds, proofIds);
  const removedIds = new Set(sent.removedIds);
  const removed = stored.filter(({ pointId }) => removedIds.has(pointId));
  return { changes: compareReceivers(points, removed, await listPointHistory(transaction, projectId)), notionalIds };
}

async function write(
  transaction: Executor,
  save: Save,
  { removedIds }: Readonly<ReceiversChange>,
  { added, changed, history, forgottenIds, isInputChanged }: ReceiverChanges,
  notionalIds: readonly number[],
): Promise<void> {
  const { projectId } = save;
  await addNotionalBuildings(transaction, save, notionalIds);
  await addMissingBuildings(transaction, save, added);
  const ids = await reservePointIds(transaction, added.length);
  const numbered = added.map((point, index) => ({ ...point, pointId: ids[index] ?? point.pointId }));
  await insertPoints(transaction, projectId, numbered);
  await updatePoints(transaction, projectId, changed);
  await removePoints(transaction, projectId, removedIds);
  await writePointHistory(transaction, save, history, forgottenIds);
  if (!isInputChanged) return;
  await rebuildReductions(transaction, projectId);
  await markClosestReceiver(transaction, projectId);
}

/** A building that is not a receiver yet becomes one with the point placed at it. */
async function addMissingBuildings(
  transaction: Executor,
  save: Save,
  added: readonly { readonly buildingId: number }[],
): Promise<void> {
  const known = new Set(await listReceiverBuildingIds(transaction, save.projectId));
  const missing = [...new Set(added.map(({ buildingId }) => buildingId))].filter((id) => !known.has(id));
  const found = new Set(await addBuildingsOfPoints(transaction, save, missing));
  const unknown = missing.filter((id) => !found.has(id));
  if (unknown.length > 0) throw new AppError('VALIDATION_FAILED', { buildingIds: unknown });
}

const toPoint = ({ isAdded: _, ...point }: StoredPoint): ReceiverList['points'][number] => ({
  ...point,
  buildingCriterion: point.buildingCriterion ?? criterionOfKind(point.kind),
  otherCriteria: [...point.otherCriteria],
  contributions: [...point.contributions],
});
