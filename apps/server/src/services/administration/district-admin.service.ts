import type { DistrictAdmin, DistrictAdminChange } from '@quietsite/contracts';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { lockAccount, type StoredAccount } from '../../repositories/accounts/account.repository.ts';
import { clearSignInFailures } from '../../repositories/accounts/account-access.repository.ts';
import { removeLinks } from '../../repositories/accounts/account-link.repository.ts';
import { setPassword } from '../../repositories/accounts/account-profile.repository.ts';
import {
  findDistrictAdminIds,
  insertDistrictAdmin,
  listDistrictAdmins,
  lockDistrict,
  updateDistrictAdmin,
} from '../../repositories/administration/district-admin.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { endAccess } from '../accounts/account-access.ts';
import type { AccountLinks } from '../accounts/account-link.ts';
import { passwordChangedMail } from '../accounts/account-mails.ts';
import { hashPassword } from '../accounts/password.ts';
import { rejectTaken, requireGoodPassword } from '../accounts/registration-faults.ts';
import { createSecret } from '../accounts/secret.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import { requireAdmin } from './admin-permission.ts';
import { accountChangedMail, accountReadyMail, passwordLinkMail } from './district-admin-mails.ts';

const LINK_MILLISECONDS = 7 * 86_400_000;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly links: AccountLinks;
  readonly publicOrigin: string;
}

export type DistrictAdminService = ReturnType<typeof createDistrictAdminService>;

/** The platform administrator edits the authority's reviewers, one or several for each district (ADMIN-08, Q57). */
export function createDistrictAdminService({ database, clock, enqueue, links, publicOrigin }: Dependencies) {
  return {
    async list(user: AuthenticatedUser): Promise<DistrictAdmin[]> {
      requireAdmin(user);
      return listDistrictAdmins(database, clock());
    },

    /** A blank password stays unchanged; a new account without one gets a link to set its own (U13). */
    async save(
      user: AuthenticatedUser,
      district: string,
      change: DistrictAdminChange,
      address: string,
    ): Promise<DistrictAdmin> {
      requireAdmin(user);
      const { userId, newPassword, username } = change;
      if (newPassword !== '') requireGoodPassword(newPassword, username);
      const passwordHash = await hashNew(change, address);
      const work = database.transaction().execute(async (transaction) => {
        if (userId === null) return createAccount(transaction, user, district, change, passwordHash ?? '');
        await storeChange(transaction, user, await lockExisting(transaction, district, userId), change, passwordHash);
        return userId;
      });
      return getRow(await rejectTaken(work));
    },

    /** Emails a link to set a forgotten or missing password; the administrator never learns it. */
    async sendLink(user: AuthenticatedUser, district: string, userId: number): Promise<DistrictAdmin> {
      requireAdmin(user);
      await database.transaction().execute(async (transaction) => {
        const account = await lockExisting(transaction, district, userId);
        await mailLink(transaction, account, district);
        await record(transaction, user, 'districtAdmin.sendLink', { district, userId });
      });
      return getRow(userId);
    },
  };

  /** Nobody knows the password of an account that is waiting for its link. */
  async function hashNew({ userId, newPassword }: DistrictAdminChange, address: string): Promise<string | null> {
    if (newPassword !== '') return hashPassword(newPassword, address);
    return userId === null ? hashPassword(createSecret(), address) : null;
  }

  async function getRow(userId: number): Promise<DistrictAdmin> {
    const row = (await listDistrictAdmins(database, clock())).find((one) => one.userId === userId);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  async function createAccount(
    transaction: Executor,
    user: AuthenticatedUser,
    district: string,
    change: DistrictAdminChange,
    passwordHash: string,
  ): Promise<number> {
    if (!(await lockDistrict(transaction, district))) throw new AppError('NOT_FOUND');
    const hasOfficer = (await findDistrictAdminIds(transaction, district)).length > 0;
    if (hasOfficer !== change.isFurther) throw new AppError('CONFLICT');
    const userId = await insertDistrictAdmin(transaction, change, { district, passwordHash, now: clock() });
    await clearSignInFailures(transaction, change.username);
    const account = await lockExisting(transaction, district, userId);
    if (change.newPassword === '') await mailLink(transaction, account, district);
    else await enqueue(transaction, accountReadyMail(account, district, publicOrigin));
    await record(transaction, user, 'districtAdmin.setUp', { district, userId, username: change.username });
    return userId;
  }

  async function storeChange(
    transaction: Executor,
    user: AuthenticatedUser,
    account: StoredAccount,
    change: DistrictAdminChange,
    passwordHash: string | null,
  ): Promise<void> {
    const stored = await updateDistrictAdmin(transaction, account.id, change, { ...change, now: clock() });
    if (!stored) throw new AppError('CONFLICT');
    const fields = listChanges(account, change);
    if (fields.includes('username') || fields.includes('email')) await notifyOfNewName(transaction, account, change);
    if (passwordHash !== null) await storePassword(transaction, { ...account, ...change }, passwordHash);
    await record(transaction, user, 'districtAdmin.change', { userId: account.id, username: change.username, fields });
  }

  async function notifyOfNewName(transaction: Executor, account: StoredAccount, change: DistrictAdminChange) {
    // The old mailbox and earlier sessions must no longer give access to the account.
    await endAccess(transaction, account.id, clock());
    await clearSignInFailures(transaction, change.username);
    for (const email of new Set([account.email, change.email]))
      await enqueue(transaction, accountChangedMail({ ...account, email }, change.username));
  }

  async function storePassword(transaction: Executor, account: StoredAccount, passwordHash: string): Promise<void> {
    await setPassword(transaction, account.id, passwordHash, clock());
    await endAccess(transaction, account.id, clock());
    await clearSignInFailures(transaction, account.username);
    await enqueue(transaction, passwordChangedMail(account));
  }

  async function mailLink(transaction: Executor, account: StoredAccount, district: string): Promise<void> {
    await removeLinks(transaction, account.id, 'reset');
    const url = await links.issue(transaction, { kind: 'reset', userId: account.id }, LINK_MILLISECONDS);
    await enqueue(transaction, passwordLinkMail(account, district, url));
  }
}

async function lockExisting(transaction: Executor, district: string, userId: number): Promise<StoredAccount> {
  const account = await lockAccount(transaction, userId);
  const exists = (await findDistrictAdminIds(transaction, district)).includes(userId);
  if (!account || !exists) throw new AppError('NOT_FOUND');
  return account;
}

const record = (transaction: Executor, user: AuthenticatedUser, action: string, details: Record<string, unknown>) =>
  recordAudit(transaction, { userId: user.id, action, details });

/** Names of the changed fields; the audit log holds no values. */
function listChanges(account: StoredAccount, change: DistrictAdminChange): string[] {
  const fields = (['username', 'firstName', 'lastName', 'email', 'phone'] as const).filter(
    (field) => account[field] !== change[field],
  );
  return change.newPassword === '' ? fields : [...fields, 'password'];
}
