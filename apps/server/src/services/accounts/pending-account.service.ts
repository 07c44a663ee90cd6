import type { PendingAccount } from '@quietsite/contracts';
import { type Language, userTypeOfRole } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { findAccount, lockAccount, setUserType } from '../../repositories/accounts/account.repository.ts';
import { removeLinks } from '../../repositories/accounts/account-link.repository.ts';
import { findActiveCompany, listSimilarCompanies } from '../../repositories/organisations/company.repository.ts';
import { listPendingCompanyAdmins } from '../../repositories/organisations/organisation.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { requireAdmin } from '../administration/admin-permission.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import type { SendInvitation } from '../organisations/invitation-sender.ts';
import { forwardedMail } from './account-mails.ts';
import type { AskApprovers } from './registration-approvers.ts';
import { type DecideRegistration, requireDecided } from './registration-decision.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  readonly decide: DecideRegistration;
  readonly askApprovers: AskApprovers;
  readonly sendInvitation: SendInvitation;
}

export type PendingAccountService = ReturnType<typeof createPendingAccountService>;

/** The authority's review of company admins (AUTH-33, AUTH-34, Q139). */
export function createPendingAccountService(dependencies: Dependencies) {
  const { database, clock, enqueue, decide, askApprovers, sendInvitation } = dependencies;
  return {
    async list(user: AuthenticatedUser): Promise<PendingAccount[]> {
      requireAdmin(user);
      const rows = await listPendingCompanyAdmins(database);
      return Promise.all(
        rows.map(async (row) => ({
          ...row,
          registeredAt: row.registeredAt.toISOString(),
          nearMatches: await listSimilarCompanies(database, row.company),
        })),
      );
    },

    async approve(user: AuthenticatedUser, userId: number, joinCompanyId: number | null): Promise<void> {
      requireAdmin(user);
      await database.transaction().execute(async (transaction) => {
        if (joinCompanyId !== null) return forward(transaction, user, userId, joinCompanyId);
        requireDecided(await decide(transaction, user.id, userId, { kind: 'approve' }));
      });
    },

    async reject(user: AuthenticatedUser, userId: number, reason: string): Promise<void> {
      requireAdmin(user);
      await database.transaction().execute(async (transaction) => {
        requireDecided(await decide(transaction, user.id, userId, { kind: 'reject', reason }));
      });
    },

    /** The person gets a link to set their own password; nothing secret is mailed (U13). */
    async inviteAdmin(
      user: AuthenticatedUser,
      { email, company }: { email: string; company: string },
      language: Language | null,
    ): Promise<void> {
      requireAdmin(user);
      await database.transaction().execute(async (transaction) => {
        const sender = await findAccount(transaction, user.id);
        if (!sender) throw new AppError('FORBIDDEN');
        const invitation = { sender, email, language, companyId: null, company };
        await sendInvitation(transaction, { ...invitation, userType: userTypeOfRole('Admin') });
      });
    },
  };

  /** Called if the company exists under another name: its own Admins then decide about the member (ORG-06). */
  async function forward(transaction: Executor, user: AuthenticatedUser, userId: number, companyId: number) {
    const applicant = await lockAccount(transaction, userId);
    if (!applicant || applicant.isDeleted || !applicant.isEmailConfirmed) throw new AppError('NOT_FOUND');
    if (applicant.isActive || applicant.isDeactivated || applicant.userType !== 'Contractor Admin')
      throw new AppError('CONFLICT');
    const company = await findActiveCompany(transaction, companyId);
    if (!company) throw new AppError('NOT_FOUND');
    await setUserType(transaction, userId, { userType: userTypeOfRole('Member'), companyId, now: clock() });
    await removeLinks(transaction, userId, 'approval');
    await recordAudit(transaction, {
      userId: user.id,
      action: 'account.forward',
      details: { userId, company: company.name },
    });
    const forwarded = await findAccount(transaction, userId);
    if (forwarded) await askApprovers(transaction, forwarded);
    await enqueue(transaction, forwardedMail(applicant, company.name));
  }
}
