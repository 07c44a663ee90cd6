import type { CentresChange, Project } from '@quietsite/contracts';
import { centreOf, isCentreAllowed } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { AppError } from '../../errors.ts';
import { listZones } from '../../repositories/site/site.repository.ts';
import { type PlacedCentre, updateCentres } from '../../repositories/site/site-editing.repository.ts';
import { recordInputChange } from '../projects/input-change.ts';
import { refuseStale } from '../projects/refuse-stale.ts';
import type { SavingDependencies } from '../projects/saving-dependencies.ts';

export type CentreService = ReturnType<typeof createCentreService>;

export function createCentreService({ database, access, clock, projects }: SavingDependencies<'get'>) {
  return {
    /**
     * Moves all sent centres or none: one centre outside its zone rejects the whole save (SITE-34). Zones that are not
     * sent keep their centres.
     */
    async move(user: AuthenticatedUser, projectId: number, change: CentresChange): Promise<Project> {
      await database.transaction().execute(async (transaction) => {
        await access.requireWritable(transaction, user, projectId, 'edit');
        await refuseStale(transaction, projectId, change.revision);
        const centres = checkCentres(await listZones(transaction, projectId), change.centres);
        await updateCentres(transaction, projectId, centres);
        await recordInputChange(transaction, {
          ...{ projectId, userId: user.id, now: clock(), action: 'centres.move' },
          details: { zoneIds: centres.map(({ zoneId }) => zoneId) },
        });
      });
      return projects.get(user, projectId);
    },
  };
}

type StoredZone = Awaited<ReturnType<typeof listZones>>[number];

function checkCentres(zones: readonly StoredZone[], sent: CentresChange['centres']): readonly PlacedCentre[] {
  const byId = new Map(zones.map((zone) => [zone.id, zone]));
  const outside: string[] = [];
  const placed = sent.map(({ zoneId, position: movedCentre }) => {
    const zone = byId.get(zoneId);
    // The zone belongs to another project, was deleted, is listed twice, or is a front, whose parts have centres (M-152).
    if (!zone || zone.front || !byId.delete(zoneId)) throw new AppError('VALIDATION_FAILED', { zoneId });
    if (movedCentre && !isCentreAllowed(zone.outline, movedCentre)) outside.push(zone.name);
    return { zoneId, centre: centreOf({ outline: zone.outline, movedCentre }), isMoved: movedCentre !== null };
  });
  if (outside.length > 0) throw new AppError('CENTRE_OUTSIDE_ZONE', { zones: outside });
  return placed;
}
