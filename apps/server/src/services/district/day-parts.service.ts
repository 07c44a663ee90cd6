import type { DayParts, DayPartsQuery } from '@quietsite/contracts';
import { canSeeDistrict } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { listContacts } from '../../repositories/district/district-site.repository.ts';
import { loadReceiverSites } from './receiver-sites.ts';
import { createSiteView } from './site-view.ts';

interface Dependencies {
  readonly database: Database;
}

export type DayPartsService = ReturnType<typeof createDayPartsService>;

/** The components of a figure of the calendar, calculated on request for one receiver and one day. */
export function createDayPartsService({ database }: Dependencies) {
  return {
    async getParts(user: AuthenticatedUser, query: DayPartsQuery): Promise<DayParts> {
      if (!canSeeDistrict(user, user.district)) throw new AppError('FORBIDDEN');
      const view = createSiteView(user);
      const { sites, day } = await loadReceiverSites(database, view, query);
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
