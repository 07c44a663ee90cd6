import type { Programme, Project, ProjectMap, ProjectSummary } from '@quietsite/contracts';
import type { AuthenticatedUser } from '../authenticated-user.ts';
import type { Database } from '../database/connection.ts';
import { AppError } from '../errors.ts';
import { countParts, findProject, listOwnProjects, listSubmittedProjects } from '../repositories/project.repository.ts';
import {
  findAssessmentArea,
  listEquipmentRows,
  listReceiverBuildings,
  listReceivers,
  listSiteParts,
  listTasks,
  listZones,
} from '../repositories/site.repository.ts';
import type { AccessService } from './access.service.ts';

export type ProjectService = ReturnType<typeof createProjectService>;

export function createProjectService({ database, access }: { database: Database; access: AccessService }) {
  return {
    /** Own projects; the authority's people see what was submitted to them (Q34). */
    async list(user: AuthenticatedUser): Promise<ProjectSummary[]> {
      const own = user.userType === 'admin' ? [] : await listOwnProjects(database, user.id);
      const submitted = await listForAuthority(user);
      const known = new Set(own.map((project) => project.id));
      return [...own, ...submitted.filter((project) => !known.has(project.id))].map(toSummary);
    },

    async get(user: AuthenticatedUser, projectId: number): Promise<Project> {
      const rights = await access.requireReadable(user, projectId);
      const project = await findProject(database, projectId);
      if (!project) throw new AppError('NOT_FOUND');
      return { ...toSummary(project), ...toDetails(project), ...rights, counts: await countParts(database, projectId) };
    },

    async getMap(user: AuthenticatedUser, projectId: number): Promise<ProjectMap> {
      await access.requireReadable(user, projectId);
      return {
        site: await listSiteParts(database, projectId),
        assessmentArea: await findAssessmentArea(database, projectId),
        zones: await listZones(database, projectId),
        receiverBuildings: await listReceiverBuildings(database, projectId),
        receivers: await listReceivers(database, projectId),
      };
    },

    async getProgramme(user: AuthenticatedUser, projectId: number): Promise<Programme> {
      await access.requireReadable(user, projectId);
      return {
        tasks: await listTasks(database, projectId),
        equipmentRows: await listEquipmentRows(database, projectId),
      };
    },
  };

  async function listForAuthority(user: AuthenticatedUser) {
    if (user.userType === 'admin') return listSubmittedProjects(database, null);
    if (user.userType === 'epd' && user.district) return listSubmittedProjects(database, user.district);
    return [];
  }
}

type SummaryRow = Awaited<ReturnType<typeof listOwnProjects>>[number];
type ProjectRow = NonNullable<Awaited<ReturnType<typeof findProject>>>;

/** Approved before Submitted before Rejected before Created (Q36, Q48). */
function statusOf(row: SummaryRow): ProjectSummary['status'] {
  if (row.approvedOn) return 'Approved';
  if (row.submittedAt) return 'Submitted';
  return row.rejectedAt ? 'Rejected' : 'Created';
}

const toSummary = (row: SummaryRow): ProjectSummary => ({
  id: row.id,
  title: row.title,
  version: row.version,
  commencementDate: row.commencementDate,
  completionDate: row.completionDate,
  status: statusOf(row),
  ownerName: row.ownerName,
  ownerCompany: row.ownerCompany,
  isCalculated: row.isCalculated,
  modifiedAt: row.modifiedAt.toISOString(),
});

const toDetails = (row: ProjectRow) => ({
  revision: row.revision,
  proponent: row.proponent,
  agreement: row.agreement,
  mainContractor: row.mainContractor,
  engineerConsultant: row.engineerConsultant,
  bufferRadiusMetres: row.bufferRadiusMetres,
  eiaReference: row.eiaReference,
  description: row.description,
  specialFeature: row.specialFeature,
  districts: row.districts,
  approvedOn: row.approvedOn,
});
