import { ENGINE_VERSION } from '@quietsite/acoustics';
import type { DayPartsQuery } from '@quietsite/contracts';
import { calculateDayParts, type DayParts, describeNeighbour, type SnapshotReceiver } from '@quietsite/domain';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { listSnapshotReceivers, loadWorks } from '../../repositories/calculation/snapshot.repository.ts';
import { listSitesOf, type SiteWithNeighbours } from '../../repositories/district/district-site.repository.ts';
import { ALWAYS, type createSiteView } from './site-view.ts';

export interface ReceiverSites {
  /** The receiver's own site first, then its neighbours. */
  readonly sites: readonly SiteWithNeighbours[];
  /** In the order of the sites. */
  readonly works: readonly Awaited<ReturnType<typeof loadWorks>>[];
  /** All receivers of the receiver's project. */
  readonly receivers: readonly SnapshotReceiver[];
  readonly day: DayParts;
}

/** The sites from which a receiver in the calendar receives noise, and their levels on a day. */
export async function loadReceiverSites(
  database: Database,
  view: ReturnType<typeof createSiteView>,
  { projectId, pointId, day, scope }: DayPartsQuery,
): Promise<ReceiverSites> {
  const wanted = { scope, period: ALWAYS, engineVersion: ENGINE_VERSION };
  const [site] = await listSitesOf(database, [projectId], wanted);
  if (site === undefined || !view.canSee(site)) throw new AppError('NOT_FOUND');
  const receivers = await listSnapshotReceivers(database, site.projectId);
  const known = new Map(
    (await listSitesOf(database, site.neighbourIds, wanted)).map((other) => [other.projectId, other]),
  );
  const sites = [site, ...site.neighbourIds.flatMap((id) => known.get(id) ?? [])];
  const works = await Promise.all(sites.map((one) => loadWorks(database, one.projectId)));
  const [own, ...others] = works;
  const asked = receivers.filter((receiver) => receiver.pointId === pointId);
  if (own === undefined || asked.length === 0) throw new AppError('NOT_FOUND');
  const parts = calculateDayParts({ ...own, receivers: asked, neighbours: others.map(describeNeighbour) }, day);
  if (parts === null) throw new AppError('NOT_FOUND');
  return { sites, works, receivers, day: parts };
}
