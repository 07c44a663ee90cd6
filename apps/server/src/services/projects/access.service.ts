import {
  canApproveProject,
  canCalculateProject,
  canCopyProject,
  canDeleteProject,
  canEditProject,
  canKnowOfProject,
  canManageMembers,
  canReadProject,
  canReadSubmissions,
  canSeeActivity,
  canSeeMembers,
  canTransferOwnership,
  type ProjectAccess,
} from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { findLeaseHolder, takeLease } from '../../repositories/projects/lease.repository.ts';
import { findProjectAccess, lockProjectAccess } from '../../repositories/projects/project.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';

/** The actions on a project, and the rule that permits each. */
const rules = {
  know: canKnowOfProject,
  read: canReadProject,
  readSubmissions: canReadSubmissions,
  edit: canEditProject,
  calculate: canCalculateProject,
  copy: canCopyProject,
  delete: canDeleteProject,
  seeMembers: canSeeMembers,
  manageMembers: canManageMembers,
  transferOwnership: canTransferOwnership,
  seeActivity: canSeeActivity,
  approve: canApproveProject,
} as const;

export type ProjectAct = keyof typeof rules;

export type AccessService = ReturnType<typeof createAccessService>;

/** The single access check for projects: every service calls it first; the rules themselves are in the domain. */
export function createAccessService({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  async function requireLocked(
    transaction: Executor,
    user: AuthenticatedUser,
    projectId: number,
    act: ProjectAct,
  ): Promise<ProjectAccess> {
    // A user without rights never waits for the project's lock: the wait would reveal that the project exists.
    decide(user, 'know', await findProjectAccess(transaction, projectId, user));
    return decide(user, act, await lockProjectAccess(transaction, projectId, user));
  }

  return {
    async require(user: AuthenticatedUser, projectId: number, act: ProjectAct): Promise<ProjectAccess> {
      return decide(user, act, await findProjectAccess(database, projectId, user));
    },

    /** Permission for a change, valid until the transaction ends: the project's row is locked first. */
    requireLocked,

    /**
     * Permission and lease for a write, inside its transaction. A free lease is taken silently (Q46); a lease held by
     * another user stops the write.
     */
    async requireWritable(
      transaction: Executor,
      user: AuthenticatedUser,
      projectId: number,
      act: ProjectAct = 'edit',
    ): Promise<ProjectAccess> {
      const access = await requireLocked(transaction, user, projectId, act);
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
function decide(user: AuthenticatedUser, act: ProjectAct, access: ProjectAccess | undefined): ProjectAccess {
  if (!access || !canKnowOfProject(user, access)) throw new AppError('NOT_FOUND');
  if (!rules[act](user, access)) throw new AppError('FORBIDDEN');
  return access;
}
