import type { ApprovedSite, ApprovedSitesQuery, Project, SiteChange, Surroundings } from '@quietsite/contracts';
import {
  type DrawnSite,
  type DrawnZone,
  hongKongToday,
  listSiteProblems,
  MAX_RADIUS_METRES,
  outlineOf,
  radiusWithSchools,
  SCHOOL_SEARCH_METRES,
  type SiteProblem,
} from '@quietsite/domain';
import { normaliseMultiPolygon, normalisePolygon } from '@quietsite/geometry';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { runTask } from '../../calculation/threads.ts';
import type { Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { rebuildSurroundings } from '../../repositories/receivers/assessment.repository.ts';
import {
  type FoundBuilding,
  findDrawnArea,
  listReceiversAround,
} from '../../repositories/site/drawn-site.repository.ts';
import { listApprovedAround } from '../../repositories/site/neighbour.repository.ts';
import { listZoneIds, replaceSite } from '../../repositories/site/site-editing.repository.ts';
import { followFronts } from '../programme/follow-fronts.ts';
import { recordInputChange } from '../projects/input-change.ts';
import { refuseStale } from '../projects/refuse-stale.ts';
import type { SavingDependencies } from '../projects/saving-dependencies.ts';

/** Up to this many corners, the check is faster than starting a thread. */
const MAX_INLINE_CORNERS = 4_000;
/** The same for the points of moving work-fronts, whose outlines are merged from one piece per point. */
const MAX_INLINE_POINTS = 40;

export type SiteService = ReturnType<typeof createSiteService>;

export function createSiteService({ database, access, clock, projects }: SavingDependencies<'get'>) {
  return {
    /**
     * Finds the surroundings of a site that is not stored yet (SITE-07). It is not an error if there are no receivers
     * (SITE-15).
     */
    async findSurroundings(
      user: AuthenticatedUser,
      projectId: number,
      query: Pick<SiteChange, 'radiusMetres' | 'parts'>,
    ): Promise<Surroundings> {
      await access.require(user, projectId, 'edit');
      const { parts, radiusMetres } = await readSite({ ...query, zones: [] });
      const schoolRadiusMetres = Math.min(radiusMetres + SCHOOL_SEARCH_METRES, MAX_RADIUS_METRES);
      const area = await findDrawnArea(database, parts, radiusMetres);
      if (!area) throw new Error('the database returned no assessment area');
      const nearby = await listReceiversAround(database, projectId, { parts, radiusMetres, schoolRadiusMetres });
      const receivers = nearby.filter(({ isAdded, distanceMetres }) => isAdded || distanceMetres <= radiusMetres);
      const buildings = receivers.map(({ isAdded: _, ...building }) => building);
      return { ...area, buildings, schoolsOutside: findSchoolsOutside(nearby, radiusMetres) };
    },

    /** Approved sites around a drawing, before the project has days or even an outline. */
    async listApprovedAround(
      user: AuthenticatedUser,
      projectId: number,
      { view, ...query }: ApprovedSitesQuery,
    ): Promise<ApprovedSite[]> {
      await access.require(user, projectId, 'edit');
      const drawn = query.parts.length === 0 ? query : await readSite({ ...query, zones: [] });
      return listApprovedAround(database, { projectId, drawn, view, today: hongKongToday(clock()) });
    },

    /** Checks the whole site, then writes it (U32). Any change invalidates the results (SITE-36). */
    async save(
      user: AuthenticatedUser,
      projectId: number,
      { revision, ...change }: Readonly<SiteChange>,
    ): Promise<Project> {
      await access.require(user, projectId, 'edit');
      const site = await readSite(change);
      await database.transaction().execute(async (transaction) => {
        await access.requireWritable(transaction, user, projectId, 'edit');
        await refuseStale(transaction, projectId, revision);
        await refuseForeignZones(transaction, projectId, site.zones);
        await replaceSite(transaction, projectId, site);
        await rebuildSurroundings(transaction, projectId);
        await followFronts(transaction, projectId, clock());
        const details = { parts: site.parts.length, zones: site.zones.length };
        await recordInputChange(transaction, {
          projectId,
          userId: user.id,
          now: clock(),
          action: 'site.save',
          details,
        });
      });
      return projects.get(user, projectId);
    },
  };
}

/** Returns the drawing in its normalised form. Throws with the reasons if it is not a valid site (Q66). */
async function readSite(change: Omit<SiteChange, 'revision'>): Promise<DrawnSite> {
  const points = change.zones.reduce((sum, { front }) => sum + (front?.alignment.length ?? 0), 0);
  const outlines =
    points <= MAX_INLINE_POINTS ? change.zones.map(outlineOf) : await runTask('outlineZones', change.zones);
  const site = {
    radiusMetres: change.radiusMetres,
    parts: normaliseMultiPolygon(change.parts),
    zones: change.zones.map((zone, index) => ({ ...zone, outline: normalisePolygon(outlines[index] ?? []) })),
  };
  const problems = await checkSiteInThread(site);
  if (problems.length > 0) throw new AppError('SITE_INVALID', { problems });
  return site;
}

/** A stored zone may be sent only once, and only for its own project. */
async function refuseForeignZones(
  transaction: Executor,
  projectId: number,
  zones: readonly DrawnZone[],
): Promise<void> {
  const unused = new Set(await listZoneIds(transaction, projectId));
  const foreign = zones.flatMap(({ id }) => (id === null || unused.delete(id) ? [] : [id]));
  if (foreign.length > 0) throw new AppError('VALIDATION_FAILED', { zones: foreign });
}

function findSchoolsOutside(nearby: readonly FoundBuilding[], radiusMetres: number): Surroundings['schoolsOutside'] {
  const schools = nearby.filter(({ kind, isAdded }) => kind === 'education' && !isAdded);
  const distances = schools.map(({ distanceMetres }) => distanceMetres);
  const enlargedRadius = radiusWithSchools(radiusMetres, distances);
  if (enlargedRadius === null) return null;
  return { count: distances.filter((distance) => distance > radiusMetres).length, radiusMetres: enlargedRadius };
}

/** Checks whether a site can be saved, without blocking other requests while a large one is checked. */
async function checkSiteInThread(site: DrawnSite): Promise<readonly SiteProblem[]> {
  return countCorners(site) <= MAX_INLINE_CORNERS ? listSiteProblems(site) : runTask('checkSite', site);
}

function countCorners({ parts, zones }: DrawnSite): number {
  const rings = [...parts, ...zones.map(({ outline }) => outline)].flat();
  return rings.reduce((sum, ring) => sum + ring.length, 0);
}
