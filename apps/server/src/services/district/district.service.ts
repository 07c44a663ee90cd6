import { ENGINE_VERSION } from '@quietsite/acoustics';
import type { DistrictCalendar, DistrictCalendarQuery } from '@quietsite/contracts';
import { canSeeDistrict, countClashesByDay, DAYS_PER_WEEK, dayNumber, weeksOfYear } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { AppError } from '../../errors.ts';
import { countSitesOfDistrict, listSitesOfDistrict } from '../../repositories/district/district-site.repository.ts';
import {
  countCalendarRows,
  listCalendarRowsOf,
  listClashPlaces,
} from '../../repositories/district/site-calendar.repository.ts';
import { type RequestDependencies, requestMissingCalendars } from './calendar-requests.ts';

export type DistrictService = ReturnType<typeof createDistrictService>;

/** All sites of a district over a year. Contractors never see it, because it names what others submitted. */
export function createDistrictService(dependencies: RequestDependencies) {
  const { database } = dependencies;
  return {
    async getCalendar(user: AuthenticatedUser, query: DistrictCalendarQuery): Promise<DistrictCalendar> {
      const { year, scope, limit } = query;
      const district = query.district ?? user.district;
      if (!canSeeDistrict(user, district)) throw new AppError('FORBIDDEN');
      const period = weeksOfYear(year);
      const key = { year, scope };
      const sites = await listSitesOfDistrict(database, district, { scope, period, engineVersion: ENGINE_VERSION });
      const ready = await requestMissingCalendars(dependencies, sites, key);
      const dayCount = dayNumber(period.end) - dayNumber(period.start) + 1;
      const { byWeek, ...counts } = await countCalendarRows(database, ready, key, dayCount / DAYS_PER_WEEK);
      const clashes = await listClashPlaces(database, ready, key);
      return {
        ...{ district, ...period, pending: sites.length - ready.length },
        sites: sites.map(({ neighbourIds: _ids, fingerprint: _fingerprint, districts: _districts, ...site }) => site),
        siteCounts: {
          approved: await countSitesOfDistrict(database, district, { scope: 'approved', period }),
          submitted: await countSitesOfDistrict(database, district, { scope: 'submitted', period }),
        },
        ...{ ...counts, clashesByWeek: byWeek, clashesByDay: countClashesByDay(clashes, period) },
        rows: await listCalendarRowsOf(database, ready, key, limit),
      };
    },
  };
}
