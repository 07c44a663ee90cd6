import type { Database } from '../../database/connection.ts';
import type { SiteWithNeighbours } from '../../repositories/district/district-site.repository.ts';
import {
  type CalendarKey,
  listCalendars,
  requestCalendars,
} from '../../repositories/district/site-calendar.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';

export interface RequestDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
}

/** A request without a result after this time was lost and is repeated. */
const LOST_AFTER_MS = 10 * 60_000;

/** Requests missing or outdated calendars, once, and returns the projects whose calendars are up to date. */
export async function requestMissingCalendars(
  { database, clock, enqueue }: RequestDependencies,
  sites: readonly SiteWithNeighbours[],
  key: CalendarKey,
): Promise<number[]> {
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
