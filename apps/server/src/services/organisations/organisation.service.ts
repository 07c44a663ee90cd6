import type { Organisation, OrganisationProject } from '@quietsite/contracts';
import {
  approverOf,
  canManageOrganisation,
  type Language,
  type OrganisationRole,
  userTypeOfRole,
} from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { findAccount } from '../../repositories/accounts/account.repository.ts';
import {
  endInvitation,
  findOpenInvitation,
  listInvitations,
} from '../../repositories/organisations/account-invitation.repository.ts';
import {
  listOrganisationMembers,
  listOrganisationProjects,
} from '../../repositories/organisations/organisation.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { SendInvitation } from './invitation-sender.ts';
import { requireManager } from './organisation-manager.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly sendInvitation: SendInvitation;
}

export type OrganisationService = ReturnType<typeof createOrganisationService>;

/** The company is always taken from the session, never from the request (U12). */
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

    /** Adds a member without approval: a user who may approve and assign roles may also invite (ORG-08). */
    async invite(
      user: AuthenticatedUser,
      invited: { readonly email: string; readonly role: OrganisationRole },
      pageLanguage: Language | null,
    ): Promise<void> {
      const companyId = requireManager(user);
      await database.transaction().execute((transaction) => send(transaction, user, companyId, invited, pageLanguage));
    },

    /** Sends a new link to the same address; the previous one ends. */
    async resendInvitation(
      user: AuthenticatedUser,
      invitationId: number,
      pageLanguage: Language | null,
    ): Promise<void> {
      const companyId = requireManager(user);
      await database.transaction().execute(async (transaction) => {
        const invitation = await findOpenInvitation(transaction, companyId, invitationId, clock());
        if (!invitation?.email) throw new AppError('NOT_FOUND');
        const role = roleOfInvitation(invitation.userType);
        await send(transaction, user, companyId, { email: invitation.email, role }, pageLanguage);
      });
    },

    async revokeInvitation(user: AuthenticatedUser, invitationId: number): Promise<void> {
      const companyId = requireManager(user);
      await database.transaction().execute(async (transaction) => {
        if (!(await endInvitation(transaction, { companyId, invitationId, now: clock() })))
          throw new AppError('NOT_FOUND');
        await recordAudit(transaction, {
          userId: user.id,
          action: 'account.revokeInvitation',
          details: { invitationId },
        });
      });
    },
  };

  async function send(
    transaction: Executor,
    user: AuthenticatedUser,
    companyId: number,
    { email, role }: { readonly email: string; readonly role: OrganisationRole },
    pageLanguage: Language | null,
  ): Promise<void> {
    const sender = await findAccount(transaction, user.id);
    if (!sender?.company) throw new AppError('FORBIDDEN');
    const language = pageLanguage ?? sender.language;
    const userType = userTypeOfRole(role);
    await sendInvitation(transaction, { sender, email, language, companyId, company: sender.company, userType });
  }
}

type MemberRow = Awaited<ReturnType<typeof listOrganisationMembers>>[number];

/** Colleagues see names and roles; only managers see addresses and owned projects. */
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

/** Older invitations have no role. */
const roleOfInvitation = (userType: string | null): OrganisationRole =>
  userType === 'Contractor Admin' ? 'Admin' : 'Member';

type InvitationRow = Awaited<ReturnType<typeof listInvitations>>[number];

const toInvitation = (row: InvitationRow): Organisation['invitations'][number] => ({
  id: row.id,
  email: row.email ?? '',
  role: roleOfInvitation(row.userType),
  invitedBy: row.invitedBy,
  expiresAt: row.expiresAt.toISOString(),
});
