import { type Period, toDay } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { SiteWithNeighbours } from '../../repositories/district/district-site.repository.ts';

/** The requested day need not be one of the site's own works. */
export const ALWAYS: Period = { start: toDay('0001-01-01'), end: toDay('9999-12-31') };

/** The sites that an officer or administrator may see, and their names. */
export function createSiteView({ district }: Pick<AuthenticatedUser, 'district'>) {
  const canSee = ({ districts }: SiteWithNeighbours) => district === null || districts.includes(district);
  /** Approved sites are published; an officer may not see those awaiting a decision elsewhere. */
  const canName = (site: SiteWithNeighbours) => site.isApproved || canSee(site);
  const name = (site: SiteWithNeighbours) => {
    const { title, version } = canName(site) ? site : { title: null, version: null };
    return { projectId: site.projectId, title, version };
  };
  return { canSee, canName, name };
}
