import type { MonthCount } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

/** Existing accounts, companies and projects, by the month (Hong Kong time) they were created. */
export async function countByMonth(db: Executor) {
  const [users, companies, projects] = await Promise.all([
    countMonths(db, sql`users where deleted_at is null`),
    // Companies that were never approved are not counted.
    countMonths(db, sql`companies where is_active`),
    countMonths(db, sql`projects where deleted_at is null`),
  ]);
  return { users, companies, projects };
}

async function countMonths(db: Executor, from: ReturnType<typeof sql>): Promise<MonthCount[]> {
  const { rows } = await sql<MonthCount>`
    select to_char(created_at at time zone 'Asia/Hong_Kong', 'YYYY-MM') as month, count(*)::integer as count
    from ${from} group by 1 order by 1`.execute(db);
  return rows;
}

/** All districts, including those without a project; null for projects that have no site yet. */
export async function countByDistrict(db: Executor): Promise<{ district: string | null; projects: number }[]> {
  const { rows } = await sql<{ district: string | null; projects: number }>`
    select district, count(project.id)::integer as projects
    from (select district from source.districts union select primary_district from projects where deleted_at is null)
      as known (district)
    left join projects project on project.primary_district is not distinct from district and project.deleted_at is null
    group by district order by district nulls last`.execute(db);
  return rows;
}

interface StatusCount {
  readonly isSubmitted: boolean;
  readonly isApproved: boolean;
  readonly count: number;
}

export async function countByStatus(db: Executor): Promise<StatusCount[]> {
  const { rows } = await sql<StatusCount>`
    select submitted_at is not null as "isSubmitted", approved_on is not null as "isApproved", count(*)::integer as count
    from projects where deleted_at is null group by 1, 2`.execute(db);
  return rows;
}
