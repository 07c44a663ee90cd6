import { sql } from 'kysely';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { compileOnce } from '../../database/compile-once.ts';
import type { Executor } from '../../database/connection.ts';
import { personName, readsFamilyNameFirst } from '../accounts/person-name.ts';
import { submittedTo } from '../review/submitted-to.ts';

interface ProjectAndUser {
  readonly projectId: number;
  readonly userId: number;
}

const summaryColumns = [
  'projects.id',
  'projects.guid',
  'projects.title',
  'projects.version',
  'projects.submitted_at as submittedAt',
  'projects.approved_on as approvedOn',
  'projects.rejected_at as rejectedAt',
  'projects.archived_at as archivedAt',
  'projects.is_calculated as isCalculated',
  'projects.created_at as createdAt',
  'projects.modified_at as modifiedAt',
  'projects.revision',
  'projects.districts',
  'projects.owner_user_id as ownerUserId',
  'projects.owner_company_id as ownerCompanyId',
  'companies.name as ownerCompany',
] as const;

/** Every column a list needs, with the requesting user's role. */
function selectSummaries(db: Executor, userId: number, isFamilyFirst: boolean = readsFamilyNameFirst()) {
  return db
    .selectFrom('projects')
    .innerJoin('users as owner', 'owner.id', 'projects.owner_user_id')
    .leftJoin('companies', 'companies.id', 'projects.owner_company_id')
    .leftJoin('project_members as own', (join) =>
      join.onRef('own.project_id', '=', 'projects.id').on('own.user_id', '=', userId),
    )
    .select(summaryColumns)
    .select(['own.role as memberRole', submittedTo.as('submittedTo')])
    .select((eb) => {
      const tasks = eb.selectFrom('tasks').whereRef('tasks.project_id', '=', 'projects.id');
      // As separate queries, each reads one index entry. A combined query would read every activity.
      return [
        tasks.select((e) => e.fn.min('start_date').as('day')).as('commencementDate'),
        tasks.select((e) => e.fn.max('end_date').as('day')).as('completionDate'),
      ];
    })
    .select(personName('owner', isFamilyFirst).as('ownerName'))
    .where('projects.deleted_at', 'is', null);
}

const ownIds = (db: Executor, userId: number) =>
  db
    .selectFrom('projects')
    .select('id')
    .where('owner_user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .union(db.selectFrom('project_members').select('project_id as id').where('user_id', '=', userId));

export const listOwnProjectIds = async (db: Executor, userId: number): Promise<number[]> =>
  (await ownIds(db, userId).execute()).map(({ id }) => id);

/** The projects a user owns or is a member of. Each half uses its own index; an 'or' would read all projects. */
export const listOwnProjects = (db: Executor, userId: number) =>
  selectOwn(db, { userId, isFamilyFirst: readsFamilyNameFirst() });

const selectOwn = compileOnce((db, { userId, isFamilyFirst }: { userId: number; isFamilyFirst: boolean }) =>
  selectSummaries(db, userId, isFamilyFirst)
    .where('projects.id', 'in', ownIds(db, userId))
    .orderBy('projects.modified_at', 'desc')
    .orderBy('projects.id', 'desc'),
);

/** Submitted projects of a district, or of all Hong Kong for null (Q34). */
export async function listSubmittedProjects(db: Executor, userId: number, district: string | null) {
  let query = selectSummaries(db, userId).where((eb) =>
    eb.or([eb('projects.submitted_at', 'is not', null), eb('projects.approved_on', 'is not', null)]),
  );
  if (district !== null) query = query.where(sql<boolean>`projects.districts @> array[${district}]`);
  return query.orderBy('projects.modified_at', 'desc').orderBy('projects.id', 'desc').execute();
}

/**
 * Returned projects of a district, or of all Hong Kong for null, as they were submitted: the team's changes before the
 * next submission are not shown (Q34, Q150).
 */
export async function listReturnedProjects(db: Executor, userId: number, district: string | null) {
  const rows = await selectSummaries(db, userId)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('submissions')
          .select(['project_title', 'commencement_date', 'completion_date', 'decided_at', 'project_revision'])
          .select(sql<string[]>`coalesce(submissions.districts, projects.districts)`.as('handedInDistricts'))
          .whereRef('submissions.project_id', '=', 'projects.id')
          .orderBy('number', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(['newest.project_title', 'newest.commencement_date', 'newest.completion_date', 'newest.decided_at'])
    .select(['newest.project_revision', 'newest.handedInDistricts'])
    .where('projects.rejected_at', 'is not', null)
    .where('projects.submitted_at', 'is', null)
    .where('projects.approved_on', 'is', null)
    .$if(district !== null, (query) => query.where(sql<boolean>`newest."handedInDistricts" @> array[${district}]`))
    .orderBy('projects.rejected_at', 'desc')
    .orderBy('projects.id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    title: row.project_title ?? row.title,
    commencementDate: row.project_title === null ? row.commencementDate : row.commencement_date,
    completionDate: row.project_title === null ? row.completionDate : row.completion_date,
    districts: row.handedInDistricts,
    modifiedAt: row.decided_at ?? row.modifiedAt,
    revision: row.project_revision,
    isCalculated: true,
  }));
}

export async function findProject(db: Executor, projectId: number, userId: number) {
  return (await selectProject(db, { projectId, userId, isFamilyFirst: readsFamilyNameFirst() }))[0];
}

const selectProject = compileOnce(
  (db, { projectId, userId, isFamilyFirst }: ProjectAndUser & { isFamilyFirst: boolean }) =>
    selectSummaries(db, userId, isFamilyFirst)
      .leftJoin('users as editor', 'editor.id', 'projects.modified_by')
      .select(personName('editor', isFamilyFirst).$castTo<string | null>().as('modifiedBy'))
      .select([
        'projects.proponent',
        'projects.agreement',
        'projects.main_contractor as mainContractor',
        'projects.engineer_consultant as engineerConsultant',
        'projects.buffer_radius_metres as bufferRadiusMetres',
        'projects.eia_reference as eiaReference',
        'projects.description',
        'projects.special_feature as specialFeature',
        'projects.primary_district as primaryDistrict',
        'projects.has_neighbours as hasNeighbours',
        'projects.has_screening as hasScreening',
      ])
      .select(
        sql<string | null>`(select string_agg(distinct calculation_type, ',' order by calculation_type)
        from zones where zones.project_id = projects.id)`.as('calculationType'),
      )
      .select(
        sql<boolean>`exists (select from site_parts where project_id = projects.id offset 1)`.as('isMultiPolygon'),
      )
      .where('projects.id', '=', projectId),
);

/** Selects only what the permission rules need to know about a project. */
const accessOf = (db: Executor, { projectId, userId }: ProjectAndUser) =>
  db
    .selectFrom('projects')
    .leftJoin('project_members', (join) =>
      join.onRef('project_members.project_id', '=', 'projects.id').on('project_members.user_id', '=', userId),
    )
    .select([
      'projects.owner_user_id as ownerUserId',
      'projects.owner_company_id as ownerCompanyId',
      'projects.districts',
      'projects.is_calculated as isCalculated',
      'project_members.role as memberRole',
      sql<boolean>`projects.submitted_at is not null`.as('isSubmitted'),
      sql<boolean>`projects.approved_on is not null`.as('isApproved'),
      submittedTo.as('submittedTo'),
    ])
    .where('projects.id', '=', projectId)
    .where('projects.deleted_at', 'is', null);

const readAccess = compileOnce(accessOf);
const lockAccess = compileOnce((db, given: ProjectAndUser) => accessOf(db, given).forNoKeyUpdate('projects'));

export async function findProjectAccess(db: Executor, projectId: number, user: AuthenticatedUser) {
  return (await readAccess(db, { projectId, userId: user.id }))[0];
}

/**
 * The same with the project's row locked, so that the permission still holds when the change is written. The lock does
 * not conflict with foreign keys, so taking a lease and editing do not block each other.
 */
export async function lockProjectAccess(db: Executor, projectId: number, user: AuthenticatedUser) {
  return (await lockAccess(db, { projectId, userId: user.id }))[0];
}

export async function countParts(db: Executor, projectId: number) {
  const count = (table: 'zones' | 'tasks' | 'equipment_rows' | 'receiver_points') =>
    sql<number>`(select count(*) from ${sql.table(table)} where project_id = ${projectId})`;
  return db
    .selectNoFrom([
      count('zones').as('zones'),
      count('tasks').as('tasks'),
      count('equipment_rows').as('equipmentRows'),
      count('receiver_points').as('receivers'),
    ])
    .executeTakeFirstOrThrow();
}

export async function getRevision(db: Executor, projectId: number): Promise<number> {
  const row = await db.selectFrom('projects').select('revision').where('id', '=', projectId).executeTakeFirstOrThrow();
  return row.revision;
}

export async function getVersion(db: Executor, projectId: number): Promise<number | null> {
  const row = await db.selectFrom('projects').select('version').where('id', '=', projectId).executeTakeFirstOrThrow();
  return row.version;
}

/** Locks the project row, so that its revision cannot change until the transaction ends. */
export async function lockRevision(db: Executor, projectId: number): Promise<number> {
  const row = await db
    .selectFrom('projects')
    .select('revision')
    .where('id', '=', projectId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return row.revision;
}

/** The same for the revision of the last change that a level depends on. */
export async function lockInputRevision(db: Executor, projectId: number): Promise<number> {
  const row = await db
    .selectFrom('projects')
    .select('input_revision as inputRevision')
    .where('id', '=', projectId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return row.inputRevision;
}

export async function setCalculated(db: Executor, projectId: number, isCalculated: boolean): Promise<void> {
  await db.updateTable('projects').set({ is_calculated: isCalculated }).where('id', '=', projectId).execute();
}
