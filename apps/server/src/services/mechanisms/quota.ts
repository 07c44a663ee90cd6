import type { ProjectAccess } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import type { Owner } from '../../repositories/projects/project-editing.repository.ts';
import { countProjects, sumStoredBytes } from '../../repositories/projects/quota.repository.ts';

/** The owner whose quota the files count towards, whoever uploads them. */
export const ownerOf = ({ ownerUserId, ownerCompanyId }: ProjectAccess): Owner => ({
  userId: ownerUserId,
  companyId: ownerCompanyId,
});

interface QuotaSettings {
  readonly mostProjects: number;
  readonly mostStoredMegabytes: number;
}

export type Quotas = ReturnType<typeof createQuotas>;

/** The max for one company, or for a person without one, so that none of them fills the installation. */
export function createQuotas({ mostProjects, mostStoredMegabytes }: QuotaSettings) {
  return {
    /** Called before a project is added, inside its transaction. */
    async requireProject(transaction: Executor, owner: Owner): Promise<void> {
      if ((await countProjects(transaction, owner)) >= mostProjects)
        throw new AppError('TOO_MANY_PROJECTS', { most: mostProjects });
    },

    /** Called before a file is uploaded, and again when its size is known. */
    async requireRoom(transaction: Executor, owner: Owner, bytes = 0): Promise<void> {
      if ((await sumStoredBytes(transaction, owner)) + bytes > mostStoredMegabytes * 1_000_000)
        throw new AppError('NO_ROOM_FOR_FILES', { mostMegabytes: mostStoredMegabytes });
    },
  };
}
