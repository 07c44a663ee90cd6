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
  readonly maxProjects: number;
  readonly maxStoredMegabytes: number;
}

export type Quotas = ReturnType<typeof createQuotas>;

/** Limits what one company, or a person without a company, may store, so that none of them fills the installation. */
export function createQuotas({ maxProjects, maxStoredMegabytes }: QuotaSettings) {
  return {
    /** Called before a project is added, inside its transaction. */
    async requireProject(transaction: Executor, owner: Owner): Promise<void> {
      if ((await countProjects(transaction, owner)) >= maxProjects)
        throw new AppError('TOO_MANY_PROJECTS', { most: maxProjects });
    },

    /** Called before a file is uploaded, and again when its size is known. */
    async requireRoom(transaction: Executor, owner: Owner, bytes = 0): Promise<void> {
      if ((await sumStoredBytes(transaction, owner)) + bytes > maxStoredMegabytes * 1_000_000)
        throw new AppError('NO_ROOM_FOR_FILES', { mostMegabytes: maxStoredMegabytes });
    },
  };
}
