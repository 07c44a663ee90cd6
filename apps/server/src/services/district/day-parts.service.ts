import { ENGINE_VERSION } from '@quietsite/acoustics';
import type { DayParts, DayPartsQuery } from '@quietsite/contracts';
import { calculateDayParts, canSeeDistrict, describeNeighbour, type Period, toDay } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { listSnapshotReceivers, loadWorks } from '../../repositories/calculation/snapshot.repository.ts';
import { listSitesOf, type SiteWithNeighbours } from '../../repositories/district/district-site.repository.ts';

interface Dependencies {
  readonly database: Database;
}

export type DayPartsService = ReturnType<typeof createDayPartsService>;

/** The day that is asked about need not be one of the site's own works. */
const ALWAYS: Period = { start: toDay('0001-01-01'), end: toDay('9999-12-31') };

/** What a figure of the calendar consists of, calculated for one receiver and one day when it is asked for. */
export function createDayPartsService({ database }: Dependencies) {
  return {
    async getParts(user: AuthenticatedUser, query: DayPartsQuery): Promise<DayParts> {
      if (!canSeeDistrict(user, user.district)) throw new AppError('FORBIDDEN');
      const wanted = { scope: query.scope, period: ALWAYS, engineVersion: ENGINE_VERSION };
      const isVisible = ({ districts }: SiteWithNeighbours) =>
        user.district === null || districts.includes(user.district);
      const [site] = await listSitesOf(database, [query.projectId], wanted);
      if (site === undefined || !isVisible(site)) throw new AppError('NOT_FOUND');
      const receivers = (await listSnapshotReceivers(database, site.projectId)).filter(
        ({ pointId }) => pointId === query.pointId,
      );
      const known = new Map(
        (await listSitesOf(database, site.neighbourIds, wanted)).map((other) => [other.projectId, other]),
      );
      const sites = [site, ...site.neighbourIds.flatMap((id) => known.get(id) ?? [])];
      const [own, ...others] = await Promise.all(sites.map(({ projectId }) => loadWorks(database, projectId)));
      if (own === undefined || receivers.length === 0) throw new AppError('NOT_FOUND');
      const day = calculateDayParts({ ...own, receivers, neighbours: others.map(describeNeighbour) }, query.day);
      if (day === null) throw new AppError('NOT_FOUND');
      const parts = sites.flatMap((one, index) => {
        const level = day.alone[index] ?? null;
        // Approved sites are published; those that wait elsewhere are not this officer's to know.
        const isNamed = one.isApproved || isVisible(one);
        const { title, version } = isNamed ? one : { title: null, version: null };
        return level === null ? [] : [{ projectId: one.projectId, outline: one.outline, title, version, level }];
      });
      return { ...day, parts: parts.sort((a, b) => b.level - a.level) };
    },
  };
}
