import type { Project } from '@quietsite/contracts';
import {
  canCreateProject,
  type InformationField,
  keysOf,
  normaliseCalendar,
  type ProjectInformation,
  titleKey,
  type WorkingCalendar,
} from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { findNewestRun, finishRun, notifyProject } from '../../repositories/calculation/run.repository.ts';
import { writeCalendarSettings } from '../../repositories/programme/working-calendar.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import {
  bumpRevision,
  getInformation,
  insertProject,
  listOwnedTitles,
  lockTitles,
  markDeleted,
  updateInformation,
} from '../../repositories/projects/project-editing.repository.ts';
import { rebuildSurroundings } from '../../repositories/receivers/assessment.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Quotas } from '../mechanisms/quota.ts';
import type { AccessService } from './access.service.ts';
import type { ProjectService } from './project.service.ts';
import { refuseStale } from './refuse-stale.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly clock: Clock;
  readonly quotas: Pick<Quotas, 'requireProject'>;
  readonly projects: Pick<ProjectService, 'get'>;
}

export type ProjectEditingService = ReturnType<typeof createProjectEditingService>;

export function createProjectEditingService({ database, access, clock, projects, quotas }: Dependencies) {
  return {
    /** Only the typed fields come from the request; everything else follows from the user (PROJ-49, U23). */
    async create(
      user: AuthenticatedUser,
      { calendar = null, ...information }: ProjectInformation & { readonly calendar?: WorkingCalendar | null },
    ): Promise<Project> {
      if (!canCreateProject(user)) throw new AppError('FORBIDDEN');
      const owner = { userId: user.id, companyId: user.companyId };
      const projectId = await database.transaction().execute(async (transaction) => {
        await lockTitles(transaction, owner);
        await quotas.requireProject(transaction, owner);
        await refuseTakenTitle(transaction, user.id, information.title);
        const id = await insertProject(transaction, information, owner, clock());
        if (calendar)
          await writeCalendarSettings(transaction, id, { calendar: normaliseCalendar(calendar), everyDayTaskIds: [] });
        await recordAudit(transaction, { userId: user.id, action: 'project.create', projectId: id });
        return id;
      });
      return projects.get(user, projectId);
    },

    async changeInformation(
      user: AuthenticatedUser,
      projectId: number,
      { revision, ...information }: ProjectInformation & { readonly revision: number },
    ): Promise<Project> {
      await database.transaction().execute(async (transaction) => {
        const rights = await access.requireWritable(transaction, user, projectId, 'edit');
        await refuseStale(transaction, projectId, revision);
        const before = await getInformation(transaction, projectId);
        if (titleKey(before.title) !== titleKey(information.title)) {
          await lockTitles(transaction, { userId: rights.ownerUserId, companyId: rights.ownerCompanyId });
          await refuseTakenTitle(transaction, rights.ownerUserId, information.title, projectId);
        }
        await updateInformation(transaction, projectId, information);
        const isInputChanged = before.bufferRadiusMetres !== information.bufferRadiusMetres;
        if (isInputChanged) await rebuildSurroundings(transaction, projectId);
        await bumpRevision(transaction, projectId, { userId: user.id, now: clock(), isInputChanged });
        const fields = listChanges(before, information);
        await recordAudit(transaction, {
          userId: user.id,
          action: 'project.information',
          projectId,
          details: { fields },
        });
        await notifyProject(transaction, { projectId, type: 'project', id: projectId });
      });
      return projects.get(user, projectId);
    },

    /** Compares with the projects of the requesting user, or of the owner of the project being edited. */
    async isTitleAvailable(user: AuthenticatedUser, title: string, exceptProjectId: number | null): Promise<boolean> {
      if (!canCreateProject(user)) throw new AppError('FORBIDDEN');
      if (exceptProjectId === null) return !(await isTitleTaken(database, user.id, title));
      const { ownerUserId } = await access.require(user, exceptProjectId, 'edit');
      return !(await isTitleTaken(database, ownerUserId, title, exceptProjectId));
    },

    /** Deletes the project. The permission rule says who may and when: never while it is with the authority (U27). */
    async remove(user: AuthenticatedUser, projectId: number, revision: number): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await access.requireWritable(transaction, user, projectId, 'delete');
        await refuseStale(transaction, projectId, revision);
        const run = await findNewestRun(transaction, projectId);
        if (run) await finishRun(transaction, run.id, { status: 'cancelled' }, clock());
        await markDeleted(transaction, projectId, user.id, clock());
        await recordAudit(transaction, { userId: user.id, action: 'project.delete', projectId });
        await notifyProject(transaction, { projectId, type: 'project', id: projectId });
      });
    },
  };
}

/** Versions of one project share their title (Q43). */
async function isTitleTaken(db: Executor, ownerUserId: number, title: string, exceptProjectId?: number) {
  const owned = await listOwnedTitles(db, ownerUserId);
  const lineageId = owned.find(({ id }) => id === exceptProjectId)?.lineageId;
  return owned.some((other) => titleKey(other.title) === titleKey(title) && other.lineageId !== lineageId);
}

export async function refuseTakenTitle(
  transaction: Executor,
  ownerUserId: number,
  title: string,
  exceptProjectId?: number,
): Promise<void> {
  if (await isTitleTaken(transaction, ownerUserId, title, exceptProjectId)) throw new AppError('TITLE_TAKEN');
}

function listChanges(before: ProjectInformation, after: ProjectInformation): InformationField[] {
  return keysOf(before).filter((field) => before[field] !== after[field]);
}
