import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { personName } from '../accounts/person-name.ts';

/** Every account, without credentials (Q130). */
export async function listUsersForExport(db: Executor) {
  return db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.id', 'username', 'first_name as firstName', 'last_name as lastName', 'companies.name as company'])
    .select(['email', 'phone', 'user_type as userType', 'district', 'users.is_active as isActive'])
    .select('users.created_at as createdAt')
    .where('users.deleted_at', 'is', null)
    .orderBy('users.id')
    .execute();
}

export async function listProjectsForExport(db: Executor) {
  return db
    .selectFrom('projects')
    .innerJoin('users as owner', 'owner.id', 'projects.owner_user_id')
    .leftJoin('companies', 'companies.id', 'projects.owner_company_id')
    .select(['projects.id', 'title', 'version', 'companies.name as company', 'primary_district as district'])
    .select(personName('owner').as('owner'))
    .select(['projects.created_at as createdAt', 'projects.modified_at as modifiedAt'])
    .select(sql<boolean>`projects.submitted_at is not null`.as('isSubmitted'))
    .select(sql<boolean>`projects.approved_on is not null`.as('isApproved'))
    .select((eb) => {
      const tasks = eb.selectFrom('tasks').whereRef('tasks.project_id', '=', 'projects.id');
      return [
        tasks.select((inner) => inner.fn.min('start_date').as('day')).as('commencementDate'),
        tasks.select((inner) => inner.fn.max('end_date').as('day')).as('completionDate'),
      ];
    })
    .where('projects.deleted_at', 'is', null)
    .orderBy('projects.id')
    .execute();
}
