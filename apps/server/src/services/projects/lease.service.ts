import type { Lease } from '@quietsite/contracts';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { notifyProject } from '../../repositories/calculation/run.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { findLeaseHolder, leaseEnd, releaseLease, takeLease } from '../../repositories/projects/lease.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { AccessService } from './access.service.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly clock: Clock;
}

export type LeaseService = ReturnType<typeof createLeaseService>;

/** A project has one editor at a time (U24, Q46). */
export function createLeaseService({ database, access, clock }: Dependencies) {
  return {
    /**
     * Opens the project for editing, or renews the lease. A lease held by another user is a normal response, not an
     * error.
     */
    async take(user: AuthenticatedUser, projectId: number, isTakeOver: boolean): Promise<Lease> {
      await access.require(user, projectId, 'edit');
      const { sessionIdHash } = user;
      if (sessionIdHash === null) throw new AppError('FORBIDDEN');
      return database.transaction().execute(async (transaction) => {
        const now = clock();
        const previous = await findLeaseHolder(transaction, projectId, now);
        const taken = await takeLease(transaction, { projectId, userId: user.id, sessionIdHash, now, isTakeOver });
        if (!taken) return describeOther(user, await findLeaseHolder(transaction, projectId, now));
        // Other users are not notified of a renewal.
        if (!previous?.sessionIdHash.equals(sessionIdHash)) {
          if (previous) await recordAudit(transaction, { userId: user.id, action: 'lease.takeOver', projectId });
          await notifyProject(transaction, { projectId, type: 'project', id: projectId });
        }
        return { isHeld: true, openedBy: null, isOwnElsewhere: false, expiresAt: leaseEnd(now).toISOString() };
      });
    },

    /** Called when a page closes the project. Only the holder can release the lease (U24). */
    async release(user: AuthenticatedUser, projectId: number): Promise<void> {
      await access.require(user, projectId, 'read');
      const { sessionIdHash } = user;
      if (sessionIdHash === null) return;
      await database.transaction().execute(async (transaction) => {
        if (!(await releaseLease(transaction, projectId, sessionIdHash))) return;
        await notifyProject(transaction, { projectId, type: 'project', id: projectId });
      });
    },
  };
}

type Holder = Awaited<ReturnType<typeof findLeaseHolder>>;

const describeOther = (user: AuthenticatedUser, holder: Holder): Lease => ({
  isHeld: false,
  openedBy: holder?.name ?? null,
  isOwnElsewhere: holder?.userId === user.id,
  expiresAt: holder?.expiresAt.toISOString() ?? null,
});
