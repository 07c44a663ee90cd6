import {
  canApproveProject,
  canCalculateProject,
  canEditProject,
  canReadProject,
  canSeeApproval,
  type ProjectAccess,
} from '@quietsite/domain';
import type { AuthenticatedUser } from '../authenticated-user.ts';
import type { Database } from '../database/connection.ts';
import { AppError } from '../errors.ts';
import { findProjectAccess } from '../repositories/project.repository.ts';

export interface ProjectRights {
  readonly isReadonly: boolean;
  readonly canApprove: boolean;
  readonly isApprovalVisible: boolean;
  readonly isCalculated: boolean;
}

export type AccessService = ReturnType<typeof createAccessService>;

/** The one door to a project: every service asks here first, the rules themselves are the domain's. */
export function createAccessService(database: Database) {
  async function getAccess(user: AuthenticatedUser, projectId: number): Promise<ProjectAccess> {
    const row = await findProjectAccess(database, projectId, user);
    if (!row) throw new AppError('NOT_FOUND');
    const { memberRole, ...access } = row;
    return { ...access, members: memberRole ? [{ userId: user.id, role: memberRole }] : [] };
  }

  return {
    async requireReadable(user: AuthenticatedUser, projectId: number): Promise<ProjectRights> {
      const access = await getAccess(user, projectId);
      if (!canReadProject(user, access)) throw new AppError('FORBIDDEN');
      return {
        isReadonly: !canEditProject(user, access),
        canApprove: canApproveProject(user, access),
        isApprovalVisible: canSeeApproval(user, access),
        isCalculated: access.isCalculated,
      };
    },

    async requireCalculable(user: AuthenticatedUser, projectId: number): Promise<void> {
      if (!canCalculateProject(user, await getAccess(user, projectId))) throw new AppError('FORBIDDEN');
    },
  };
}
