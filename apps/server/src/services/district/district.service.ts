import { ENGINE_VERSION } from '@quietsite/acoustics';
import type { DistrictCalendar, DistrictCalendarQuery } from '@quietsite/contracts';
import { canSeeDistrict, DAYS_PER_WEEK, dayNumber, weeksOfYear } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import {
  countSitesOfDistrict,
  listSitesOfDistrict,
  type SiteWithNeighbours,
} from '../../repositories/district/district-site.repository.ts';
import {
  type CalendarKey,
  countCalendarRows,
  listCalendarRowsOf,
  listCalendars,
  requestCalendars,
} from '../../repositories/district/site-calendar.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
}

export type DistrictService = ReturnType<typeof createDistrictService>;

/** A request that was not answered within this time was lost and is made again. */
const LOST_AFTER_MS = 10 * 60_000;

/** All sites of a district over a year. Contractors never see it, because it names what others submitted. */
export function createDistrictService({ database, clock, enqueue }: Dependencies) {
  return {
    async getCalendar(user: AuthenticatedUser, query: DistrictCalendarQuery): Promise<DistrictCalendar> {
      const { year, scope, limit } = query;
      const district = query.district ?? user.district;
      if (!canSeeDistrict(user, district)) throw new AppError('FORBIDDEN');
      const period = weeksOfYear(year);
      const key = { year, scope };
      const sites = await listSitesOfDistrict(database, district, { scope, period, engineVersion: ENGINE_VERSION });
      const ready = await requestMissing(sites, key);
      const weekCount = (dayNumber(period.end) - dayNumber(period.start) + 1) / DAYS_PER_WEEK;
      const { byWeek, ...counts } = await countCalendarRows(database, ready, key, weekCount);
      return {
        ...{ district, ...period, pending: sites.length - ready.length },
        sites: sites.map(({ neighbourIds: _ids, fingerprint: _fingerprint, districts: _districts, ...site }) => site),
        siteCounts: {
          approved: await countSitesOfDistrict(database, district, { scope: 'approved', period }),
          submitted: await countSitesOfDistrict(database, district, { scope: 'submitted', period }),
        },
        ...{ ...counts, clashesByWeek: byWeek },
        rows: await listCalendarRowsOf(database, ready, key, limit),
      };
    },
  };

  /** Requests what is missing or out of date, once, and returns the projects whose calendars are up to date. */
  async function requestMissing(sites: readonly SiteWithNeighbours[], key: CalendarKey): Promise<number[]> {
    if (sites.length === 0) return [];
    const now = clock();
    const projectIds = sites.map(({ projectId }) => projectId);
    const known = new Map((await listCalendars(database, projectIds, key)).map((one) => [one.projectId, one]));
    const isCurrent = ({ projectId, fingerprint }: SiteWithNeighbours) =>
      known.get(projectId)?.fingerprint === fingerprint;
    const isReady = (site: SiteWithNeighbours) => isCurrent(site) && known.get(site.projectId)?.calculatedAt !== null;
    const isRequested = (site: SiteWithNeighbours) => {
      const requestedAt = known.get(site.projectId)?.requestedAt;
      return isCurrent(site) && requestedAt !== undefined && now.getTime() - requestedAt.getTime() < LOST_AFTER_MS;
    };
    const missing = sites.filter((site) => !isReady(site) && !isRequested(site));
    if (missing.length > 0)
      await database.transaction().execute(async (transaction) => {
        await requestCalendars(transaction, key, missing, now);
        const ids = missing.map(({ projectId }) => projectId);
        await enqueue(transaction, { name: 'site-calendars', data: { ...key, projectIds: ids } });
      });
    return sites.filter(isReady).map(({ projectId }) => projectId);
  }
}
