import { type Language, maskEmail } from '@quietsite/domain';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { findAccount, findAccountByUsername, lockAccount } from '../../repositories/accounts/account.repository.ts';
import { clearSignInFailures } from '../../repositories/accounts/account-access.repository.ts';
import { setLanguage, setPassword } from '../../repositories/accounts/account-profile.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import { endAccess } from './account-access.ts';
import type { AccountLinks } from './account-link.ts';
import { passwordChangedMail } from './account-mails.ts';
import { hashPassword } from './password.ts';
import type { SendPasswordLink } from './password-link.ts';
import { requireGoodPassword } from './registration-faults.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly links: AccountLinks;
  readonly sendPasswordLink: SendPasswordLink;
  readonly isHidingUnknownUsers: boolean;
}

/** The page from which a user without a session sends the request. */
interface Page {
  readonly address: string;
  readonly language: Language | null;
}

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

export function createPasswordResetService(dependencies: Dependencies) {
  const { database, clock, enqueue, links, sendPasswordLink, isHidingUnknownUsers } = dependencies;
  return {
    /**
     * If it is hidden which names exist, a job looks up the name: the response is the same and takes the same time for
     * every name (U06), and the request is not lost.
     */
    async request(username: string, language: Language | null): Promise<{ maskedEmail: string | null }> {
      if (isHidingUnknownUsers) {
        await enqueue(database, { name: 'reset-request', data: { username, language } });
        return { maskedEmail: null };
      }
      const account = await findAccountByUsername(database, username);
      if (!account) throw new AppError('UNKNOWN_USER');
      await sendLink(account.id, language);
      return { maskedEmail: maskEmail(account.email) };
    },

    async sendIfKnown(username: string, language: Language | null): Promise<void> {
      const account = await findAccountByUsername(database, username);
      if (account) await sendLink(account.id, language);
    },

    async getAccount(token: string): Promise<{ username: string }> {
      const { username } = await getOwner(database, (await links.get(database, 'reset', token)).userId);
      return { username };
    },

    /** Replaces the old password, which works until then, ends all earlier access and lifts the lock (U07). */
    async setPassword(token: string, password: string, page: Page): Promise<void> {
      const { username } = await getOwner(database, (await links.get(database, 'reset', token)).userId);
      requireGoodPassword(password, username);
      const passwordHash = await hashPassword(password, page.address);
      await database.transaction().execute(async (transaction) => {
        const account = await getOwner(transaction, (await links.consume(transaction, 'reset', token)).userId);
        const owner = { ...account, language: page.language ?? account.language };
        await setPassword(transaction, owner.id, passwordHash, clock());
        if (page.language) await setLanguage(transaction, owner.id, page.language);
        await endAccess(transaction, owner.id, clock());
        await clearSignInFailures(transaction, owner.username);
        await recordAudit(transaction, { userId: owner.id, action: 'account.resetPassword' });
        await enqueue(transaction, passwordChangedMail(owner));
      });
    },
  };

  async function sendLink(userId: number, pageLanguage: Language | null): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      const account = await lockAccount(transaction, userId);
      // Anyone may request the link, so the page's language is used only if the holder never chose one.
      if (account && !account.isDeleted)
        await sendPasswordLink(transaction, { ...account, language: account.language ?? pageLanguage });
    });
  }
}

async function getOwner(db: Executor, userId: number | null) {
  const account = userId === null ? undefined : await findAccount(db, userId);
  if (!account || account.isDeleted) throw new AppError('LINK_INVALID');
  return account;
}
