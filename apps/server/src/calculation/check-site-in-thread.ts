import { type DrawnSite, listSiteProblems, type SiteProblem } from '@quietsite/domain';
import { runTask } from './threads.ts';

/** Up to this many corners, the check finishes before a thread would have started. */
const MAX_INLINE_CORNERS = 4_000;

/** Lists what prevents a site from being saved, without blocking other requests while a large one is checked. */
export async function checkSiteInThread(site: DrawnSite): Promise<readonly SiteProblem[]> {
  return countCorners(site) <= MAX_INLINE_CORNERS ? listSiteProblems(site) : runTask('checkSite', site);
}

function countCorners({ parts, zones }: DrawnSite): number {
  const rings = [...parts, ...zones.map(({ outline }) => outline)].flat();
  return rings.reduce((sum, ring) => sum + ring.length, 0);
}
