import { sql } from 'kysely';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Executor } from '../../database/connection.ts';
import { submittedTo } from './submitted-to.ts';

/** Lists the versions of a project, deleted ones too, with what the permission rules need to know about each. */
export async function listLineageAccess(db: Executor, projectId: number, user: AuthenticatedUser) {
  return db
    .selectFrom('projects')
    .leftJoin('project_members', (join) =>
      join.onRef('project_members.project_id', '=', 'projects.id').on('project_members.user_id', '=', user.id),
    )
    .select(['projects.id', 'owner_user_id as ownerUserId', 'owner_company_id as ownerCompanyId', 'districts'])
    .select(['is_calculated as isCalculated', 'project_members.role as memberRole'])
    .select(sql<boolean>`submitted_at is not null`.as('isSubmitted'))
    .select(sql<boolean>`approved_on is not null`.as('isApproved'))
    .select(sql<boolean>`deleted_at is not null`.as('isDeleted'))
    .select(submittedTo.as('submittedTo'))
    .where('lineage_id', '=', (eb) =>
      eb.selectFrom('projects as own').select('lineage_id').where('own.id', '=', projectId),
    )
    .execute();
}

export async function findApprovedOn(db: Executor, projectId: number) {
  const row = await db
    .selectFrom('projects')
    .select('approved_on as approvedOn')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return row.approvedOn;
}

/**
 * Finds the name of a submitted receiver or row: the current name if it still exists. Returns undefined if it was not
 * part of the submission's calculation.
 */
export async function findSubmittedName(
  db: Executor,
  submissionId: number,
  kind: 'receiver' | 'row',
  id: number,
): Promise<string | undefined> {
  const [list, idField, table] =
    kind === 'receiver'
      ? (['receivers', 'pointId', 'receiver_points'] as const)
      : (['rows', 'id', 'equipment_rows'] as const);
  const { rows } = await sql<{ name: string }>`
    select coalesce(present.name, item ->> 'name') as name
    from submissions join calculation_runs run on run.id = submissions.run_id
    cross join jsonb_array_elements(run.input -> ${list}::text) item
    left join ${sql.table(table)} present on present.id = ${id}
    where submissions.id = ${submissionId} and (item ->> ${idField}::text)::integer = ${id} limit 1`.execute(db);
  return rows[0]?.name;
}

/** The districts of all submissions of a project, deleted or not; null if there are none. */
export async function findSubmittedTo(db: Executor, projectId: number): Promise<readonly string[] | null> {
  const row = await db
    .selectFrom('projects')
    .select(submittedTo.as('submittedTo'))
    .where('id', '=', projectId)
    .executeTakeFirst();
  return row?.submittedTo ?? null;
}
