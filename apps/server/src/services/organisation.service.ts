import type { Organisation, OrganisationProject } from '@quietsite/contracts';
import { approverOf, canManageOrganisation, type Language } from '@quietsite/domain';
import type { AuthenticatedUser } from '../authenticated-user.ts';
import type { Database } from '../database/connection.ts';
import { AppError } from '../errors.ts';
import { findAccount } from '../repositories/account.repository.ts';
import { listInvitations, removeInvitation } from '../repositories/account-invitation.repository.ts';
import { recordAudit } from '../repositories/audit.repository.ts';
import { listOrganisationMembers, listOrganisationProjects } from '../repositories/organisation.repository.ts';
import type { Clock } from './clock.ts';
import type { SendInvitation } from './invitation-sender.ts';
import { requireManager } from './organisation-manager.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly sendInvitation: SendInvitation;
}

export type OrganisationService = ReturnType<typeof createOrganisationService>;

/** The company is always the session's, never the request's (U12). */
export function createOrganisationService({ database, clock, sendInvitation }: Dependencies) {
  return {
    async get(user: AuthenticatedUser): Promise<Organisation> {
      const { companyId } = user;
      if (companyId === null) return { company: null, members: [], invitations: [] };
      const isManager = canManageOrganisation(user);
      const [account, members, invitations] = await Promise.all([
        findAccount(database, user.id),
        listOrganisationMembers(database, companyId),
        isManager ? listInvitations(database, companyId, clock()) : [],
      ]);
      return {
        company: account?.company ?? null,
        members: members.map((member) => toMember(member, isManager)),
        invitations: invitations.map(toInvitation),
      };
    },

    async listProjects(user: AuthenticatedUser): Promise<OrganisationProject[]> {
      return listOrganisationProjects(database, requireManager(user));
    },

    /** A further member without waiting: whoever may approve may also invite (ORG-08). */
    async invite(user: AuthenticatedUser, email: string, pageLanguage: Language | null): Promise<void> {
      const companyId = requireManager(user);
      await database.transaction().execute(async (transaction) => {
        const sender = await findAccount(transaction, user.id);
        if (!sender?.company) throw new AppError('FORBIDDEN');
        const { company } = sender;
        const language = pageLanguage ?? sender.language;
        const invitation = { senderId: user.id, email, language, companyId, company };
        await sendInvitation(transaction, { ...invitation, userType: 'Contractor Member' });
      });
    },

    async revokeInvitation(user: AuthenticatedUser, invitationId: number): Promise<void> {
      const companyId = requireManager(user);
      await database.transaction().execute(async (transaction) => {
        if (!(await removeInvitation(transaction, companyId, invitationId))) throw new AppError('NOT_FOUND');
        await recordAudit(transaction, {
          userId: user.id,
          action: 'account.revokeInvitation',
          details: { invitationId },
        });
      });
    },
  };
}

type MemberRow = Awaited<ReturnType<typeof listOrganisationMembers>>[number];

/** Colleagues see names and roles; addresses and what somebody owns are for those who manage. */
const toMember = (row: MemberRow, isManager: boolean): Organisation['members'][number] => ({
  id: row.id,
  username: row.username,
  name: row.name,
  email: isManager ? row.email : null,
  userType: row.userType,
  isApproved: row.isApproved,
  waitsFor: row.isApproved ? null : approverOf(row.userType),
  ownedProjects: isManager ? (row.ownedProjects ?? 0) : 0,
});

type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

const toInvitation = (row: InvitationRow): Organisation['invitations'][number] => ({
  id: row.id,
  email: row.email ?? '',
  expiresAt: row.expiresAt.toISOString(),
});
