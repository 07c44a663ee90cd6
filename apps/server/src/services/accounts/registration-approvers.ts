import { approverOf } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import { listApprovers, type StoredAccount } from '../../repositories/accounts/account.repository.ts';
import { countApprovalLinks } from '../../repositories/accounts/account-link.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import type { AccountLinks } from './account-link.ts';
import { approvalMail } from './account-mails.ts';

const HOUR_MS = 3_600_000;

interface Dependencies {
  readonly links: AccountLinks;
  readonly enqueue: Enqueue;
  readonly clock: Clock;
  readonly approvalMailsPerHour: number;
}

export type AskApprovers = ReturnType<typeof createAskApprovers>;

/**
 * Everyone who may decide gets their own link, and the first decision counts. A mailbox that has reached its limit gets
 * no more mails, because waiting applicants are also listed after signing in.
 */
export function createAskApprovers({ links, enqueue, clock, approvalMailsPerHour }: Dependencies) {
  return async (transaction: Executor, applicant: StoredAccount): Promise<void> => {
    const isCompanyAsked = approverOf(applicant.userType) === 'company';
    const approvers = await listApprovers(transaction, isCompanyAsked ? applicant.companyId : null);
    for (const approver of approvers) {
      if (
        (await countApprovalLinks(transaction, approver.id, new Date(clock().getTime() - HOUR_MS))) >=
        approvalMailsPerHour
      )
        continue;
      const url = await links.issue(transaction, { kind: 'approval', userId: applicant.id, senderId: approver.id });
      await enqueue(transaction, approvalMail(approver, { ...applicant, company: applicant.company ?? '' }, url));
    }
  };
}
