import { formatPersonName, type Language } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { isEmailTaken, type StoredAccount } from '../../repositories/accounts/account.repository.ts';
import {
  countInvitationsBy,
  countInvitationsTo,
  endInvitationsOf,
  lockInvitations,
} from '../../repositories/organisations/account-invitation.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import type { AccountLinks } from '../accounts/account-link.ts';
import { invitationMail } from '../accounts/account-mails.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';

interface Invitation {
  readonly sender: StoredAccount;
  readonly email: string;
  /** Language of the inviting page, because a stranger's is unknown. */
  readonly language: Language | null;
  /** Null if the company is looked up or created when the invitation is accepted. */
  readonly companyId: number | null;
  readonly company: string;
  readonly userType: 'Contractor Admin' | 'Contractor Member';
}

interface Dependencies {
  readonly links: AccountLinks;
  readonly enqueue: Enqueue;
  readonly clock: Clock;
  readonly invitationsPerHour: number;
  readonly invitationsPerDay: number;
}

const HOUR = 3_600_000;
/** Per mailbox, from all senders, so that a person who does not want to join is not mailed again and again. */
const MAX_TO_MAILBOX_PER_DAY = 5;

export type SendInvitation = ReturnType<typeof createSendInvitation>;

export function createSendInvitation({ links, enqueue, clock, ...limits }: Dependencies) {
  return async (transaction: Executor, invitation: Invitation): Promise<void> => {
    const { sender, email, language, companyId, company, userType } = invitation;
    await lockInvitations(transaction, sender.id, email);
    await refuseTooMany(transaction, sender.id, email);
    if (await isEmailTaken(transaction, email)) throw new AppError('EMAIL_TAKEN');
    await endInvitationsOf(transaction, { email, companyId, now: clock() });
    const request = { senderId: sender.id, email, companyId, companyName: company, userType };
    const url = await links.issue(transaction, { kind: 'invitation', ...request });
    await recordAudit(transaction, { userId: sender.id, action: 'account.invite', details: { company, userType } });
    const invitedBy = formatPersonName(sender, language) || sender.username;
    await enqueue(transaction, invitationMail({ email, language }, { company, userType, invitedBy }, url));
  };

  /** Limits invitations, because they go to strangers in the application's name with text that the sender chose. */
  async function refuseTooMany(transaction: Executor, senderId: number, email: string): Promise<void> {
    const hoursAgo = (hours: number) => new Date(clock().getTime() - hours * HOUR);
    for (const [hours, most] of [
      [1, limits.invitationsPerHour],
      [24, limits.invitationsPerDay],
    ] as const)
      if ((await countInvitationsBy(transaction, senderId, hoursAgo(hours))) >= most)
        throw new AppError('TOO_MANY_INVITATIONS', { most, hours });
    if ((await countInvitationsTo(transaction, email, hoursAgo(24))) >= MAX_TO_MAILBOX_PER_DAY)
      throw new AppError('INVITED_OFTEN');
  }
}
