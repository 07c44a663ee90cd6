import type { Profile, profileChangeSchema } from '@quietsite/contracts';
import type { Language } from '@quietsite/domain';
import type { z } from 'zod';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { findAccount, isEmailTaken, type StoredAccount } from '../../repositories/accounts/account.repository.ts';
import { removeLinks } from '../../repositories/accounts/account-link.repository.ts';
import {
  getProfileRow,
  setEmail,
  setLanguage,
  setPassword,
  updateProfile,
} from '../../repositories/accounts/account-profile.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import { endAccess } from './account-access.ts';
import type { AccountLinks } from './account-link.ts';
import { confirmEmailMail, emailChangeMail, passwordChangedMail } from './account-mails.ts';
import { type CurrentPasswordCheck, type Origin, requireSamePassword } from './current-password.ts';
import { hashPassword } from './password.ts';
import type { RegistrationConfirmation } from './registration-confirmation.ts';
import { rejectTaken, requireGoodPassword } from './registration-faults.ts';
import { hashSecret } from './secret.ts';

type ProfileChange = z.infer<typeof profileChangeSchema>;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly links: AccountLinks;
  readonly passwordCheck: CurrentPasswordCheck;
  readonly confirmation: RegistrationConfirmation;
}

export type ProfileService = ReturnType<typeof createProfileService>;

/** Users edit only their own row, whose id comes from the session (U11, AUTH-37). */
export function createProfileService({ database, clock, enqueue, links, passwordCheck, confirmation }: Dependencies) {
  return {
    async get(user: AuthenticatedUser): Promise<Profile> {
      return getProfileRow(database, user.id, clock());
    },

    /** Names, telephone, address and password (Q56); the person may change no other field of the row. */
    async change(user: AuthenticatedUser, change: ProfileChange, origin: Origin): Promise<Profile> {
      const account = await getOwnAccount(user);
      const checkedHash = await checkPassword(account, change, origin);
      const passwordHash = await prepareNewPassword(account, change, origin);
      await database.transaction().execute(async (transaction) => {
        if (checkedHash !== null) await requireSamePassword(transaction, account.id, checkedHash);
        await storeFields(transaction, account, change);
        if (passwordHash !== null) await storePassword(transaction, account, passwordHash, keptAccessOf(user, origin));
        if (change.email !== account.email) await requestNewEmail(transaction, account, change.email);
      });
      return getProfileRow(database, user.id, clock());
    },

    /** The browser stores the language of the page itself; the server stores it for mails. */
    async chooseLanguage(user: AuthenticatedUser, language: Language): Promise<void> {
      await setLanguage(database, user.id, language);
    },

    /**
     * Opening the link proves that the mailbox belongs to the person. A registration is then passed to the approvers. A
     * new address ends all other access, except a session of the same account in this browser.
     */
    async confirmEmail(token: string, user: AuthenticatedUser | null, origin: Origin) {
      const work = database.transaction().execute(async (transaction) => {
        const registrationLink = await links.find(transaction, 'registration', token);
        if (registrationLink?.userId) return confirmation.confirm(transaction, registrationLink.userId);
        const { userId, email } = await links.consume(transaction, 'email', token);
        const account = userId === null ? undefined : await findAccount(transaction, userId);
        if (!account || account.isDeleted || email === null) throw new AppError('LINK_INVALID');
        await setEmail(transaction, account.id, email, clock());
        const keptAccess = user?.id === account.id ? keptAccessOf(user, origin) : undefined;
        await endAccess(transaction, account.id, clock(), keptAccess);
        await recordAudit(transaction, { userId: account.id, action: 'account.confirmEmail' });
        return null;
      });
      return { waitingFor: await rejectTaken(work) };
    },
  };

  async function getOwnAccount(user: AuthenticatedUser): Promise<StoredAccount> {
    const account = await findAccount(database, user.id);
    if (!account) throw new AppError('NOT_SIGNED_IN');
    return account;
  }

  /** A new password, or a new address that could reset it, needs the current password (U11). */
  async function checkPassword(account: StoredAccount, change: ProfileChange, origin: Origin): Promise<string | null> {
    if (change.newPassword === '' && change.email === account.email) return null;
    return passwordCheck.require(account, change.currentPassword, origin);
  }

  /** A blank password stays unchanged. */
  async function prepareNewPassword(
    account: StoredAccount,
    change: ProfileChange,
    { address }: Origin,
  ): Promise<string | null> {
    if (change.newPassword === '') return null;
    requireGoodPassword(change.newPassword, account.username);
    return hashPassword(change.newPassword, address);
  }

  async function storeFields(transaction: Executor, { id }: StoredAccount, change: ProfileChange): Promise<void> {
    const { revision, firstName, lastName, phone } = change;
    const fields = { revision, firstName, lastName, phone, now: clock() };
    if (!(await updateProfile(transaction, id, fields))) throw new AppError('CONFLICT');
    await recordAudit(transaction, { userId: id, action: 'account.changeProfile' });
  }

  /** The old address stays valid until the new one is confirmed, and gets a notice. */
  async function requestNewEmail(transaction: Executor, account: StoredAccount, email: string): Promise<void> {
    if (await isEmailTaken(transaction, email, account.id)) throw new AppError('EMAIL_TAKEN');
    await removeLinks(transaction, account.id, 'email');
    const url = await links.issue(transaction, { kind: 'email', userId: account.id, email });
    await recordAudit(transaction, { userId: account.id, action: 'account.requestEmail' });
    await enqueue(transaction, confirmEmailMail(email, account, url));
    await enqueue(transaction, emailChangeMail(account));
  }

  async function storePassword(
    transaction: Executor,
    account: StoredAccount,
    passwordHash: string,
    keptAccess: { sessionIdHash: Buffer | null; deviceHash: Buffer | null },
  ): Promise<void> {
    await setPassword(transaction, account.id, passwordHash, clock());
    await endAccess(transaction, account.id, clock(), keptAccess);
    await recordAudit(transaction, { userId: account.id, action: 'account.changePassword' });
    await enqueue(transaction, passwordChangedMail(account));
  }
}

/** The current session and browser keep their access. */
const keptAccessOf = ({ sessionIdHash }: AuthenticatedUser, { deviceSecret }: Origin) => ({
  sessionIdHash,
  deviceHash: deviceSecret ? hashSecret(deviceSecret) : null,
});
