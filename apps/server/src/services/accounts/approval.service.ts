import type { approvalRequestSchema } from '@quietsite/contracts';
import { canDecideRegistration, canManageMember, canUseAdminPortal, formatPersonName } from '@quietsite/domain';
import type { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { findAccount, type StoredAccount } from '../../repositories/accounts/account.repository.ts';
import { listSimilarCompanies } from '../../repositories/organisations/company.repository.ts';
import { findRequester } from '../../requester.ts';
import type { AccountLinks } from './account-link.ts';
import type { DecideRegistration, Decision, DecisionResult } from './registration-decision.ts';

type ApprovalRequest = z.infer<typeof approvalRequestSchema>;

interface Dependencies {
  readonly database: Database;
  readonly links: AccountLinks;
  readonly decide: DecideRegistration;
}

export type ApprovalService = ReturnType<typeof createApprovalService>;

/** Approval by mailed link: the token determines who decides about whom (U21). */
export function createApprovalService({ database, links, decide }: Dependencies) {
  return {
    async getRequest(token: string): Promise<ApprovalRequest> {
      const link = await links.get(database, 'approval', token);
      const [approver, applicant] = await Promise.all([getAccount(link.senderId), getAccount(link.userId)]);
      if (!canViewApplicant(approver, applicant)) throw new AppError('FORBIDDEN');
      const similar = canUseAdminPortal(approver) ? await listSimilarCompanies(database, applicant.company ?? '') : [];
      return toRequest(applicant, similar);
    },

    async decide(token: string, decision: Decision): Promise<{ result: DecisionResult }> {
      return database.transaction().execute(async (transaction) => {
        const { senderId, userId } = await links.consume(transaction, 'approval', token);
        if (senderId === null || userId === null) throw new AppError('LINK_INVALID');
        return { result: await decide(transaction, senderId, userId, decision) };
      });
    },
  };

  async function getAccount(userId: number | null): Promise<StoredAccount> {
    const account = userId === null ? undefined : await findAccount(database, userId);
    if (!account) throw new AppError('LINK_INVALID');
    return account;
  }
}

/** After the decision, everyone who was asked to decide can still see the outcome. */
function canViewApplicant(approver: StoredAccount, applicant: StoredAccount): boolean {
  if (!approver.isActive) return false;
  if (stateOf(applicant) === null) return canDecideRegistration(approver, applicant);
  return canUseAdminPortal(approver) || canManageMember(approver, applicant);
}

function stateOf(applicant: StoredAccount): 'approved' | 'rejected' | null {
  if (applicant.isDeleted) return 'rejected';
  return applicant.isActive ? 'approved' : null;
}

function toRequest(applicant: StoredAccount, similar: readonly { name: string }[]): ApprovalRequest {
  return {
    name: formatPersonName(applicant, findRequester().language ?? null),
    username: applicant.username,
    email: applicant.email,
    company: applicant.company ?? '',
    userType: applicant.userType,
    nearMatches: similar.map(({ name }) => name),
    decided: stateOf(applicant),
  };
}
