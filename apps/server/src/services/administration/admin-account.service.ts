import type { AccountLinkSent } from '@quietsite/contracts';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import {
  findAccount,
  lockAccount,
  type StoredAccount,
  setDeactivated,
} from '../../repositories/accounts/account.repository.ts';
import { clearSignInFailures } from '../../repositories/accounts/account-access.repository.ts';
import { lockPlatformAdmins } from '../../repositories/administration/admin-user.repository.ts';
import { lockCompany } from '../../repositories/organisations/company.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { endAccess } from '../accounts/account-access.ts';
import { deactivatedMail, reactivatedMail } from '../accounts/account-mails.ts';
import type { SendPasswordLink } from '../accounts/password-link.ts';
import type { RegistrationConfirmation } from '../accounts/registration-confirmation.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import { requireAdmin } from './admin-permission.ts';
import { isLastOfCompany, requirePresent, requireStillAdmin } from './admin-user-rules.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly confirmation: RegistrationConfirmation;
  readonly sendPasswordLink: SendPasswordLink;
  readonly publicOrigin: string;
}

export type AdminAccountService = ReturnType<typeof createAdminAccountService>;

/** Lets an administrator restore a person's access, or suspend it for a while. */
export function createAdminAccountService(dependencies: Dependencies) {
  const { database, clock, enqueue, confirmation, sendPasswordLink, publicOrigin } = dependencies;
  return {
    /** Resets the count of wrong passwords and codes in every browser. */
    async unlock(user: AuthenticatedUser, userId: number): Promise<void> {
      requireAdmin(user);
      await database.transaction().execute(async (transaction) => {
        const account = requirePresent(await lockAccount(transaction, userId));
        await clearSignInFailures(transaction, account.username);
        await record(transaction, user, 'account.unlock', userId);
      });
    },

    /** Mails the link that the person needs next, within the limits of a mailbox. */
    async sendLink(user: AuthenticatedUser, userId: number): Promise<AccountLinkSent> {
      requireAdmin(user);
      return database.transaction().execute(async (transaction) => {
        const account = requirePresent(await lockAccount(transaction, userId));
        // A person awaiting approval needs no link.
        if (!account.isActive && (account.isDeactivated || account.isEmailConfirmed)) throw new AppError('CONFLICT');
        const isSent = account.isActive
          ? await sendPasswordLink(transaction, account)
          : await confirmation.repeat(transaction, userId);
        if (!isSent) throw new AppError('TOO_MANY_REQUESTS');
        await record(transaction, user, 'account.sendLink', userId);
        return { kind: account.isActive ? 'password' : 'confirmation' };
      });
    },

    /** Ends all access immediately; projects, rights and history stay. */
    async deactivate(user: AuthenticatedUser, userId: number): Promise<void> {
      requireAdmin(user);
      if (user.id === userId) throw new AppError('OWN_ACCOUNT');
      await change(user, userId, async (transaction, account) => {
        if (!account.isActive) throw new AppError('CONFLICT');
        await isLastOfCompany(transaction, account);
        await setDeactivated(transaction, userId, true, clock());
        await endAccess(transaction, userId, clock());
        await record(transaction, user, 'account.deactivate', userId);
        await enqueue(transaction, deactivatedMail(account));
      });
    },

    async reactivate(user: AuthenticatedUser, userId: number): Promise<void> {
      requireAdmin(user);
      await change(user, userId, async (transaction, account) => {
        if (!account.isDeactivated) throw new AppError('CONFLICT');
        await setDeactivated(transaction, userId, false, clock());
        await record(transaction, user, 'account.reactivate', userId);
        await enqueue(transaction, reactivatedMail(account, publicOrigin));
      });
    },
  };

  async function change(
    user: AuthenticatedUser,
    userId: number,
    act: (transaction: Executor, account: StoredAccount) => Promise<void>,
  ): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      await lockPlatformAdmins(transaction);
      await requireStillAdmin(transaction, user);
      const { companyId } = requirePresent(await findAccount(transaction, userId));
      if (companyId !== null) await lockCompany(transaction, companyId);
      await act(transaction, requirePresent(await lockAccount(transaction, userId)));
    });
  }
}

const record = (transaction: Executor, user: AuthenticatedUser, action: string, userId: number) =>
  recordAudit(transaction, { userId: user.id, action, details: { userId } });
