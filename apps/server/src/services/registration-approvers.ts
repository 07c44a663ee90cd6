import { approverOf } from '@quietsite/domain';
import type { Executor } from '../database/connection.ts';
import { listApprovers, type StoredAccount } from '../repositories/account.repository.ts';
import type { AccountLinks } from './account-link.ts';
import { approvalMail } from './account-mails.ts';
import type { Enqueue } from './queue.ts';

interface Dependencies {
  readonly links: AccountLinks;
  readonly enqueue: Enqueue;
}

export type AskApprovers = ReturnType<typeof createAskApprovers>;

/** Everybody who may decide gets a link of their own; the first decision counts. */
export function createAskApprovers({ links, enqueue }: Dependencies) {
  return async (transaction: Executor, applicant: StoredAccount): Promise<void> => {
    const isCompanyAsked = approverOf(applicant.userType) === 'company';
    const approvers = await listApprovers(transaction, isCompanyAsked ? applicant.companyId : null);
    for (const approver of approvers) {
      const url = await links.issue(transaction, { kind: 'approval', userId: applicant.id, senderId: approver.id });
      await enqueue(transaction, approvalMail(approver, { ...applicant, company: applicant.company ?? '' }, url));
    }
  };
}
