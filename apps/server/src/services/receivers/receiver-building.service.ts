import type { BuildingCandidate, Project, ReceiverBuildingsChange } from '@quietsite/contracts';
import { lacksKindReason, layerKindOf } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { markClosestReceiver } from '../../repositories/receivers/assessment.repository.ts';
import { readKindWords } from '../../repositories/receivers/kind-word.repository.ts';
import {
  listPointHistory,
  removeReturnedHistory,
  writePointHistory,
} from '../../repositories/receivers/point-history.repository.ts';
import {
  addReceiverBuildings,
  listBuildingCandidates,
  listBuildingsOfKnownUse,
  listLayerUses,
  removeReceiverBuildings,
  updateBuildingCriteria,
  updateBuildingKinds,
} from '../../repositories/receivers/receiver-building.repository.ts';
import { listReceiverPoints } from '../../repositories/receivers/receiver-point.repository.ts';
import { rebuildReductions } from '../../repositories/site/unregistered-site.repository.ts';
import { recordInputChange } from '../projects/input-change.ts';
import { refuseStale } from '../projects/refuse-stale.ts';
import type { SavingDependencies } from '../projects/saving-dependencies.ts';
import { compareReceivers } from './receiver-comparison.ts';

export type ReceiverBuildingService = ReturnType<typeof createReceiverBuildingService>;

/** Saves the changes of map edit modes 1 to 3, and lists the candidates for them. */
export function createReceiverBuildingService({ database, access, clock, projects }: SavingDependencies<'get'>) {
  return {
    /** Applies all changes or none, in this order: removals, additions, kinds and criteria. */
    async change(user: AuthenticatedUser, projectId: number, requested: ReceiverBuildingsChange): Promise<Project> {
      await database.transaction().execute(async (transaction) => {
        await access.requireWritable(transaction, user, projectId, 'edit');
        await refuseStale(transaction, projectId, requested.revision);
        const { removed, added, kinds, criteria } = requested;
        const change = { projectId, userId: user.id, now: clock() };
        refuseDuplicates(idsOf(criteria));
        refuseDuplicates([...removed, ...idsOf(added), ...idsOf(kinds)]);
        await refuseUnexplained(transaction, requested);
        await recordDeletions(transaction, change, removed);
        refuseUnknown(removed, await removeReceiverBuildings(transaction, change, removed));
        refuseUnknown(idsOf(added), await addReceiverBuildings(transaction, change, added));
        refuseUnknown(idsOf(kinds), await updateBuildingKinds(transaction, change, kinds));
        refuseUnknown(idsOf(criteria), await updateBuildingCriteria(transaction, change, criteria));
        await removeReturnedHistory(transaction, projectId);
        await rebuildReductions(transaction, projectId);
        await markClosestReceiver(transaction, projectId);
        const details = { added: idsOf(added), removed, kinds, criteria };
        await recordInputChange(transaction, { ...change, action: 'receiverBuildings.change', details });
      });
      return projects.get(user, projectId);
    },

    async listCandidates(user: AuthenticatedUser, projectId: number, text: string): Promise<BuildingCandidate[]> {
      await access.require(user, projectId, 'edit');
      return addLayerKinds(await listBuildingCandidates(database, projectId, text));
    },

    /**
     * Lists buildings in the area that are noise sensitive according to the building layer but are not receivers
     * (M-145).
     */
    async listProposed(user: AuthenticatedUser, projectId: number): Promise<BuildingCandidate[]> {
      await access.require(user, projectId, 'edit');
      return addLayerKinds(await listBuildingsOfKnownUse(database, projectId));
    },
  };

  async function addLayerKinds(found: readonly Omit<BuildingCandidate, 'layerKind'>[]): Promise<BuildingCandidate[]> {
    const words = await readKindWords(database);
    return found.map((building) => ({
      ...building,
      layerKind: layerKindOf({ use: building.use, type: building.kind }, words),
    }));
  }
}

/**
 * Records the points that are removed with their buildings, so that the loudest receiver cannot disappear without a
 * trace (NSR-19, U42).
 */
async function recordDeletions(
  transaction: Executor,
  change: { readonly projectId: number; readonly userId: number; readonly now: Date },
  buildingIds: readonly number[],
): Promise<void> {
  if (buildingIds.length === 0) return;
  const removed = new Set(buildingIds);
  const points = (await listReceiverPoints(transaction, change.projectId)).filter(({ buildingId }) =>
    removed.has(buildingId),
  );
  const known = await listPointHistory(transaction, change.projectId);
  const { history, forgottenIds } = compareReceivers([], points, known);
  await writePointHistory(transaction, change, history, forgottenIds);
}

/** A kind that differs from the building layer needs a reason. The layer's homes and schools are added as such. */
async function refuseUnexplained(
  transaction: Executor,
  { added, kinds }: Pick<ReceiverBuildingsChange, 'added' | 'kinds'>,
): Promise<void> {
  const decided = new Map([...added, ...kinds].map((entry) => [entry.buildingId, entry]));
  const isAdded = new Set(idsOf(added));
  const words = await readKindWords(transaction);
  const buildingIds = (await listLayerUses(transaction, [...decided.keys()])).flatMap(({ buildingId, ...layer }) => {
    const entry = decided.get(buildingId);
    if (entry === undefined || (isAdded.has(buildingId) && layer.type !== 'other')) return [];
    return lacksKindReason(entry, layerKindOf(layer, words)) ? [buildingId] : [];
  });
  if (buildingIds.length > 0) throw new AppError('VALIDATION_FAILED', { buildingIds });
}

const idsOf = (entries: readonly { readonly buildingId: number }[]) => entries.map(({ buildingId }) => buildingId);

/** Refuses two changes to the same building, because they would be ambiguous. */
function refuseDuplicates(buildingIds: readonly number[]): void {
  const seen = new Set<number>();
  const duplicates = buildingIds.filter((id) => seen.size === seen.add(id).size);
  if (duplicates.length > 0) throw new AppError('VALIDATION_FAILED', { buildingIds: duplicates });
}

/** Rolls back the transaction if a building is not in the source, or is not a receiver of this project. */
function refuseUnknown(requested: readonly number[], applied: readonly number[]): void {
  if (requested.length === applied.length) return;
  const known = new Set(applied);
  throw new AppError('VALIDATION_FAILED', { buildingIds: requested.filter((id) => !known.has(id)) });
}
