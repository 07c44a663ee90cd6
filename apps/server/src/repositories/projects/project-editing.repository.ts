import type { ProjectInformation } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { personName } from '../accounts/person-name.ts';

const toColumns = (information: ProjectInformation) => ({
  title: information.title,
  proponent: information.proponent,
  agreement: information.agreement,
  main_contractor: information.mainContractor,
  engineer_consultant: information.engineerConsultant,
  buffer_radius_metres: information.bufferRadiusMetres,
  eia_reference: information.eiaReference,
  description: information.description,
  special_feature: information.specialFeature,
});

export interface Owner {
  readonly userId: number;
  readonly companyId: number | null;
}

export async function insertProject(
  db: Executor,
  information: ProjectInformation,
  owner: Owner,
  now: Date,
): Promise<number> {
  const row = await db
    .insertInto('projects')
    .values({
      ...toColumns(information),
      version: null,
      owner_user_id: owner.userId,
      owner_company_id: owner.companyId,
      created_at: now,
      modified_at: now,
      modified_by: owner.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function getInformation(db: Executor, projectId: number) {
  return db
    .selectFrom('projects')
    .select(['title', 'proponent', 'agreement', 'main_contractor as mainContractor'])
    .select(['engineer_consultant as engineerConsultant', 'buffer_radius_metres as bufferRadiusMetres'])
    .select(['eia_reference as eiaReference', 'description', 'special_feature as specialFeature'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
}

export async function updateInformation(
  db: Executor,
  projectId: number,
  information: ProjectInformation,
): Promise<void> {
  await db.updateTable('projects').set(toColumns(information)).where('id', '=', projectId).execute();
}

interface ProjectChange {
  readonly userId: number;
  readonly now: Date;
  /** Calculation input changed, so the results are no longer valid (U39). */
  readonly isInputChanged: boolean;
}

/** The only place that increments a revision. */
export async function bumpRevision(db: Executor, projectId: number, change: ProjectChange): Promise<void> {
  await db
    .updateTable('projects')
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      modified_at: change.now,
      modified_by: change.userId,
      ...(change.isInputChanged && { is_calculated: false, input_revision: eb('revision', '+', 1) }),
    }))
    .where('id', '=', projectId)
    .execute();
}

/** The user of the last change, shown when a save came too late. */
export async function findLastChange(db: Executor, projectId: number) {
  return db
    .selectFrom('projects')
    .leftJoin('users', 'users.id', 'projects.modified_by')
    .select(['projects.revision', 'projects.modified_at as modifiedAt'])
    .select(personName('users').$castTo<string | null>().as('modifiedBy'))
    .where('projects.id', '=', projectId)
    .executeTakeFirstOrThrow();
}

/** Serialises the search for a free title or version in a company until the transaction ends (Q41, Q43). */
export async function lockTitles(transaction: Executor, owner: Owner): Promise<void> {
  const key = owner.companyId ?? -owner.userId;
  await sql`select pg_advisory_xact_lock(hashtext('project titles'), ${key}::integer)`.execute(transaction);
}

/** Lists the titles of the projects that a person owns. */
export async function listOwnedTitles(db: Executor, ownerUserId: number) {
  return db
    .selectFrom('projects')
    .select(['id', 'title', 'lineage_id as lineageId'])
    .where('owner_user_id', '=', ownerUserId)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Hides the project from everybody. It can be restored within the retention period (U27). */
export async function markDeleted(db: Executor, projectId: number, userId: number, now: Date): Promise<void> {
  await db.updateTable('projects').set({ deleted_at: now, deleted_by: userId }).where('id', '=', projectId).execute();
  await db.deleteFrom('project_leases').where('project_id', '=', projectId).execute();
}
