import type { ProjectMap } from '@quietsite/contracts';
import type { DrawnSite, SiteProblem } from '@quietsite/domain';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, hasCode } from '../../lib/api-error.ts';
import { serverLost } from '../../lib/server-reach.ts';
import { programmeQuery } from '../../session/project-queries.ts';
import { type ProjectPart, putPart } from '../save/project-part.ts';
import type { DrawnProblem } from './describe-problem.ts';
import { carrySite, siteSource, toDrawnSite, toSiteChange } from './site-draft.ts';

/** The rules are loaded on demand, so without a connection they are unavailable. */
async function loadRules() {
  try {
    return await import('./check-draft.ts');
  } catch {
    serverLost.set(true);
    throw new ApiError({ code: 'NETWORK', message: 'The server could not be reached.' });
  }
}

export async function findSiteProblems(site: DrawnSite): Promise<readonly DrawnProblem[]> {
  const { listDrawnProblems } = await loadRules();
  return listDrawnProblems(site);
}

/** The problems that the server found; null if it refused the site for another reason. */
export const readSiteProblems = (error: unknown): readonly SiteProblem[] | null =>
  hasCode(error, 'SITE_INVALID') && Array.isArray(error.details.problems)
    ? (error.details.problems as readonly SiteProblem[])
    : null;

/** Zones that the other user removed become new ones when the user's work replaces theirs. */
export function withoutLostIds(mine: DrawnSite, theirs: DrawnSite): DrawnSite {
  const ids = new Set(theirs.zones.map(({ id }) => id));
  return { ...mine, zones: mine.zones.map((zone) => (ids.has(zone.id) ? zone : { ...zone, id: null })) };
}

/** Site boundary, radius and zones, saved together. */
export const sitePart: ProjectPart<DrawnSite, ProjectMap> = {
  ...siteSource,
  isStored: async (mine, map) => (await loadRules()).isSiteStored(mine, toDrawnSite(map)),
  keepMine: (mine, map) => withoutLostIds(mine, toDrawnSite(map)),
  carry: (step, sent, map) => carrySite(step, sent.value, toDrawnSite(map)),
  send: (_, projectId, mine, revision) => putPart(projectId, 'site', toSiteChange(mine, revision)),
};

export interface LostZone {
  readonly name: string;
  readonly taskCount: number;
}

/** Stored zones that a save would remove together with activities (U41, Q80). */
export async function findLostZones(
  client: QueryClient,
  projectId: number,
  { value, base }: { readonly value: DrawnSite; readonly base: DrawnSite },
): Promise<readonly LostZone[]> {
  const kept = new Set(value.zones.map(({ id }) => id));
  const removed = base.zones.filter(({ id }) => id !== null && !kept.has(id));
  if (removed.length === 0) return [];
  const { tasks } = await client.fetchQuery({ ...programmeQuery(projectId), staleTime: 0 });
  return removed
    .map(({ id, name }) => ({ name, taskCount: tasks.filter(({ zoneId }) => zoneId === id).length }))
    .filter(({ taskCount }) => taskCount > 0);
}
