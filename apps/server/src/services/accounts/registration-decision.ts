import { canDecideRegistration } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import {
  activateAccount,
  findAccount,
  lockAccount,
  removeAccount,
  type StoredAccount,
} from '../../repositories/accounts/account.repository.ts';
import { storeRegistrationDecision } from '../../repositories/accounts/registration.repository.ts';
import { activateCompany } from '../../repositories/organisations/company.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import { approvedMail, rejectedMail } from './account-mails.ts';

export type Decision = { readonly kind: 'approve' } | { readonly kind: 'reject'; readonly reason: string };
/** The values /UserApproval expects: approved, already approved, rejected, already rejected (Q58). */
export type DecisionResult = 1 | 2 | 3 | 4;

interface Dependencies {
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly publicOrigin: string;
}

export type DecideRegistration = ReturnType<typeof createDecideRegistration>;

/** The only way an applicant is approved or rejected, whether by mailed link, by the company or by the authority. */
export function createDecideRegistration({ clock, enqueue, publicOrigin }: Dependencies) {
  return async (
    transaction: Executor,
    deciderId: number,
    applicantId: number,
    decision: Decision,
  ): Promise<DecisionResult> => {
    const applicant = await lockAccount(transaction, applicantId);
    if (!applicant) throw new AppError('NOT_FOUND');
    if (applicant.isDeleted) return 4;
    if (applicant.isActive || applicant.isDeactivated) return 2;
    if (!applicant.isEmailConfirmed) throw new AppError('NOT_FOUND');
    // Read again here, because the right may have been lost since the link was mailed or the page was opened.
    const decider = await findAccount(transaction, deciderId);
    if (!decider?.isActive || !canDecideRegistration(decider, applicant)) throw new AppError('FORBIDDEN');
    await recordAudit(transaction, {
      userId: deciderId,
      action: `account.${decision.kind}`,
      details: { userId: applicant.id, company: applicant.company },
    });
    const reason = decision.kind === 'reject' ? decision.reason : '';
    await storeRegistrationDecision(transaction, applicant.id, { reason, now: clock() });
    return decision.kind === 'approve' ? approve(transaction, applicant) : reject(transaction, applicant, reason);
  };

  /** A company becomes active with its first Admin. */
  async function approve(transaction: Executor, applicant: StoredAccount): Promise<1> {
    await activateAccount(transaction, applicant.id, clock());
    if (applicant.companyId !== null) await activateCompany(transaction, applicant.companyId);
    await enqueue(transaction, approvedMail(applicant, publicOrigin));
    return 1;
  }

  async function reject(transaction: Executor, applicant: StoredAccount, reason: string): Promise<3> {
    await removeAccount(transaction, applicant.id, clock());
    await enqueue(transaction, rejectedMail(applicant, reason));
    return 3;
  }
}

/** Throws for a user who decides in a list but too late, so that the page shows that the list has changed. */
export function requireDecided(result: DecisionResult): void {
  if (result === 2) throw new AppError('CONFLICT');
  if (result === 4) throw new AppError('NOT_FOUND');
}
