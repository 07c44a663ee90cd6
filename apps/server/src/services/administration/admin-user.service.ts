import type { AdminUser, Successor, UserList } from '@quietsite/contracts';
import { canTakeOver, canUseAdminPortal } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { findAccount, lockAccount, type StoredAccount } from '../../repositories/accounts/account.repository.ts';
import {
  countOthersOfCompany,
  countUsers,
  listColleagues,
  listUsers,
  lockPlatformAdmins,
} from '../../repositories/administration/admin-user.repository.ts';
import { deactivateCompany, lockCompany } from '../../repositories/organisations/company.repository.ts';
import { countOtherAdmins } from '../../repositories/organisations/organisation.repository.ts';
import type { RemoveMember } from '../organisations/organisation-removal.ts';
import { requireAdmin } from './admin-permission.ts';

const MAX_LISTED = 500;

interface Dependencies {
  readonly database: Database;
  readonly removeMember: RemoveMember;
}

export type AdminUserService = ReturnType<typeof createAdminUserService>;

/** Everyone who has an account (ADMIN-10, ADMIN-11). */
export function createAdminUserService({ database, removeMember }: Dependencies) {
  return {
    async search(user: AuthenticatedUser, search: string): Promise<UserList> {
      requireAdmin(user);
      const [count, rows] = await Promise.all([countUsers(database, search), listUsers(database, search, MAX_LISTED)]);
      return { count, users: rows.map(toUser) };
    },

    async listSuccessors(user: AuthenticatedUser, userId: number): Promise<Successor[]> {
      requireAdmin(user);
      const leaving = requirePresent(await findAccount(database, userId));
      const colleagues = await listColleagues(database, leaving.companyId);
      return colleagues
        .filter((other) => canTakeOver(leaving, other))
        .map(({ id, username, name }) => ({ id, username, name }));
    },

    /** Hands over the person's projects and ends all access. The row of the account stays for the record (U27). */
    async remove(user: AuthenticatedUser, userId: number, successorId: number | null): Promise<void> {
      requireAdmin(user);
      if (user.id === userId) throw new AppError('OWN_ACCOUNT');
      await database.transaction().execute(async (transaction) => {
        await lockPlatformAdmins(transaction);
        await requireStillAdmin(transaction, user);
        const { companyId } = requirePresent(await findAccount(transaction, userId));
        if (companyId !== null) await lockCompany(transaction, companyId);
        const leaving = requirePresent(await lockAccount(transaction, userId));
        const isLast = await isLastOfCompany(transaction, leaving);
        await removeMember(transaction, user, leaving, { successorId, by: 'authority' });
        if (isLast && companyId !== null) await deactivateCompany(transaction, companyId);
      });
    },
  };
}

function requirePresent(account: StoredAccount | undefined): StoredAccount {
  if (!account || account.isDeleted) throw new AppError('NOT_FOUND');
  return account;
}

/**
 * Refuses a requesting administrator who has been removed in the meantime, so that two administrators who remove each
 * other cannot leave the platform without one.
 */
async function requireStillAdmin(transaction: Executor, user: AuthenticatedUser): Promise<void> {
  const present = await findAccount(transaction, user.id);
  if (!present?.isActive || present.isDeleted || !canUseAdminPortal(present)) throw new AppError('FORBIDDEN');
}

/** A company with several people must keep an Admin (U12, Q20). */
async function isLastOfCompany(transaction: Executor, leaving: StoredAccount): Promise<boolean> {
  const { id, companyId, isActive, userType } = leaving;
  if (companyId === null) return false;
  const isLast = (await countOthersOfCompany(transaction, companyId, id)) === 0;
  const isAdmin = isActive && userType === 'Contractor Admin';
  if (!isLast && isAdmin && (await countOtherAdmins(transaction, companyId, id)) === 0)
    throw new AppError('LAST_ADMIN');
  return isLast;
}

type UserRow = Awaited<ReturnType<typeof listUsers>>[number];

const toUser = (row: UserRow): AdminUser => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  ownedProjects: row.ownedProjects ?? 0,
});
