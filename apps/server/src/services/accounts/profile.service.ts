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
import { hashPassword } from './password.ts';
import { type Origin, type PresentPassword, requireSamePassword } from './present-password.ts';
import type { RegistrationConfirmation } from './registration-confirmation.ts';
import { answerTaken, requireGoodPassword } from './registration-faults.ts';
import { hashSecret } from './secret.ts';

type ProfileChange = z.infer<typeof profileChangeSchema>;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly links: AccountLinks;
  readonly presentPassword: PresentPassword;
  readonly confirmation: RegistrationConfirmation;
}

export type ProfileService = ReturnType<typeof createProfileService>;

/** Users edit only their own row (U11, AUTH-37); the id is the session's. */
export function createProfileService({ database, clock, enqueue, links, presentPassword, confirmation }: Dependencies) {
  return {
    async get(user: AuthenticatedUser): Promise<Profile> {
      return getProfileRow(database, user.id, clock());
    },

    /** Names, telephone, address and password (Q56); the person may change no other field of the row. */
    async change(user: AuthenticatedUser, change: ProfileChange, origin: Origin): Promise<Profile> {
      const account = await getOwn(user);
      const checked = await checkPresent(account, change, origin);
      const passwordHash = await prepareNewPassword(account, change, origin);
      await database.transaction().execute(async (transaction) => {
        if (checked !== null) await requireSamePassword(transaction, account.id, checked);
        await storeFields(transaction, account, change);
        if (passwordHash !== null) await storePassword(transaction, account, passwordHash, keptOf(user, origin));
        if (change.email !== account.email) await requestNewEmail(transaction, account, change.email);
      });
      return getProfileRow(database, user.id, clock());
    },

    /** The browser keeps the language of the page; the server stores it for mails. */
    async chooseLanguage(user: AuthenticatedUser, language: Language): Promise<void> {
      await setLanguage(database, user.id, language);
    },

    /**
     * The mailbox the link was sent to is the proof. A registration goes on to the approvers. A new address ends all
     * other access, except a session of the same account in this browser.
     */
    async confirmEmail(token: string, user: AuthenticatedUser | null, origin: Origin) {
      const work = database.transaction().execute(async (transaction) => {
        const registered = await links.find(transaction, 'registration', token);
        if (registered?.userId) return confirmation.confirm(transaction, registered.userId);
        const { userId, email } = await links.consume(transaction, 'email', token);
        const account = userId === null ? undefined : await findAccount(transaction, userId);
        if (!account || account.isDeleted || email === null) throw new AppError('LINK_INVALID');
        await setEmail(transaction, account.id, email, clock());
        const kept = user?.id === account.id ? keptOf(user, origin) : undefined;
        await endAccess(transaction, account.id, clock(), kept);
        await recordAudit(transaction, { userId: account.id, action: 'account.confirmEmail' });
        return null;
      });
      return { waitingFor: await answerTaken(work) };
    },
  };

  async function getOwn(user: AuthenticatedUser): Promise<StoredAccount> {
    const account = await findAccount(database, user.id);
    if (!account) throw new AppError('NOT_SIGNED_IN');
    return account;
  }

  /** A new password, or a new address that could reset it, needs the current password (U11). */
  async function checkPresent(account: StoredAccount, change: ProfileChange, origin: Origin): Promise<string | null> {
    if (change.newPassword === '' && change.email === account.email) return null;
    return presentPassword.require(account, change.currentPassword, origin);
  }

  /** Blank leaves it unchanged. */
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

  /** The old address stays valid until the new one is confirmed, and is notified. */
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
    kept: { sessionIdHash: Buffer | null; deviceHash: Buffer | null },
  ): Promise<void> {
    await setPassword(transaction, account.id, passwordHash, clock());
    await endAccess(transaction, account.id, clock(), kept);
    await recordAudit(transaction, { userId: account.id, action: 'account.changePassword' });
    await enqueue(transaction, passwordChangedMail(account));
  }
}

/** The current session and browser are kept. */
const keptOf = ({ sessionIdHash }: AuthenticatedUser, { deviceSecret }: Origin) => ({
  sessionIdHash,
  deviceHash: deviceSecret ? hashSecret(deviceSecret) : null,
});
