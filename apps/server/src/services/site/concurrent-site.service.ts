import type { ConcurrentSites, ConcurrentSitesChange, Project } from '@quietsite/contracts';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { awaitAll } from '../../database/await-all.ts';
import { readInSnapshot } from '../../database/read-in-snapshot.ts';
import { AppError } from '../../errors.ts';
import {
  findConcurrentState,
  listConcurrentSites,
  replaceConcurrentSites,
  setHasNeighbours,
} from '../../repositories/site/concurrent-site.repository.ts';
import { recordInputChange } from '../projects/input-change.ts';
import { refuseStale } from '../projects/refuse-stale.ts';
import type { SavingDependencies } from '../projects/saving-dependencies.ts';

export type ConcurrentSiteService = ReturnType<typeof createConcurrentSiteService>;

/** Sites that are known only by name. The contributions of approved neighbours do not depend on them (Q71). */
export function createConcurrentSiteService({ database, access, clock, projects }: SavingDependencies<'getWithin'>) {
  return {
    async list(user: AuthenticatedUser, projectId: number): Promise<ConcurrentSites> {
      await access.require(user, projectId, 'read');
      return readInSnapshot(database, async (snapshot) => {
        const { state, sites } = await awaitAll({
          state: findConcurrentState(snapshot, projectId),
          sites: listConcurrentSites(snapshot, projectId),
        });
        return { ...state, sites };
      });
    },

    /** Saves the whole list and deletes all other sites (CONC-04). No level depends on it, so results stay valid. */
    async save(user: AuthenticatedUser, projectId: number, change: Readonly<ConcurrentSitesChange>): Promise<Project> {
      return database.transaction().execute(async (transaction) => {
        const rights = await access.requireWritable(transaction, user, projectId, 'edit');
        await refuseStale(transaction, projectId, change.revision);
        refuseUnknown(change.sites, await listConcurrentSites(transaction, projectId));
        await setHasNeighbours(transaction, projectId, change.hasNeighbours);
        await replaceConcurrentSites(transaction, projectId, change.sites);
        await recordInputChange(transaction, {
          ...{ projectId, userId: user.id, now: clock(), action: 'concurrentSites.save', isInputChanged: false },
          details: { hasNeighbours: change.hasNeighbours, names: change.sites.map(({ name }) => name) },
        });
        return projects.getWithin(transaction, user, projectId, rights);
      });
    },
  };
}

/** Refuses sites that belong to another project, were deleted, or are listed twice. */
function refuseUnknown(sites: ConcurrentSitesChange['sites'], stored: ConcurrentSites['sites']): void {
  const known = new Set(stored.map(({ id }) => id));
  for (const { id } of sites) {
    if (id !== null && !known.delete(id)) throw new AppError('VALIDATION_FAILED', { concurrentSiteId: id });
  }
}
