import {
  canApproveProject,
  canArchiveProject,
  canCalculateProject,
  canCopyProject,
  canDeleteProject,
  canEditProject,
  canKnowOfProject,
  canManageMembers,
  canReadCaseFile,
  canReadProject,
  canReadSubmissions,
  canSeeActivity,
  canSeeMembers,
  canSeeScenarios,
  canTransferOwnership,
  type ProjectAccess,
} from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { findLeaseHolder, takeLease } from '../../repositories/projects/lease.repository.ts';
import { findProjectAccess, lockProjectAccess } from '../../repositories/projects/project.repository.ts';
import { findSubmittedTo } from '../../repositories/review/review.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';

/** The actions on a project, and the rule that permits each. */
const rules = {
  know: canKnowOfProject,
  read: canReadProject,
  readSubmissions: canReadSubmissions,
  edit: canEditProject,
  calculate: canCalculateProject,
  copy: canCopyProject,
  archive: canArchiveProject,
  delete: canDeleteProject,
  seeMembers: canSeeMembers,
  manageMembers: canManageMembers,
  transferOwnership: canTransferOwnership,
  seeActivity: canSeeActivity,
  seeScenarios: canSeeScenarios,
  approve: canApproveProject,
} as const;

export type ProjectAction = keyof typeof rules;

export type AccessService = ReturnType<typeof createAccessService>;

/** The single access check for projects: every service calls it first; the rules themselves are in the domain. */
export function createAccessService({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  async function requireLocked(
    transaction: Executor,
    user: AuthenticatedUser,
    projectId: number,
    action: ProjectAction,
  ): Promise<ProjectAccess> {
    // Checked before locking: waiting for the lock would reveal to a user without rights that the project exists.
    authorise(user, 'know', await findProjectAccess(transaction, projectId, user));
    return authorise(user, action, await lockProjectAccess(transaction, projectId, user));
  }

  return {
    async require(user: AuthenticatedUser, projectId: number, action: ProjectAction): Promise<ProjectAccess> {
      return authorise(user, action, await findProjectAccess(database, projectId, user));
    },

    /** Checks the permission to read submissions, which outlasts the project. */
    async requireSubmissions(user: AuthenticatedUser, projectId: number): Promise<void> {
      const access = await findProjectAccess(database, projectId, user);
      if (access) authorise(user, 'readSubmissions', access);
      else if (!canReadCaseFile(user, { submittedTo: await findSubmittedTo(database, projectId) }))
        throw new AppError('NOT_FOUND');
    },

    /** Checks the permission for a change. It holds until the transaction ends, because the row is locked first. */
    requireLocked,

    /**
     * Checks permission and lease for a write, inside its transaction. A free lease is taken silently (Q46). A lease of
     * another user stops the write.
     */
    async requireWritable(
      transaction: Executor,
      user: AuthenticatedUser,
      projectId: number,
      action: ProjectAction = 'edit',
    ): Promise<ProjectAccess> {
      const access = await requireLocked(transaction, user, projectId, action);
      const { sessionIdHash } = user;
      if (sessionIdHash === null) throw new AppError('FORBIDDEN');
      const now = clock();
      if (await takeLease(transaction, { projectId, userId: user.id, sessionIdHash, now })) return access;
      const holder = await findLeaseHolder(transaction, projectId, now);
      throw new AppError('PROJECT_LOCKED', {
        openedBy: holder?.name ?? null,
        isOwnElsewhere: holder?.userId === user.id,
      });
    },
  };
}

/** A user without any right gets the response for a project that does not exist (U23). */
function authorise(user: AuthenticatedUser, action: ProjectAction, access: ProjectAccess | undefined): ProjectAccess {
  if (!access || !canKnowOfProject(user, access)) throw new AppError('NOT_FOUND');
  if (!rules[action](user, access)) throw new AppError('FORBIDDEN');
  return access;
}
