import type { Programme, Project, ProjectMap, ProjectSummary } from '@quietsite/contracts';
import { canEditProject, canListSubmittedProjects, layerKindOf, type ProjectAccess } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { awaitAll } from '../../database/await-all.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { readInSnapshot } from '../../database/read-in-snapshot.ts';
import { AppError } from '../../errors.ts';
import { readProgramme } from '../../repositories/programme/programme.repository.ts';
import { listOtherHolders } from '../../repositories/projects/lease.repository.ts';
import {
  countParts,
  findProject,
  listOwnProjects,
  listReturnedProjects,
  listSubmittedProjects,
} from '../../repositories/projects/project.repository.ts';
import { readKindWords } from '../../repositories/receivers/kind-word.repository.ts';
import {
  findAssessmentArea,
  findMapState,
  listReceiverBuildings,
  listRemovedBuildings,
  listSiteParts,
  listUnregisteredSites,
  listZones,
  writeReceivers,
} from '../../repositories/site/site.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { AccessService } from './access.service.ts';

export type ProjectListName = 'own' | 'authority';

const defaultList = (user: AuthenticatedUser): ProjectListName => (user.userType === 'admin' ? 'authority' : 'own');

export type ProjectService = ReturnType<typeof createProjectService>;

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly clock: Clock;
}

export function createProjectService({ database, access, clock }: Dependencies) {
  return {
    /** Returns one of two lists: own projects, or those submitted to the authority (Q34), with returned ones last. */
    async list(user: AuthenticatedUser, list: ProjectListName = defaultList(user)): Promise<ProjectSummary[]> {
      const rows = list === 'own' ? await listOwn(user) : await listForAuthority(user);
      const projectIds = rows.map(({ id }) => id);
      const leaseHolders = await listOtherHolders(database, projectIds, user.sessionIdHash, clock());
      // Only the team sees who edits a returned project.
      const isShown = (row: SummaryRow) => list === 'own' || statusOf(row) !== 'Rejected';
      return rows.map((row) => toSummary(row, isShown(row) ? (leaseHolders.get(row.id) ?? null) : null));
    },

    async get(user: AuthenticatedUser, projectId: number): Promise<Project> {
      const rights = await access.require(user, projectId, 'read');
      return readInSnapshot(database, (snapshot) => read(snapshot, user, projectId, rights));
    },

    /** The response to a save: reads the state inside its transaction, for a user who was allowed to write. */
    getWithin: read,

    /** The receivers are returned as JSON text (writeReceivers). */
    async getMap(
      user: AuthenticatedUser,
      projectId: number,
    ): Promise<Omit<ProjectMap, 'receivers'> & { readonly receivers: string }> {
      await access.require(user, projectId, 'read');
      // Read in one snapshot: a concurrent save could otherwise combine new zones with an old site.
      return readInSnapshot(database, async (snapshot) => {
        const { state, receiverBuildings, words, ...parts } = await awaitAll({
          state: findMapState(snapshot, projectId),
          site: listSiteParts(snapshot, projectId),
          assessmentArea: findAssessmentArea(snapshot, projectId),
          zones: listZones(snapshot, projectId),
          receiverBuildings: listReceiverBuildings(snapshot, projectId),
          removedBuildings: listRemovedBuildings(snapshot, projectId),
          unregisteredSites: listUnregisteredSites(snapshot, projectId),
          receivers: writeReceivers(snapshot, projectId),
          words: readKindWords(snapshot),
        });
        return {
          ...{ ...state, ...parts },
          receiverBuildings: receiverBuildings.map(({ type, ...building }) => ({
            ...building,
            layerKind: layerKindOf({ use: building.use, type }, words),
          })),
        };
      });
    },

    async getProgramme(user: AuthenticatedUser, projectId: number): Promise<Programme> {
      await access.require(user, projectId, 'read');
      // Read in one snapshot, like the map: otherwise equipment rows could lack their activity.
      return readInSnapshot(database, (snapshot) => readProgramme(snapshot, projectId));
    },
  };

  async function read(
    db: Executor,
    user: AuthenticatedUser,
    projectId: number,
    rights: ProjectAccess,
  ): Promise<Project> {
    const { project, leaseHolders, counts } = await awaitAll({
      project: findProject(db, projectId, user.id),
      leaseHolders: listOtherHolders(db, [projectId], user.sessionIdHash, clock()),
      counts: countParts(db, projectId),
    });
    if (!project) throw new AppError('NOT_FOUND');
    return {
      ...toSummary(project, leaseHolders.get(projectId) ?? null),
      ...toDetails(project),
      isReadonly: !canEditProject(user, rights),
      counts,
    };
  }

  /** A platform administrator has no projects of their own (Q44). */
  async function listOwn(user: AuthenticatedUser) {
    return user.userType === 'admin' ? [] : listOwnProjects(database, user.id);
  }

  async function listForAuthority(user: AuthenticatedUser) {
    if (!canListSubmittedProjects(user)) throw new AppError('FORBIDDEN');
    if (user.userType !== 'admin' && user.district === null) return [];
    const district = user.userType === 'admin' ? null : user.district;
    const submitted = await listSubmittedProjects(database, user.id, district);
    return [...submitted, ...(await listReturnedProjects(database, user.id, district))];
  }
}

type SummaryRow = Awaited<ReturnType<typeof listOwnProjects>>[number];
type ProjectRow = NonNullable<Awaited<ReturnType<typeof findProject>>>;

/** Precedence: Approved, Submitted, Rejected, Created (Q36, Q48). */
function statusOf(row: SummaryRow): ProjectSummary['status'] {
  if (row.approvedOn) return 'Approved';
  if (row.submittedAt) return 'Submitted';
  return row.rejectedAt ? 'Rejected' : 'Created';
}

const toSummary = (row: SummaryRow, openedBy: string | null): ProjectSummary => ({
  id: row.id,
  guid: row.guid,
  title: row.title,
  version: row.version,
  commencementDate: row.commencementDate,
  completionDate: row.completionDate,
  status: statusOf(row),
  isArchived: row.archivedAt !== null,
  ownerName: row.ownerName,
  ownerCompany: row.ownerCompany,
  isCalculated: row.isCalculated,
  createdAt: row.createdAt.toISOString(),
  modifiedAt: row.modifiedAt.toISOString(),
  revision: row.revision,
  access: {
    ownerUserId: row.ownerUserId,
    ownerCompanyId: row.ownerCompanyId,
    memberRole: row.memberRole,
    districts: row.districts,
    isSubmitted: row.submittedAt !== null,
    isApproved: row.approvedOn !== null,
    isCalculated: row.isCalculated,
    submittedTo: row.submittedTo,
  },
  openedBy,
});

const toDetails = (row: ProjectRow) => ({
  proponent: row.proponent,
  agreement: row.agreement,
  mainContractor: row.mainContractor,
  engineerConsultant: row.engineerConsultant,
  bufferRadiusMetres: row.bufferRadiusMetres,
  eiaReference: row.eiaReference,
  description: row.description,
  specialFeature: row.specialFeature,
  districts: row.districts,
  primaryDistrict: row.primaryDistrict,
  calculationType: row.calculationType,
  isMultiPolygon: row.isMultiPolygon,
  hasNeighbours: row.hasNeighbours,
  hasScreening: row.hasScreening,
  approvedOn: row.approvedOn,
  modifiedBy: row.modifiedBy,
});
