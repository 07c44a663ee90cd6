import { ENGINE_VERSION } from '@quietsite/acoustics';
import type { DayParts, DayPartsQuery } from '@quietsite/contracts';
import { calculateDayParts, canSeeDistrict, describeNeighbour } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { listSnapshotReceivers, loadWorks } from '../../repositories/calculation/snapshot.repository.ts';
import { listContacts, listSitesOf } from '../../repositories/district/district-site.repository.ts';
import { ALWAYS, createSiteView } from './site-view.ts';

interface Dependencies {
  readonly database: Database;
}

export type DayPartsService = ReturnType<typeof createDayPartsService>;

/** The components of a figure of the calendar, calculated on request for one receiver and one day. */
export function createDayPartsService({ database }: Dependencies) {
  return {
    async getParts(user: AuthenticatedUser, query: DayPartsQuery): Promise<DayParts> {
      if (!canSeeDistrict(user, user.district)) throw new AppError('FORBIDDEN');
      const wanted = { scope: query.scope, period: ALWAYS, engineVersion: ENGINE_VERSION };
      const view = createSiteView(user);
      const [site] = await listSitesOf(database, [query.projectId], wanted);
      if (site === undefined || !view.canSee(site)) throw new AppError('NOT_FOUND');
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
      const contacts = await listContacts(
        database,
        sites.filter(view.canSee).map(({ projectId }) => projectId),
      );
      const parts = sites.flatMap((one, index) => {
        const level = day.alone[index] ?? null;
        const email = contacts.get(one.projectId) ?? null;
        return level === null
          ? []
          : [{ ...view.name(one), outline: view.canName(one) ? one.outline : [], level, email }];
      });
      return { ...day, parts: parts.sort((a, b) => b.level - a.level) };
    },
  };
}
