import { approverOf } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import {
  confirmAccountEmail,
  lockAccount,
  type StoredAccount,
} from '../../repositories/accounts/account.repository.ts';
import {
  countRegistrationLinks,
  listLinkTimes,
  removeLinks,
} from '../../repositories/accounts/account-link.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import type { AccountLinks } from './account-link.ts';
import { confirmRegistrationMail } from './account-mails.ts';
import type { AskApprovers } from './registration-approvers.ts';

const MIN_INTERVAL_MS = 60_000;
const DAY_MS = 86_400_000;
/** Maximum number of mails to one mailbox per day, so that the public form cannot fill it. */
const MAX_PER_DAY = 5;

interface Dependencies {
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly links: AccountLinks;
  readonly askApprovers: AskApprovers;
}

export type RegistrationConfirmation = ReturnType<typeof createRegistrationConfirmation>;

/** Approvers are asked only after the applicant's mailbox is confirmed: anyone can type someone else's address. */
export function createRegistrationConfirmation({ clock, enqueue, links, askApprovers }: Dependencies) {
  const timeBefore = (milliseconds: number) => new Date(clock().getTime() - milliseconds);

  async function mailLink(transaction: Executor, applicant: StoredAccount): Promise<void> {
    const { id: userId, email } = applicant;
    const url = await links.issue(transaction, { kind: 'registration', userId, email });
    const statusUrl = await links.issue(transaction, { kind: 'status', userId });
    await enqueue(transaction, confirmRegistrationMail(applicant, { url, statusUrl }));
  }

  return {
    /** Mails the receipt of a registration, with the link. */
    async begin(transaction: Executor, applicant: StoredAccount): Promise<void> {
      if ((await countRegistrationLinks(transaction, applicant.email, timeBefore(DAY_MS))) >= MAX_PER_DAY)
        throw new AppError('TOO_MANY_REQUESTS');
      await mailLink(transaction, applicant);
    },

    /** Mails another link to a person who has not opened the first, at most once a minute. Returns whether it did. */
    async repeat(transaction: Executor, userId: number): Promise<boolean> {
      const applicant = await lockAccount(transaction, userId);
      if (!applicant || applicant.isDeleted || applicant.isEmailConfirmed) return false;
      const recent = await listLinkTimes(transaction, userId, 'registration', timeBefore(MIN_INTERVAL_MS));
      const sent = await countRegistrationLinks(transaction, applicant.email, timeBefore(DAY_MS));
      if (recent.length > 0 || sent >= MAX_PER_DAY) return false;
      await mailLink(transaction, applicant);
      return true;
    },

    /** Returns who decides next. */
    async confirm(transaction: Executor, userId: number) {
      const applicant = await lockAccount(transaction, userId);
      // If the button is pressed twice, the second request finds the link already used.
      if (!applicant || applicant.isDeleted || applicant.isEmailConfirmed) throw new AppError('LINK_INVALID');
      await confirmAccountEmail(transaction, userId, clock());
      await removeLinks(transaction, userId, 'registration');
      await recordAudit(transaction, { userId, action: 'account.confirmRegistration' });
      await askApprovers(transaction, applicant);
      return approverOf(applicant.userType);
    },
  };
}
