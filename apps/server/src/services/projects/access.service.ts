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

/** What a person may want to do with a project, and the rule that decides. */
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

/** The one door to a project: every service asks here first, the rules themselves are the domain's. */
export function createAccessService({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  async function requireLocked(
    transaction: Executor,
    user: AuthenticatedUser,
    projectId: number,
    act: ProjectAct,
  ): Promise<ProjectAccess> {
    // Nobody waits for the lock of a project they have no right to: the wait would tell that there is one.
    decide(user, 'know', await findProjectAccess(transaction, projectId, user));
    return decide(user, act, await lockProjectAccess(transaction, projectId, user));
  }

  return {
    async require(user: AuthenticatedUser, projectId: number, act: ProjectAct): Promise<ProjectAccess> {
      return decide(user, act, await findProjectAccess(database, projectId, user));
    },

    /** Permission for a change, which stands until the transaction ends: the project's row is locked first. */
    requireLocked,

    /**
     * Permission and lease for a write, inside its transaction. A lease that nobody holds is taken up silently (Q46);
     * one that somebody else holds stops the write.
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

/** Who has no right at all gets the answer of a project that is not there (U23). */
function decide(user: AuthenticatedUser, act: ProjectAct, access: ProjectAccess | undefined): ProjectAccess {
  if (!access || !canKnowOfProject(user, access)) throw new AppError('NOT_FOUND');
  if (!rules[act](user, access)) throw new AppError('FORBIDDEN');
  return access;
}
