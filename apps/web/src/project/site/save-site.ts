import { type Project, type ProjectMap, projectSchema } from '@quietsite/contracts';
import type { DrawnSite, SiteProblem } from '@quietsite/domain';
import type { QueryClient } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';
import { ApiError, hasCode } from '../../lib/api-error.ts';
import { serverReach } from '../../lib/server-reach.ts';
import { programmeQuery, projectKey, projectMapQuery, projectQuery } from '../../session/project-queries.ts';
import type { DrawnProblem } from './describe-problem.ts';
import { siteDraftKind, toDrawnSite, toSiteChange } from './site-draft.ts';

/** What to save, its base, and the revision it was drawn on. */
export interface SiteToSave {
  readonly value: DrawnSite;
  readonly base: DrawnSite;
  readonly revision: number;
}

export type SiteSaveResult =
  | { readonly kind: 'saved'; readonly project: Project; readonly map: ProjectMap }
  | { readonly kind: 'conflict'; readonly map: ProjectMap; readonly project: Project }
  | { readonly kind: 'problems'; readonly problems: readonly SiteProblem[] };

/** The rules are loaded late: without a connection they are unavailable. */
async function loadRules() {
  try {
    return await import('./check-draft.ts');
  } catch {
    serverReach.report(true);
    throw new ApiError({ code: 'NETWORK', message: 'The server could not be reached.' });
  }
}

export async function findSiteProblems(site: DrawnSite): Promise<readonly DrawnProblem[]> {
  const { listDrawnProblems } = await loadRules();
  return listDrawnProblems(site);
}

/** Counts as saved once the stored site has been read back, with the ids of the new zones. */
export async function saveSite(client: QueryClient, projectId: number, site: SiteToSave): Promise<SiteSaveResult> {
  try {
    return await put(client, projectId, site.value, site.revision);
  } catch (error) {
    if (hasCode(error, 'SITE_INVALID')) return { kind: 'problems', problems: readProblems(error.details.problems) };
    if (!hasCode(error, 'CONFLICT')) throw error;
    return settle(client, projectId, site);
  }
}

/** Another save came in between, or the response to our own save was lost. */
async function settle(client: QueryClient, projectId: number, site: SiteToSave): Promise<SiteSaveResult> {
  const { isSiteStored } = await loadRules();
  const { map, project } = await readAgain(client, projectId);
  const stored = toDrawnSite(map);
  if (isSiteStored(site.value, stored)) return { kind: 'saved', project, map };
  // Another part of the project was changed: the drawing is not affected.
  if (siteDraftKind.isSame(stored, site.base)) return put(client, projectId, site.value, map.revision);
  return { kind: 'conflict', map, project };
}

async function put(client: QueryClient, projectId: number, site: DrawnSite, revision: number): Promise<SiteSaveResult> {
  const body = toSiteChange(site, revision);
  await requestJson(`/api/projects/${projectId}/site`, projectSchema, { method: 'PUT', body });
  return { kind: 'saved', ...(await readAgain(client, projectId)) };
}

async function readAgain(client: QueryClient, projectId: number) {
  // A response requested before the save must not be taken for what it stored.
  await Promise.all(
    [projectMapQuery(projectId), projectQuery(projectId)].map(({ queryKey }) => client.cancelQueries({ queryKey })),
  );
  const [map, project] = await Promise.all([
    client.fetchQuery({ ...projectMapQuery(projectId), staleTime: 0 }),
    client.fetchQuery({ ...projectQuery(projectId), staleTime: 0 }),
    // Neighbours, results and the programme depend on the site; those on the screen are reloaded now.
    client.invalidateQueries({
      queryKey: projectKey(projectId),
      predicate: ({ queryKey }) => follows.has(queryKey[2]),
    }),
  ]);
  return { map, project };
}

const follows: ReadonlySet<unknown> = new Set(['neighbours', 'results', 'programme', 'receivers', 'run']);

const readProblems = (problems: unknown): readonly SiteProblem[] =>
  Array.isArray(problems) ? (problems as readonly SiteProblem[]) : [];

/** Zones that the other user removed become new ones when the user's work replaces theirs. */
export function withoutLostIds(mine: DrawnSite, theirs: DrawnSite): DrawnSite {
  const ids = new Set(theirs.zones.map(({ id }) => id));
  return { ...mine, zones: mine.zones.map((zone) => (ids.has(zone.id) ? zone : { ...zone, id: null })) };
}

export interface LostZone {
  readonly name: string;
  readonly taskCount: number;
}

/** Stored zones that a save would remove together with activities (U41, Q80). */
export async function findLostZones(
  client: QueryClient,
  projectId: number,
  { value, base }: Pick<SiteToSave, 'value' | 'base'>,
): Promise<readonly LostZone[]> {
  const kept = new Set(value.zones.map(({ id }) => id));
  const removed = base.zones.filter(({ id }) => id !== null && !kept.has(id));
  if (removed.length === 0) return [];
  const { tasks } = await client.fetchQuery({ ...programmeQuery(projectId), staleTime: 0 });
  return removed
    .map(({ id, name }) => ({ name, taskCount: tasks.filter(({ zoneId }) => zoneId === id).length }))
    .filter(({ taskCount }) => taskCount > 0);
}
