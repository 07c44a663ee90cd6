import { emailKey, type MemberRole } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { personName } from '../accounts/person-name.ts';
import { wasApproved } from '../accounts/was-approved.ts';

const MAX_CANDIDATES = 20;

function selectPeople(db: Executor) {
  return db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.id as userId', 'users.company_id as companyId', 'companies.name as company'])
    .select(['users.email', wasApproved.as('isApproved')])
    .select(personName('users').as('name'))
    .where('users.deleted_at', 'is', null);
}

/** Lists the owner first, as an admin, then the others by role and name. */
export async function listMembers(db: Executor, projectId: number) {
  const owner = await selectPeople(db)
    .innerJoin('projects', 'projects.owner_user_id', 'users.id')
    .where('projects.id', '=', projectId)
    .execute();
  const others = await selectPeople(db)
    .innerJoin('project_members', 'project_members.user_id', 'users.id')
    .innerJoin('projects', 'projects.id', 'project_members.project_id')
    .select('project_members.role')
    .where('project_members.project_id', '=', projectId)
    .whereRef('projects.owner_user_id', '!=', 'users.id')
    .orderBy(sql`array_position(array['admin', 'member', 'readonly'], project_members.role)`)
    .orderBy('name')
    .orderBy('users.id')
    .execute();
  return [
    ...owner.map((person) => ({ ...person, role: 'admin' as const, isOwner: true })),
    ...others.map((person) => ({ ...person, isOwner: false })),
  ];
}

/** Locks the member, so that concurrent changes to one member are serialised. */
export async function lockMember(transaction: Executor, projectId: number, userId: number) {
  return transaction
    .selectFrom('project_members')
    .innerJoin('users', 'users.id', 'project_members.user_id')
    .select(['project_members.role', wasApproved.as('isApproved')])
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .forUpdate('project_members')
    .executeTakeFirst();
}

/** Returns false if the person is already a member. */
export async function insertMember(
  db: Executor,
  projectId: number,
  userId: number,
  role: MemberRole,
): Promise<boolean> {
  const result = await db
    .insertInto('project_members')
    .values({ project_id: projectId, user_id: userId, role })
    .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateMemberRole(
  db: Executor,
  projectId: number,
  userId: number,
  role: MemberRole,
): Promise<void> {
  await db
    .updateTable('project_members')
    .set({ role })
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute();
}

export async function removeMember(db: Executor, projectId: number, userId: number): Promise<void> {
  await db.deleteFrom('project_members').where('project_id', '=', projectId).where('user_id', '=', userId).execute();
}

/** Selects approved people of companies, without pending or removed people and those of the authority. */
function selectContractors(db: Executor) {
  return selectPeople(db)
    .where('users.is_active', '=', true)
    .where('users.user_type', 'in', ['Contractor Admin', 'Contractor Member']);
}

export async function findContractor(db: Executor, userId: number) {
  return selectContractors(db)
    .select(['users.company_id as companyId', 'users.language'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
}

const isOnTeam = (projectId: number) => sql<boolean>`(
  exists (select from project_members where project_members.user_id = users.id and project_id = ${projectId})
  or exists (select from projects where projects.owner_user_id = users.id and projects.id = ${projectId}))`;

/** Matches the whole address, so that nobody can be found by guessing parts of it (ORG-20). */
export async function findCandidateByEmail(db: Executor, projectId: number, email: string) {
  return selectContractors(db)
    .select(isOnTeam(projectId).as('isMember'))
    .where('users.email_key', '=', emailKey(email))
    .execute();
}

/** Matches any part of the name, in either order, among colleagues only (ORG-21). */
export async function listCandidatesByName(db: Executor, projectId: number, companyId: number, text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return selectContractors(db)
    .select(isOnTeam(projectId).as('isMember'))
    .where('users.company_id', '=', companyId)
    .where(
      sql<boolean>`(${personName('users', false)} ilike ${pattern} or ${personName('users', true)} ilike ${pattern})`,
    )
    .orderBy('name')
    .orderBy('users.id')
    .limit(MAX_CANDIDATES)
    .execute();
}

/** The old owner stays as an admin; the new one needs no role besides ownership (Q140). */
export async function changeOwner(
  db: Executor,
  projectId: number,
  oldOwnerId: number,
  newOwnerId: number,
): Promise<void> {
  await db.updateTable('projects').set({ owner_user_id: newOwnerId }).where('id', '=', projectId).execute();
  await removeMember(db, projectId, newOwnerId);
  await db
    .insertInto('project_members')
    .values({ project_id: projectId, user_id: oldOwnerId, role: 'admin' })
    .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doUpdateSet({ role: 'admin' }))
    .execute();
}
