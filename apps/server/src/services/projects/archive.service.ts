import type { DeletedProject, DeletedUser } from '@quietsite/contracts';
import { addDays, canRestoreProject, emailKey, hongKongToday, titleKey, usernameKey } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { findTakenField } from '../../repositories/accounts/account.repository.ts';
import { activateCompany } from '../../repositories/organisations/company.repository.ts';
import {
  listDeletedProjects,
  listDeletedUsers,
  lockDeletedProject,
  lockDeletedUser,
  restoreProject,
  restoreUser,
  setArchived,
} from '../../repositories/projects/archive.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { listOwnedTitles, lockTitles } from '../../repositories/projects/project-editing.repository.ts';
import { requireAdmin } from '../administration/admin-permission.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { AccessService } from './access.service.ts';

const DAY = 86_400_000;

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly clock: Clock;
  /** Days for which a deletion can be undone (U27, Q151). */
  readonly retentionDays: number;
}

export type ArchiveService = ReturnType<typeof createArchiveService>;

/** Archives finished projects; lists and restores deleted items (Q151). */
export function createArchiveService({ database, access, clock, retentionDays }: Dependencies) {
  const oldestRestorable = () => new Date(clock().getTime() - retentionDays * DAY);
  const restorableUntil = (deletedAt: Date) => addDays(hongKongToday(deletedAt), retentionDays);

  return {
    /** Works without the lease: a user who has the project open can continue. */
    async setArchived(user: AuthenticatedUser, projectId: number, isArchived: boolean): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await access.requireLocked(transaction, user, projectId, 'archive');
        await setArchived(transaction, projectId, isArchived ? clock() : null);
        const action = isArchived ? 'project.archive' : 'project.unarchive';
        await recordAudit(transaction, { userId: user.id, action, projectId });
      });
    },

    /** Users see their own deleted projects; administrators see all. */
    async listProjects(user: AuthenticatedUser): Promise<DeletedProject[]> {
      const rows = await listDeletedProjects(database, user.userType === 'admin' ? null : user.id, oldestRestorable());
      return rows.map(({ deletedAt, isKept, ...row }) => {
        if (deletedAt === null) throw new Error('the project is not deleted');
        const until = restorableUntil(deletedAt);
        return { ...row, isKept: Boolean(isKept), deletedAt: deletedAt.toISOString(), restorableUntil: until };
      });
    },

    /**
     * Restores the project unchanged, with its team. It gets another title if the owner has since used its title for
     * another project.
     */
    async restoreProject(user: AuthenticatedUser, projectId: number): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        const project = await lockDeletedProject(transaction, projectId, oldestRestorable());
        if (!project || !canRestoreProject(user, project)) throw new AppError('NOT_FOUND');
        await lockTitles(transaction, { userId: project.ownerUserId, companyId: project.ownerCompanyId });
        await restoreProject(transaction, projectId, await findTitle(transaction, project));
        await recordAudit(transaction, { userId: user.id, action: 'project.restore', projectId });
      });
    },

    async listUsers(user: AuthenticatedUser): Promise<DeletedUser[]> {
      requireAdmin(user);
      const rows = await listDeletedUsers(database, oldestRestorable());
      return rows.map(({ deletedAt, ...row }) => {
        if (deletedAt === null) throw new Error('the account is not deleted');
        return { ...row, deletedAt: deletedAt.toISOString(), restorableUntil: restorableUntil(deletedAt) };
      });
    },

    /** Restores the account with its password; the person's former projects stay with their new owner. */
    async restoreUser(user: AuthenticatedUser, userId: number): Promise<void> {
      requireAdmin(user);
      await database
        .transaction()
        .execute(async (transaction) => {
          const person = await lockDeletedUser(transaction, userId, oldestRestorable());
          if (!person) throw new AppError('NOT_FOUND');
          const keys = { usernameKey: usernameKey(person.username), emailKey: emailKey(person.email) };
          await restoreUser(transaction, { userId, ...keys, now: clock() });
          if (person.companyId !== null) await activateCompany(transaction, person.companyId);
          await recordAudit(transaction, { userId: user.id, action: 'account.restore', details: { userId } });
        })
        .catch((error: unknown) => {
          const taken = findTakenField(error);
          if (taken) throw new AppError(taken === 'email' ? 'EMAIL_TAKEN' : 'USERNAME_TAKEN', {}, { cause: error });
          throw error;
        });
    },
  };
}

type DeletedProjectRow = NonNullable<Awaited<ReturnType<typeof lockDeletedProject>>>;

async function findTitle(transaction: Executor, { ownerUserId, title, lineageId }: DeletedProjectRow): Promise<string> {
  const others = await listOwnedTitles(transaction, ownerUserId);
  const taken = new Set(others.filter((other) => other.lineageId !== lineageId).map((other) => titleKey(other.title)));
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? title : `${title} (restored${number === 2 ? '' : ` ${number - 1}`})`;
    if (!taken.has(titleKey(candidate))) return candidate;
  }
}
