import type { CopyRequest, Project } from '@quietsite/contracts';
import { type DayString, dayNumber, hongKongToday, nextVersion, titleKey } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import {
  type CopyPair,
  copyBarriers,
  copyEquipment,
  copyGeometry,
  copyMaterials,
  copyTasks,
  findOriginal,
  insertCopy,
  listVersions,
} from '../../repositories/projects/copy.repository.ts';
import { copyReceivers } from '../../repositories/projects/copy-receiver.repository.ts';
import { takeLease } from '../../repositories/projects/lease.repository.ts';
import { lockTitles } from '../../repositories/projects/project-editing.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Quotas } from '../mechanisms/quota.ts';
import type { AccessService } from './access.service.ts';
import { copyReport } from './copy-report.ts';
import type { ProjectService } from './project.service.ts';
import { refuseTakenTitle } from './project-editing.service.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly clock: Clock;
  readonly quotas: Pick<Quotas, 'requireProject'>;
  readonly projects: Pick<ProjectService, 'get'>;
}

type Original = Awaited<ReturnType<typeof findOriginal>>;

export type CopyService = ReturnType<typeof createCopyService>;

/** Saves a project as a new version or as a new project, completely or not at all (Q39 to Q42). */
export function createCopyService({ database, access, clock, projects, quotas }: Dependencies) {
  return {
    async create(user: AuthenticatedUser, fromId: number, request: CopyRequest): Promise<Project> {
      const projectId = await database.transaction().execute(async (transaction) => {
        // Locked, so that the original does not change while its parts are read.
        await access.requireLocked(transaction, user, fromId, 'copy');
        const original = await findOriginal(transaction, fromId);
        const toId = await insertNamed(transaction, user, fromId, original, request);
        await copyParts(transaction, { fromId, toId }, request, original.commencementDate);
        if (request.isEquipmentKept) await copyReport(transaction, { fromId, toId }, user.id, clock());
        await open(transaction, user, toId);
        const { id: userId } = user;
        await recordAudit(transaction, { userId, action: 'project.copy', projectId: toId, details: { fromId } });
        await recordAudit(transaction, { userId, action: 'project.copied', projectId: fromId, details: { toId } });
        return toId;
      });
      return projects.get(user, projectId);
    },
  };

  async function insertNamed(
    transaction: Executor,
    user: AuthenticatedUser,
    fromId: number,
    original: Original,
    request: CopyRequest,
  ): Promise<number> {
    const owner = { userId: user.id, companyId: user.companyId };
    const copy = { fromId, ownerUserId: user.id, ownerCompanyId: user.companyId, now: clock() };
    await lockTitles(transaction, owner);
    await quotas.requireProject(transaction, owner);
    if (request.as === 'project') {
      await refuseTakenTitle(transaction, user.id, request.title);
      return insertCopy(transaction, { ...copy, title: request.title, version: null, isSameLineage: false });
    }
    const version = await findNextVersion(transaction, original, user.companyId);
    return insertCopy(transaction, { ...copy, title: original.title, version, isSameLineage: true });
  }

  async function copyParts(
    transaction: Executor,
    pair: CopyPair,
    request: CopyRequest,
    commencementDate: DayString | null,
  ): Promise<void> {
    const offsetDays = startOffset(request, commencementDate, hongKongToday(clock()));
    await copyGeometry(transaction, pair, offsetDays);
    await copyBarriers(transaction, pair, offsetDays);
    await copyTasks(transaction, pair, offsetDays);
    if (request.isEquipmentKept) {
      await copyEquipment(transaction, pair, offsetDays);
      await copyMaterials(transaction, pair);
    }
    await copyReceivers(transaction, pair, request.isEquipmentKept);
  }

  /** The user continues working in the copy (Q42). */
  async function open(transaction: Executor, user: AuthenticatedUser, projectId: number): Promise<void> {
    if (user.sessionIdHash === null) throw new AppError('FORBIDDEN');
    await takeLease(transaction, { projectId, userId: user.id, sessionIdHash: user.sessionIdHash, now: clock() });
  }
}

/** One more than the highest version of the same title in the company, and never the original's version (Q41). */
async function findNextVersion(transaction: Executor, original: Original, companyId: number | null): Promise<number> {
  const companyIds = [companyId, original.ownerCompanyId].filter((id) => id !== null);
  const versions = await listVersions(transaction, companyIds, original.lineageId);
  const sameTitle = versions.filter(({ title }) => titleKey(title) === titleKey(original.title));
  return nextVersion(sameTitle.map(({ version }) => version));
}

/**
 * The number of days by which all activities move. A new version keeps its days and a new project starts today, unless
 * another day was chosen (Q39).
 */
function startOffset(request: CopyRequest, commencementDate: DayString | null, today: DayString): number {
  if (commencementDate === null) return 0;
  const target = request.commencementDate ?? (request.as === 'version' ? commencementDate : today);
  return dayNumber(target) - dayNumber(commencementDate);
}
