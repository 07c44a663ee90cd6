import type { AdminUser, Successor, UserList, UserSearch } from '@quietsite/contracts';
import { accountStateOf, canTakeOver } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { findAccount, lockAccount } from '../../repositories/accounts/account.repository.ts';
import {
  countUsers,
  listColleagues,
  listUsers,
  lockPlatformAdmins,
} from '../../repositories/administration/admin-user.repository.ts';
import { deactivateCompany, lockCompany } from '../../repositories/organisations/company.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { RemoveMember } from '../organisations/organisation-removal.ts';
import { requireAdmin } from './admin-permission.ts';
import { isLastOfCompany, requirePresent, requireStillAdmin } from './admin-user-rules.ts';

const MAX_LISTED = 500;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly removeMember: RemoveMember;
}

export type AdminUserService = ReturnType<typeof createAdminUserService>;

/** Everyone who has an account (ADMIN-10, ADMIN-11). */
export function createAdminUserService({ database, clock, removeMember }: Dependencies) {
  return {
    async search(user: AuthenticatedUser, query: UserSearch): Promise<UserList> {
      requireAdmin(user);
      const found = { ...query, now: clock() };
      const [count, rows] = await Promise.all([countUsers(database, found), listUsers(database, found, MAX_LISTED)]);
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

type UserRow = Awaited<ReturnType<typeof listUsers>>[number];

const toUser = ({ isEmailConfirmed, isDeactivated, lastSignInAt, lockedUntil, ...row }: UserRow): AdminUser => ({
  ...row,
  state: accountStateOf({ isActive: row.isActive, isDeactivated, isEmailConfirmed }),
  lastSignInAt: lastSignInAt?.toISOString() ?? null,
  lockedUntil: lockedUntil?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  ownedProjects: row.ownedProjects ?? 0,
});
