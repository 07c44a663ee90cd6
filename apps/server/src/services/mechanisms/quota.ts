import type { ProjectAccess } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import type { Owner } from '../../repositories/projects/project-editing.repository.ts';
import { countProjects, sumStoredBytes } from '../../repositories/projects/quota.repository.ts';

/** Whose files they are counted with, whoever sends them. */
export const ownerOf = ({ ownerUserId, ownerCompanyId }: ProjectAccess): Owner => ({
  userId: ownerUserId,
  companyId: ownerCompanyId,
});

interface QuotaSettings {
  readonly mostProjects: number;
  readonly mostStoredMegabytes: number;
}

export type Quotas = ReturnType<typeof createQuotas>;

/** What one company, or somebody without one, may have at most: no one of them fills the installation. */
export function createQuotas({ mostProjects, mostStoredMegabytes }: QuotaSettings) {
  return {
    /** Before another project is added, inside its transaction. */
    async requireProject(transaction: Executor, owner: Owner): Promise<void> {
      if ((await countProjects(transaction, owner)) >= mostProjects)
        throw new AppError('TOO_MANY_PROJECTS', { most: mostProjects });
    },

    /** Before a file is sent, and once its size is known. */
    async requireRoom(transaction: Executor, owner: Owner, bytes = 0): Promise<void> {
      if ((await sumStoredBytes(transaction, owner)) + bytes > mostStoredMegabytes * 1_000_000)
        throw new AppError('NO_ROOM_FOR_FILES', { mostMegabytes: mostStoredMegabytes });
    },
  };
}
