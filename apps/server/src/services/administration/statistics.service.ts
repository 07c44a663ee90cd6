import type { DistrictShape, Statistics, StatisticsTable } from '@quietsite/contracts';
import {
  hongKongToday,
  type Language,
  listDistrictTurnaround,
  listMonthFigures,
  listMonthTurnaround,
  listTurnaround,
  monthBefore,
  portalStatusOf,
} from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { writeCsv } from '../../integrations/csv/write-csv.ts';
import {
  countByDistrict,
  countByMonth,
  countByStatus,
  listDecidedSubmissions,
  listDistrictShapes,
} from '../../repositories/administration/statistics.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import { requireAdmin } from './admin-permission.ts';
import { STATISTICS_HEADINGS } from './statistics-headings.ts';

/** Older decisions say little about how long a district takes today. */
const TURNAROUND_MONTHS = 12;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
}

export type StatisticsService = ReturnType<typeof createStatisticsService>;

export function createStatisticsService({ database, clock }: Dependencies) {
  return {
    async get(user: AuthenticatedUser): Promise<Statistics> {
      requireAdmin(user);
      return read();
    },

    /** For the small map of the statistics. */
    async listShapes(user: AuthenticatedUser): Promise<DistrictShape[]> {
      requireAdmin(user);
      return listDistrictShapes(database);
    },

    /** The figures of a chart as CSV, for a spreadsheet. */
    async writeTable(user: AuthenticatedUser, chart: StatisticsTable, language: Language): Promise<string> {
      requireAdmin(user);
      const headings = STATISTICS_HEADINGS[language];
      const { months, districts, turnaround } = await read();
      if (chart === 'turnaround')
        return writeCsv([
          [headings.month, headings.district, headings.decided, headings.medianDays, headings.longestDays],
          ...turnaround.map((row) => [row.month, row.district ?? '', row.decided, row.medianDays, row.longestDays]),
        ]);
      if (chart === 'districts')
        return writeCsv([
          [headings.district, headings.districts],
          ...districts.map(({ district, projects }) => [district ?? '', projects]),
        ]);
      return writeCsv([[headings.month, headings[chart]], ...months.map((figures) => [figures.month, figures[chart]])]);
    },
  };

  async function read(): Promise<Statistics> {
    const [counts, districts, statuses, decisions] = await Promise.all([
      countByMonth(database),
      countByDistrict(database),
      countByStatus(database),
      listDecidedSubmissions(database),
    ]);
    const month = hongKongToday(clock()).slice(0, 7);
    return {
      months: listMonthFigures(counts, month),
      districts,
      turnaround: listTurnaround(decisions),
      monthTurnaround: listMonthTurnaround(decisions),
      districtTurnaround: listDistrictTurnaround(decisions, monthBefore(month, TURNAROUND_MONTHS - 1)),
      statuses: sumStatuses(statuses),
      returned: countReturned(statuses),
    };
  }
}

type StatusCounts = Awaited<ReturnType<typeof countByStatus>>;

/** A returned project that is submitted again counts as Submitted. */
const countReturned = (counts: StatusCounts): number =>
  counts.reduce((sum, row) => sum + (row.isReturned && portalStatusOf(row) === 'Created' ? row.count : 0), 0);

function sumStatuses(counts: StatusCounts): Statistics['statuses'] {
  const sums = { Created: 0, Submitted: 0, Approved: 0 };
  for (const { count, ...project } of counts) sums[portalStatusOf(project)] += count;
  return sums;
}
