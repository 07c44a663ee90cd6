import type { Project } from '@quietsite/contracts';
import { canCreateProject, titleKey } from '@quietsite/domain';
import { buildSampleProject } from '@quietsite/fixtures';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { takeLease } from '../../repositories/projects/lease.repository.ts';
import { insertProject, listOwnedTitles, lockTitles } from '../../repositories/projects/project-editing.repository.ts';
import {
  findSampleEquipment,
  insertSampleParts,
  markSample,
} from '../../repositories/projects/sample-project.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Quotas } from '../mechanisms/quota.ts';
import type { ProjectService } from './project.service.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly quotas: Pick<Quotas, 'requireProject'>;
  readonly projects: Pick<ProjectService, 'get'>;
}

export type SampleService = ReturnType<typeof createSampleService>;

/** Creates a sample project for trying everything. Each user gets the same sample, visible to nobody else. */
export function createSampleService({ database, clock, projects, quotas }: Dependencies) {
  return {
    async create(user: AuthenticatedUser): Promise<Project> {
      const { sessionIdHash } = user;
      if (!canCreateProject(user) || sessionIdHash === null) throw new AppError('FORBIDDEN');
      const sample = buildSampleProject();
      const owner = { userId: user.id, companyId: user.companyId };
      const projectId = await database.transaction().execute(async (transaction) => {
        await lockTitles(transaction, owner);
        await quotas.requireProject(transaction, owner);
        const owned = await listOwnedTitles(transaction, user.id);
        const title = findFreeTitle(
          sample.title,
          owned.map((project) => project.title),
        );
        const id = await insertProject(transaction, { ...sample, title }, owner, clock());
        await markSample(transaction, id);
        await insertSampleParts(transaction, id, sample, await findSampleEquipment(transaction));
        await takeLease(transaction, { projectId: id, userId: user.id, sessionIdHash, now: clock() });
        await recordAudit(transaction, {
          userId: user.id,
          action: 'project.create',
          projectId: id,
          details: { isSample: true },
        });
        return id;
      });
      return projects.get(user, projectId);
    },
  };
}

/** Numbers the title from the second sample of a user on. */
function findFreeTitle(title: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(titleKey));
  for (let number = 1; ; number += 1) {
    const candidate = `${title} (${number === 1 ? 'sample' : `sample ${number}`})`;
    if (!keys.has(titleKey(candidate))) return candidate;
  }
}
