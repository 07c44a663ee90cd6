import { itemAt } from '@quietsite/acoustics';
import type { ClashDates, DayPartsQuery } from '@quietsite/contracts';
import {
  type ClashDatesRequest,
  canSeeDistrict,
  type ClashDates as FoundDates,
  hongKongToday,
  listDeciding,
  type SiteDates,
} from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../mechanisms/clock.ts';
import { loadReceiverSites, type ReceiverSites } from './receiver-sites.ts';
import { createSiteView } from './site-view.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly findDates: (request: ClashDatesRequest) => Promise<FoundDates>;
}

export type ClashDatesService = ReturnType<typeof createClashDatesService>;

/** Finds the dates of the officer's own sites that would end a clash. Changes nothing. */
export function createClashDatesService({ database, clock, findDates }: Dependencies) {
  return {
    async findDates(user: AuthenticatedUser, query: DayPartsQuery): Promise<ClashDates> {
      if (!canSeeDistrict(user, user.district)) throw new AppError('FORBIDDEN');
      const view = createSiteView(user);
      const place = await loadReceiverSites(database, view, query);
      const heard = place.day.alone.flatMap((level, index) => (level === null ? [] : [{ level, index }]));
      const deciding = listDeciding(heard).map(({ index }) => index);
      const sites = deciding.filter((index) => view.canSee(itemAt(place.sites, index)));
      const { works, receivers } = place;
      const { pointId } = query;
      const found = await findDates({ works, receivers, pointId, sites, today: hongKongToday(clock()) });
      return {
        clashDays: found.clashDays,
        elsewhere: deciding.length - sites.length,
        sites: found.sites.toSorted(byUse).map((one) => describe(place, one)),
      };
    },
  };
}

/** Fewest remaining days first, then the smallest shift. */
const byUse = (a: SiteDates, b: SiteDates): number =>
  a.remainingDays - b.remainingDays || sumDays(a) - sumDays(b) || a.site - b.site;

const sumDays = ({ shifts }: SiteDates): number => shifts.reduce((sum, { days }) => sum + Math.abs(days), 0);

function describe({ sites, works }: ReceiverSites, { site, shifts, ...found }: SiteDates): ClashDates['sites'][number] {
  const { projectId, title, version } = itemAt(sites, site);
  const { tasks } = itemAt(works, site);
  return {
    ...{ projectId, title, version, ...found },
    shifts: shifts.flatMap(({ taskId, days }) => {
      const task = tasks.find(({ id }) => id === taskId);
      return task ? [{ taskId, name: task.name, start: task.start, end: task.end, days }] : [];
    }),
  };
}
