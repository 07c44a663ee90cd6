import type { DistrictShape } from '@quietsite/contracts';
import type { DecidedSubmission, MonthCount } from '@quietsite/domain';
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
  readonly isReturned: boolean;
  readonly count: number;
}

export async function countByStatus(db: Executor): Promise<StatusCount[]> {
  const { rows } = await sql<StatusCount>`
    select submitted_at is not null as "isSubmitted", approved_on is not null as "isApproved",
      rejected_at is not null as "isReturned", count(*)::integer as count
    from projects where deleted_at is null group by 1, 2, 3`.execute(db);
  return rows;
}

/** Every submission that was decided, with the time it waited. */
export async function listDecidedSubmissions(db: Executor): Promise<DecidedSubmission[]> {
  const { rows } = await sql<DecidedSubmission>`
    select project.primary_district as district,
      to_char(decided_at at time zone 'Asia/Hong_Kong', 'YYYY-MM') as month,
      extract(epoch from decided_at - submission.submitted_at)::float8 / 86400 as days
    from submissions submission join projects project on project.id = submission.project_id
    where decided_at is not null and project.deleted_at is null`.execute(db);
  return rows;
}

/** Metres. Finer detail is not visible on a map of the whole territory. */
const OUTLINE_TOLERANCE = 60;

export async function listDistrictShapes(db: Executor): Promise<DistrictShape[]> {
  const { rows } = await sql<DistrictShape>`
    select district,
      st_asgeojson(st_multi(st_simplifypreservetopology(geom, ${OUTLINE_TOLERANCE})), 0)::json -> 'coordinates' as outline,
      st_asgeojson(st_pointonsurface(geom), 0)::json -> 'coordinates' as "labelPoint"
    from source.districts order by district`.execute(db);
  return rows;
}
