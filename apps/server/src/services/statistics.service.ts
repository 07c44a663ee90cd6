import type { Statistics, StatisticsChart } from '@quietsite/contracts';
import { hongKongToday, listMonthFigures, portalStatusOf } from '@quietsite/domain';
import type { AuthenticatedUser } from '../authenticated-user.ts';
import type { Database } from '../database/connection.ts';
import { writeCsv } from '../integrations/csv/write-csv.ts';
import { countByDistrict, countByMonth, countByStatus } from '../repositories/statistics.repository.ts';
import { requireAdmin } from './admin-permission.ts';
import type { Clock } from './clock.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** What the column of figures is called in a file. */
const FIGURES: Readonly<Record<StatisticsChart, string>> = {
  users: 'users registered',
  companies: 'companies registered',
  projects: 'projects',
  accumulatedProjects: 'accumulative projects',
  districts: 'projects',
};

export type StatisticsService = ReturnType<typeof createStatisticsService>;

export function createStatisticsService({ database, clock }: Dependencies) {
  return {
    async get(user: AuthenticatedUser): Promise<Statistics> {
      requireAdmin(user);
      return read();
    },

    /** The table behind a chart, for a spreadsheet. */
    async writeTable(user: AuthenticatedUser, chart: StatisticsChart): Promise<string> {
      requireAdmin(user);
      const { months, districts } = await read();
      if (chart === 'districts')
        return writeCsv([
          ['district', FIGURES.districts],
          ...districts.map(({ district, projects }) => [district ?? '', projects]),
        ]);
      return writeCsv([['month', FIGURES[chart]], ...months.map((figures) => [figures.month, figures[chart]])]);
    },
  };

  async function read(): Promise<Statistics> {
    const [counts, districts, statuses] = await Promise.all([
      countByMonth(database),
      countByDistrict(database),
      countByStatus(database),
    ]);
    const months = listMonthFigures(counts, hongKongToday(clock()).slice(0, 7));
    return { months, districts, statuses: sumStatuses(statuses) };
  }
}

function sumStatuses(counts: Awaited<ReturnType<typeof countByStatus>>): Statistics['statuses'] {
  const sums = { Created: 0, Submitted: 0, Approved: 0 };
  for (const { count, ...project } of counts) sums[portalStatusOf(project)] += count;
  return sums;
}
