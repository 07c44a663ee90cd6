import { type Period, toDay } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { SiteWithNeighbours } from '../../repositories/district/district-site.repository.ts';

/** The requested day need not be one of the site's own works. */
export const ALWAYS: Period = { start: toDay('0001-01-01'), end: toDay('9999-12-31') };

/** Which sites an officer or administrator may see, and how they are named. */
export function createSiteView({ district }: Pick<AuthenticatedUser, 'district'>) {
  const canSee = ({ districts }: SiteWithNeighbours) => district === null || districts.includes(district);
  /** Approved sites are published; those that wait elsewhere are not this officer's to know. */
  const canName = (site: SiteWithNeighbours) => site.isApproved || canSee(site);
  const name = (site: SiteWithNeighbours) => {
    const { title, version } = canName(site) ? site : { title: null, version: null };
    return { projectId: site.projectId, title, version };
  };
  return { canSee, canName, name };
}
