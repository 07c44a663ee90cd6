import { ENGINE_VERSION, itemAt } from '@quietsite/acoustics';
import type { SiteClash, SiteClashes, SiteClashesQuery } from '@quietsite/contracts';
import {
  canSeeDistrict,
  describeNeighbour,
  type Period,
  type SharedClash,
  type SharedClashRequest,
  sortByMargin,
  weeksOfYear,
} from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { AppError } from '../../errors.ts';
import { listSnapshotReceivers } from '../../repositories/calculation/snapshot.repository.ts';
import { listSitesOf, type SiteWithNeighbours } from '../../repositories/district/district-site.repository.ts';
import { listClashRows } from '../../repositories/district/site-calendar.repository.ts';
import { type RequestDependencies, requestMissingCalendars } from './calendar-requests.ts';
import { rememberWorks } from './remember-works.ts';
import { ALWAYS, createSiteView } from './site-view.ts';

interface Dependencies extends RequestDependencies {
  readonly calculate: (request: SharedClashRequest) => Promise<SharedClash[]>;
}

export type SiteClashesService = ReturnType<typeof createSiteClashesService>;

const MAX_CLASHES = 100;
const SCOPE = 'submitted';

/**
 * What the approval of a site would mean for it and its neighbours. The calendars show which receivers have a clash;
 * only those are recalculated, to find the days on which the other sites alone would satisfy the criterion.
 */
export function createSiteClashesService(dependencies: Dependencies) {
  const { database, calculate } = dependencies;
  return {
    async getClashes(user: AuthenticatedUser, { projectId }: SiteClashesQuery): Promise<SiteClashes> {
      if (!canSeeDistrict(user, user.district)) throw new AppError('FORBIDDEN');
      const view = createSiteView(user);
      const wanted = { scope: SCOPE, period: ALWAYS, engineVersion: ENGINE_VERSION } as const;
      const [site] = await listSitesOf(database, [projectId], wanted);
      if (site === undefined || !view.canSee(site)) throw new AppError('NOT_FOUND');
      const beside = await listSitesOf(database, site.neighbourIds, wanted);
      const shown = [site, ...beside.filter(view.canName)];
      const { pending, points } = await findClashPoints(site, shown);
      const works = rememberWorks(database);
      const found: SiteClash[] = [];
      for (const one of shown) {
        const pointIds = points.get(one.projectId);
        if (pointIds) found.push(...(await listClashesAt(one, pointIds, site, works, view)));
      }
      const clashes = listUniquePlaces(sortByMargin(found));
      return { pending, clashCount: clashes.length, clashes: clashes.slice(0, MAX_CLASHES) };
    },
  };

  /** The receivers with a clash in the years of the site's works, grouped by project. */
  async function findClashPoints(site: SiteWithNeighbours, shown: readonly SiteWithNeighbours[]) {
    const points = new Map<number, Set<number>>();
    let pending = 0;
    for (let year = yearOf(site.start); year <= yearOf(site.end); year++) {
      const { start, end } = weeksOfYear(year);
      const working = shown.filter((one) => one.start <= end && one.end >= start);
      const ready = await requestMissingCalendars(dependencies, working, { year, scope: SCOPE });
      pending += working.length - ready.length;
      for (const { projectId, pointId } of await listClashRows(database, ready, { year, scope: SCOPE }))
        points.set(projectId, (points.get(projectId) ?? new Set()).add(pointId));
    }
    return { pending, points };
  }

  async function listClashesAt(
    one: SiteWithNeighbours,
    pointIds: ReadonlySet<number>,
    site: SiteWithNeighbours,
    works: ReturnType<typeof rememberWorks>,
    view: ReturnType<typeof createSiteView>,
  ): Promise<SiteClash[]> {
    const ids = [one.projectId, ...one.neighbourIds];
    const others = await listSitesOf(database, ids, { scope: SCOPE, period: ALWAYS, engineVersion: ENGINE_VERSION });
    const known = new Map(others.map((other) => [other.projectId, other]));
    const receivers = (await listSnapshotReceivers(database, one.projectId)).filter(({ pointId }) =>
      pointIds.has(pointId),
    );
    const [own, ...near] = await Promise.all(ids.map(works));
    if (own === undefined) return [];
    const found = await calculate({
      snapshot: { ...own, receivers, neighbours: near.map(describeNeighbour) },
      site: ids.indexOf(site.projectId),
      period: overlapOf(one, site),
    });
    const at = new Map(receivers.map((receiver) => [receiver.pointId, receiver]));
    return found.flatMap(({ parts, ...clash }) => {
      const receiver = at.get(clash.pointId);
      if (receiver === undefined) return [];
      const { name, buildingId, buildingName, position } = receiver;
      const named = parts.alone.flatMap((level, index) => {
        const other = known.get(ids[index] ?? 0);
        return level === null || other === undefined ? [] : [{ ...view.name(other), level }];
      });
      return {
        ...{ ...clash, name, buildingId, buildingName, position, typed: parts.typed },
        ...{ projectId: one.projectId, title: one.title, parts: named.sort((a, b) => b.level - a.level) },
      };
    });
  }
}

/** Each place once: projects that list the same building at the same position share it. The first row is the worst. */
function listUniquePlaces(clashes: readonly SiteClash[]): SiteClash[] {
  const places = new Set<string>();
  return clashes.filter(({ buildingId, position }) => {
    const place = [buildingId, ...position.map((value) => value.toFixed(1))].join();
    const isNew = !places.has(place);
    places.add(place);
    return isNew;
  });
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The days of the site within the years in which the receivers' own site works, because the calendar has no others. */
function overlapOf(receivers: Period, site: Period): Period {
  const { start } = weeksOfYear(yearOf(receivers.start));
  const { end } = weeksOfYear(yearOf(receivers.end));
  return { start: itemAt([site.start, start].sort(), 1), end: itemAt([site.end, end].sort(), 0) };
}
