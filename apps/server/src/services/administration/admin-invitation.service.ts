import type { OpenInvitation } from '@quietsite/contracts';
import { type Language, userTypeOfRole } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { findAccount } from '../../repositories/accounts/account.repository.ts';
import {
  endInvitation,
  findOpenInvitation,
  listAllInvitations,
} from '../../repositories/organisations/account-invitation.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { SendInvitation } from '../organisations/invitation-sender.ts';
import { requireAdmin } from './admin-permission.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly sendInvitation: SendInvitation;
}

export type AdminInvitationService = ReturnType<typeof createAdminInvitationService>;

/** The open invitations of all companies, to see who has not answered, and to resend or withdraw them. */
export function createAdminInvitationService({ database, clock, sendInvitation }: Dependencies) {
  return {
    async list(user: AuthenticatedUser): Promise<OpenInvitation[]> {
      requireAdmin(user);
      const rows = await listAllInvitations(database, clock());
      return rows.map((row) => ({
        ...{ id: row.id, email: row.email ?? '', company: row.company, invitedBy: row.invitedBy },
        userType: row.userType ?? userTypeOfRole('Member'),
        sentAt: row.sentAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
      }));
    },

    /** Sends a new link in the administrator's name; the previous one becomes invalid. */
    async resend(user: AuthenticatedUser, invitationId: number, pageLanguage: Language | null): Promise<void> {
      requireAdmin(user);
      await database.transaction().execute(async (transaction) => {
        const sender = await findAccount(transaction, user.id);
        const invitation = await findOpenInvitation(transaction, 'any', invitationId, clock());
        if (!sender || !invitation?.email) throw new AppError('NOT_FOUND');
        const { email, companyId, company } = invitation;
        const userType = invitation.userType ?? userTypeOfRole('Member');
        await sendInvitation(transaction, { sender, email, language: pageLanguage, companyId, company, userType });
      });
    },

    async withdraw(user: AuthenticatedUser, invitationId: number): Promise<void> {
      requireAdmin(user);
      await database.transaction().execute(async (transaction) => {
        if (!(await endInvitation(transaction, { companyId: 'any', invitationId, now: clock() })))
          throw new AppError('NOT_FOUND');
        const details = { invitationId };
        await recordAudit(transaction, { userId: user.id, action: 'account.revokeInvitation', details });
      });
    },
  };
}
