import { ENGINE_VERSION } from '@quietsite/acoustics';
import {
  type DistrictCalendar,
  type DistrictCalendarQuery,
  type DistrictClashesQuery,
  MAX_CALENDAR_ROWS,
} from '@quietsite/contracts';
import {
  canSeeDistrict,
  countClashesByDay,
  DAYS_PER_WEEK,
  dayNumber,
  displayJudged,
  displayTitle,
  listClashes,
  weeksOfYear,
} from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { AppError } from '../../errors.ts';
import { writeCsv } from '../../integrations/csv/write-csv.ts';
import { countSitesOfDistrict, listSitesOfDistrict } from '../../repositories/district/district-site.repository.ts';
import {
  countCalendarRows,
  listCalendarRowsOf,
  listClashPlaces,
} from '../../repositories/district/site-calendar.repository.ts';
import { type RequestDependencies, requestMissingCalendars } from './calendar-requests.ts';
import { CLASH_HEADINGS } from './clash-headings.ts';

export type DistrictService = ReturnType<typeof createDistrictService>;

/** All sites of a district over a year. Contractors never see it, because it names what others submitted. */
export function createDistrictService(dependencies: RequestDependencies) {
  const { database } = dependencies;
  return { getCalendar, writeClashes };

  async function getCalendar(user: AuthenticatedUser, query: DistrictCalendarQuery): Promise<DistrictCalendar> {
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
  }

  /** The clashes of a year as CSV, largest margin first. */
  async function writeClashes(user: AuthenticatedUser, { language, ...query }: DistrictClashesQuery) {
    const { district, rows, sites, start, end } = await getCalendar(user, { ...query, limit: MAX_CALENDAR_ROWS });
    const titles = new Map(sites.map(({ projectId, title, version }) => [projectId, displayTitle(title, version)]));
    const lines = listClashes(rows, { start, end }).map(({ row, worst, ...stretch }) => {
      const level = Number(displayJudged(worst.level, worst.criterion));
      return [
        ...[row.name, row.buildingName, titles.get(row.projectId) ?? ''],
        ...[level, worst.criterion, Number((level - worst.criterion).toFixed(1))],
        ...[worst.day, stretch.first, stretch.last, stretch.days],
      ];
    });
    const name = ['Clashes', district ?? 'all districts', query.year, `${query.scope} sites`].join(' ');
    return { name: `${name}.csv`, csv: writeCsv([CLASH_HEADINGS[language], ...lines]) };
  }
}
