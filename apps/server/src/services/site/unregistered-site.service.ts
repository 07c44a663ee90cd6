import type { Project, UnregisteredSitesChange } from '@quietsite/contracts';
import { listSiteProblems } from '@quietsite/domain';
import { normalisePolygon } from '@quietsite/geometry';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { AppError } from '../../errors.ts';
import { listUnregisteredSites } from '../../repositories/site/site.repository.ts';
import {
  type DrawnUnregisteredSite,
  rebuildReductions,
  replaceUnregisteredSites,
} from '../../repositories/site/unregistered-site.repository.ts';
import { recordInputChange } from '../projects/input-change.ts';
import { refuseStale } from '../projects/refuse-stale.ts';
import type { SavingDependencies } from '../projects/saving-dependencies.ts';

export type UnregisteredSiteService = ReturnType<typeof createUnregisteredSiteService>;

export function createUnregisteredSiteService({ database, access, clock, projects }: SavingDependencies<'get'>) {
  return {
    /** Saves all unregistered sites of the project, and the criteria derived from them, in one step (M-56, U32). */
    async save(user: AuthenticatedUser, projectId: number, change: UnregisteredSitesChange): Promise<Project> {
      await database.transaction().execute(async (transaction) => {
        await access.requireWritable(transaction, user, projectId, 'edit');
        await refuseStale(transaction, projectId, change.revision);
        const sites = change.sites.map(toDrawn);
        refuseShapes(sites);
        refuseUnknown(sites, await listUnregisteredSites(transaction, projectId));
        await replaceUnregisteredSites(transaction, projectId, sites);
        await rebuildReductions(transaction, projectId);
        await recordInputChange(transaction, {
          ...{ projectId, userId: user.id, now: clock(), action: 'unregisteredSites.save' },
          details: { degrees: sites.map(({ affectDegree }) => affectDegree) },
        });
      });
      return projects.get(user, projectId);
    },
  };
}

const toDrawn = (site: UnregisteredSitesChange['sites'][number]): DrawnUnregisteredSite => ({
  ...site,
  outline: normalisePolygon(site.outline),
});

/** Checks each site separately, like the site of a project. Unregistered sites may overlap (Q70). */
function refuseShapes(sites: readonly DrawnUnregisteredSite[]): void {
  const problems = sites.flatMap(({ radiusMetres, outline }) =>
    listSiteProblems({ radiusMetres, parts: [outline], zones: [] }),
  );
  if (problems.length > 0) throw new AppError('SITE_INVALID', { problems });
}

/** Refuses sites that belong to another project, were deleted, or are listed twice. */
function refuseUnknown(sites: readonly DrawnUnregisteredSite[], stored: readonly { readonly id: number }[]): void {
  const known = new Set(stored.map(({ id }) => id));
  for (const { id } of sites) {
    if (id !== null && !known.delete(id)) throw new AppError('VALIDATION_FAILED', { unregisteredSiteId: id });
  }
}
