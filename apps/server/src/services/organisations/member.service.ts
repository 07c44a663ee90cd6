import type { Candidate, NewMember, ProjectMember } from '@quietsite/contracts';
import {
  canManageMembers,
  canSeeEmail,
  emailKey,
  type MemberRole,
  maskEmail,
  type ProjectAccess,
} from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { notifyProject } from '../../repositories/calculation/run.repository.ts';
import {
  findCandidateByEmail,
  findContractor,
  insertMember,
  listCandidatesByName,
  listMembers,
  lockMember,
  removeMember,
  updateMemberRole,
} from '../../repositories/organisations/member.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { removeLeaseOf } from '../../repositories/projects/lease.repository.ts';
import type { AccessService } from '../projects/access.service.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
}

export type MemberService = ReturnType<typeof createMemberService>;

/** The members of a project. They are not project content, so changes need no lease and keep the revision. */
export function createMemberService({ database, access }: Dependencies) {
  return {
    async list(user: AuthenticatedUser, projectId: number): Promise<{ canManage: boolean; members: ProjectMember[] }> {
      const rights = await access.require(user, projectId, 'seeMembers');
      const members = await listMembers(database, projectId);
      return {
        canManage: canManageMembers(user, rights),
        members: members.map(({ email, companyId, ...member }) => ({
          ...member,
          maskedEmail: maskEmail(email),
          email: canSeeEmail(user, { id: member.userId, companyId }) ? email : null,
        })),
      };
    },

    async add(user: AuthenticatedUser, projectId: number, { email, ...member }: NewMember): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        const rights = await access.requireLocked(transaction, user, projectId, 'manageMembers');
        const person = await findContractor(transaction, member.userId);
        if (!person || !canBeAddedBy(user, person, email)) throw new AppError('NOT_FOUND');
        const isAdded =
          member.userId !== rights.ownerUserId &&
          (await insertMember(transaction, projectId, member.userId, member.role));
        if (!isAdded) throw new AppError('ALREADY_MEMBER');
        await notify(transaction, user, projectId, 'member.add', member);
      });
    },

    async changeRole(
      user: AuthenticatedUser,
      projectId: number,
      userId: number,
      change: { role: MemberRole; was: MemberRole },
    ): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        const rights = await access.requireLocked(transaction, user, projectId, 'manageMembers');
        const present = await getMember(transaction, rights, projectId, userId);
        // Only people who may sign in can have a role (ORG-16).
        if (!present.isApproved) throw new AppError('FORBIDDEN');
        if (present.role !== change.was) throw new AppError('CONFLICT', { role: present.role });
        await updateMemberRole(transaction, projectId, userId, change.role);
        if (change.role === 'readonly') await removeLeaseOf(transaction, projectId, userId);
        await notify(transaction, user, projectId, 'member.role', { userId, ...change });
      });
    },

    async remove(user: AuthenticatedUser, projectId: number, userId: number): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        const rights = await access.requireLocked(transaction, user, projectId, 'manageMembers');
        const present = await getMember(transaction, rights, projectId, userId);
        // The page offers this only for members who are not admins (ORG-17), so this one has become an admin since.
        if (present.role === 'admin') throw new AppError('CONFLICT', { role: present.role });
        await removeMember(transaction, projectId, userId);
        await removeLeaseOf(transaction, projectId, userId);
        await notify(transaction, user, projectId, 'member.remove', { userId });
      });
    },

    /** Finds one person by address if the text contains '@', otherwise colleagues by name (ORG-20, ORG-21). */
    async search(user: AuthenticatedUser, projectId: number, text: string): Promise<Candidate[]> {
      await access.require(user, projectId, 'manageMembers');
      const found = text.includes('@')
        ? await findCandidateByEmail(database, projectId, text)
        : await listColleagues(user, projectId, text);
      return found.map(({ userId, name, company, email, isMember }) => ({
        id: userId,
        name,
        company,
        maskedEmail: maskEmail(email),
        isMember,
      }));
    },
  };

  async function listColleagues(user: AuthenticatedUser, projectId: number, text: string) {
    return user.companyId === null ? [] : listCandidatesByName(database, projectId, user.companyId, text);
  }
}

/** As in the search, colleagues can be added by name, others only by their complete address (ORG-20, ORG-21). */
function canBeAddedBy(
  user: AuthenticatedUser,
  person: { readonly companyId: number | null; readonly email: string },
  email: string | null,
): boolean {
  const isColleague = person.companyId !== null && person.companyId === user.companyId;
  return isColleague || (email !== null && emailKey(email) === emailKey(person.email));
}

/** Refuses the owner, whose role cannot be changed (Q47). */
async function getMember(transaction: Executor, rights: ProjectAccess, projectId: number, userId: number) {
  if (rights.ownerUserId === userId) throw new AppError('OWNER_STAYS');
  const member = await lockMember(transaction, projectId, userId);
  if (!member) throw new AppError('NOT_FOUND');
  return member;
}

async function notify(
  transaction: Executor,
  user: AuthenticatedUser,
  projectId: number,
  action: string,
  details: Record<string, unknown>,
): Promise<void> {
  await recordAudit(transaction, { userId: user.id, action, projectId, details });
  await notifyProject(transaction, { projectId, type: 'project', id: projectId });
}
