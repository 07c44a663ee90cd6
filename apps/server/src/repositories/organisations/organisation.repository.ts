import type { UserType } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { givenName } from '../accounts/person-name.ts';
import { wasApproved } from '../accounts/was-approved.ts';

/** Everybody in a company, those waiting for approval first. */
export async function listOrganisationMembers(db: Executor, companyId: number) {
  return db
    .selectFrom('users')
    .select(['users.id', 'username', 'email', 'user_type as userType'])
    .select(wasApproved.as('isApproved'))
    .select(givenName('users').as('name'))
    .select((eb) =>
      eb
        .selectFrom('projects')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('projects.owner_user_id', '=', 'users.id')
        .where('projects.deleted_at', 'is', null)
        .as('ownedProjects'),
    )
    .where('company_id', '=', companyId)
    .where('users.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('is_active', '=', true), eb('email_confirmed_at', 'is not', null)]))
    .where('user_type', 'in', ['Contractor Admin', 'Contractor Member'])
    .orderBy('isApproved')
    .orderBy('username_key')
    .execute();
}

export async function listOrganisationProjects(db: Executor, companyId: number) {
  return db
    .selectFrom('projects')
    .innerJoin('users as owner', 'owner.id', 'projects.owner_user_id')
    .select(['projects.id', 'title', 'version', 'owner_user_id as ownerUserId'])
    .select(givenName('owner').as('ownerName'))
    .where('owner_company_id', '=', companyId)
    .where('projects.deleted_at', 'is', null)
    .orderBy(sql`lower(title)`)
    .orderBy('version')
    .execute();
}

export async function countOtherAdmins(db: Executor, companyId: number, exceptUserId: number): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('user_type', '=', 'Contractor Admin')
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .where('id', '!=', exceptUserId)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function listOwnedProjectIds(db: Executor, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('projects')
    .select('id')
    .where('owner_user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Includes deleted projects, so that a restored project does not belong to an owner who has left (U27). */
export async function handOverProjects(db: Executor, userId: number, successorId: number): Promise<void> {
  await db.updateTable('projects').set({ owner_user_id: successorId }).where('owner_user_id', '=', userId).execute();
  // An owner needs no separate membership.
  await db
    .deleteFrom('project_members')
    .using('projects')
    .whereRef('projects.id', '=', 'project_members.project_id')
    .whereRef('projects.owner_user_id', '=', 'project_members.user_id')
    .where('project_members.user_id', '=', successorId)
    .execute();
}

export async function removeMemberships(db: Executor, userId: number): Promise<number[]> {
  const rows = await db
    .deleteFrom('project_members')
    .where('user_id', '=', userId)
    .returning('project_id as projectId')
    .execute();
  return rows.map(({ projectId }) => projectId);
}

/** Lists the registrations that the authority has to decide about, the oldest first (Q139). */
export async function listPendingCompanyAdmins(db: Executor) {
  const userType: UserType = 'Contractor Admin';
  return db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.id', 'username', 'email', 'phone', 'companies.name as company', 'user_type as userType'])
    .select(['users.created_at as registeredAt'])
    .select(givenName('users').as('name'))
    .where('user_type', '=', userType)
    .where('users.is_active', '=', false)
    .where('users.deactivated_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .where('email_confirmed_at', 'is not', null)
    .orderBy('users.created_at')
    .orderBy('users.id')
    .execute();
}
