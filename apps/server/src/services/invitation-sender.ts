import type { Language } from '@quietsite/domain';
import type { Executor } from '../database/connection.ts';
import { AppError } from '../errors.ts';
import { isEmailTaken } from '../repositories/account.repository.ts';
import { removeInvitationsOf } from '../repositories/account-invitation.repository.ts';
import { recordAudit } from '../repositories/audit.repository.ts';
import type { AccountLinks } from './account-link.ts';
import { invitationMail } from './account-mails.ts';
import type { Enqueue } from './queue.ts';

interface Invitation {
  readonly senderId: number;
  readonly email: string;
  /** Of the page on which somebody is invited: nobody knows that of a stranger. */
  readonly language: Language | null;
  /** Null: a company that is looked up or set up when the invitation is accepted. */
  readonly companyId: number | null;
  readonly company: string;
  readonly userType: 'Contractor Admin' | 'Contractor Member';
}

export type SendInvitation = ReturnType<typeof createSendInvitation>;

export function createSendInvitation({ links, enqueue }: { readonly links: AccountLinks; readonly enqueue: Enqueue }) {
  return async (transaction: Executor, invitation: Invitation): Promise<void> => {
    const { senderId, email, language, companyId, company, userType } = invitation;
    if (await isEmailTaken(transaction, email)) throw new AppError('EMAIL_TAKEN');
    await removeInvitationsOf(transaction, email, companyId);
    const request = { kind: 'invitation', senderId, email, companyId, companyName: company, userType } as const;
    const url = await links.issue(transaction, request);
    await recordAudit(transaction, { userId: senderId, action: 'account.invite', details: { company, userType } });
    await enqueue(transaction, invitationMail({ email, language }, { company, userType }, url));
  };
}
