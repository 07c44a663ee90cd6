import type { SavedScreening, ScreeningChange, ScreeningInput } from '@quietsite/contracts';
import { normaliseScreening, type ScreeningSettings } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Executor } from '../../database/connection.ts';
import { readInSnapshot } from '../../database/read-in-snapshot.ts';
import { AppError } from '../../errors.ts';
import { listAttachments } from '../../repositories/report/attachment.repository.ts';
import {
  readScreening,
  readScreeningSettings,
  writeScreeningSettings,
} from '../../repositories/site/screening.repository.ts';
import { listZoneIds } from '../../repositories/site/site-editing.repository.ts';
import { recordInputChange } from '../projects/input-change.ts';
import { refuseStale } from '../projects/refuse-stale.ts';
import type { SavingDependencies } from '../projects/saving-dependencies.ts';

export type ScreeningService = ReturnType<typeof createScreeningService>;

export function createScreeningService({ database, access, clock, projects }: SavingDependencies<'getWithin'>) {
  return {
    async get(user: AuthenticatedUser, projectId: number): Promise<ScreeningInput> {
      await access.require(user, projectId, 'read');
      return readInSnapshot(database, (snapshot) => readScreening(snapshot, projectId));
    },

    /** Turns screening on or off and saves its settings (M-100, M-119). */
    async save(user: AuthenticatedUser, projectId: number, change: Readonly<ScreeningChange>): Promise<SavedScreening> {
      return database.transaction().execute(async (transaction) => {
        const rights = await access.requireWritable(transaction, user, projectId, 'edit');
        await refuseStale(transaction, projectId, change.revision);
        refuseRepeated(change);
        const zoneIds = await listZoneIds(transaction, projectId);
        const unknown = change.zones.filter(({ zoneId }) => !zoneIds.has(zoneId)).map(({ zoneId }) => zoneId);
        if (unknown.length > 0) throw new AppError('VALIDATION_FAILED', { zones: unknown });
        const stored = await readScreeningSettings(transaction, projectId);
        const sent = normaliseScreening(change);
        await refuseForeignProofs(transaction, projectId, sent);
        // A save without changes keeps the results (U39).
        if (JSON.stringify(sent) !== JSON.stringify(normaliseScreening(stored))) {
          await writeScreeningSettings(transaction, projectId, sent);
          await recordInputChange(transaction, {
            ...{ projectId, userId: user.id, now: clock(), action: 'screening.save' },
            details: {
              isOn: sent.isOn,
              zones: sent.zones.length,
              excluded: sent.excluded,
              barriers: sent.barriers.length,
            },
            // While screening is off, its settings affect no level.
            isInputChanged: sent.isOn || stored.isOn,
          });
        }
        return {
          project: await projects.getWithin(transaction, user, projectId, rights),
          screening: await readScreening(transaction, projectId),
        };
      });
    },
  };
}

/** A file that was removed meanwhile, or belongs to another project. */
async function refuseForeignProofs(db: Executor, projectId: number, { barriers }: ScreeningSettings): Promise<void> {
  const known = new Set((await listAttachments(db, projectId)).map(({ id }) => id));
  const unknown = barriers.filter(({ proofId }) => proofId !== undefined && !known.has(proofId));
  if (unknown.length > 0) throw new AppError('VALIDATION_FAILED', { proofOfBarriers: unknown.map(({ id }) => id) });
}

function refuseRepeated({ zones, excluded, barriers }: ScreeningChange): void {
  const ids = [
    zones.map(({ zoneId }) => zoneId),
    excluded.map(({ buildingId }) => buildingId),
    barriers.map(({ id }) => id),
  ];
  if (ids.some((list) => new Set(list).size !== list.length))
    throw new AppError('VALIDATION_FAILED', { repeated: true });
}
