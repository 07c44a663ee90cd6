import { ENGINE_VERSION } from '@quietsite/acoustics';
import {
  type CalculationSnapshot,
  type CalendarRow,
  describeNeighbour,
  type Period,
  weeksOfYear,
} from '@quietsite/domain';
import type { Database } from '../../database/connection.ts';
import { listSnapshotReceivers } from '../../repositories/calculation/snapshot.repository.ts';
import { listSitesOf, type SiteWithNeighbours } from '../../repositories/district/district-site.repository.ts';
import {
  type CalendarKey,
  listCalendars,
  storeCalendar,
} from '../../repositories/district/site-calendar.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import { rememberWorks } from './remember-works.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly calculate: (request: {
    readonly snapshot: CalculationSnapshot;
    readonly period: Period;
  }) => Promise<CalendarRow[]>;
}

export type SiteCalendarService = ReturnType<typeof createSiteCalendarService>;

/** Calculates site calendars in the worker and skips those that are up to date. */
export function createSiteCalendarService({ database, clock, calculate }: Dependencies) {
  return {
    async perform({ projectIds, ...key }: CalendarKey & { readonly projectIds: readonly number[] }): Promise<void> {
      const period = weeksOfYear(key.year);
      const works = rememberWorks(database);
      const wanted = { scope: key.scope, period, engineVersion: ENGINE_VERSION };
      for (const site of await listSitesOf(database, projectIds, wanted))
        if (!(await isCurrent(site, key))) await calculateSite(site, key, period, works);
    },
  };

  async function isCurrent({ projectId, fingerprint }: SiteWithNeighbours, key: CalendarKey): Promise<boolean> {
    const [known] = await listCalendars(database, [projectId], key);
    return known?.fingerprint === fingerprint && known.calculatedAt !== null;
  }

  async function calculateSite(
    { projectId, neighbourIds, fingerprint }: SiteWithNeighbours,
    key: CalendarKey,
    period: Period,
    works: ReturnType<typeof rememberWorks>,
  ): Promise<void> {
    const own = await works(projectId);
    const neighbours = await Promise.all(neighbourIds.map(async (id) => describeNeighbour(await works(id))));
    const receivers = await listSnapshotReceivers(database, projectId);
    const rows = await calculate({ snapshot: { ...own, receivers, neighbours }, period });
    await database
      .transaction()
      .execute((transaction) => storeCalendar(transaction, { ...key, projectId, fingerprint }, rows, clock()));
  }
}
