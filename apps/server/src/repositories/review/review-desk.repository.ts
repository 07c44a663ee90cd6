import type { ReviewCase } from '@quietsite/contracts';
import type { SubmissionLevels } from '@quietsite/domain';
import { sql } from 'kysely';
import type { SubmissionState } from '../../database/column-types.ts';
import type { Executor } from '../../database/connection.ts';
import { personName } from '../accounts/person-name.ts';
import { assessmentAreaOf, siteOf } from './case-shapes.ts';

type Unchanged = 'projectId' | 'submissionId' | 'number' | 'title' | 'version' | 'company' | 'districts' | 'decidedBy';
type Drawn = 'openComments' | 'assignee' | 'position' | 'outline' | 'assessmentArea';

export interface StoredCase extends Pick<ReviewCase, Unchanged | Drawn> {
  readonly submissionState: SubmissionState;
  readonly isDeleted: boolean;
  readonly submittedAt: Date;
  readonly decidedAt: Date | null;
  readonly levels: SubmissionLevels | null;
}

/**
 * All projects ever submitted to a district, or to any for null, including deleted ones. One statement reads them all,
 * each with its newest submission.
 */
export async function listReviewCases(db: Executor, district: string | null): Promise<StoredCase[]> {
  const { rows } = await sql<StoredCase>`
    with newest as materialized (
      select distinct on (project_id) * from submissions order by project_id, number desc
    )
    select newest.project_id as "projectId", newest.id as "submissionId", newest.number,
      coalesce(newest.project_title, project.title) as title, project.version, companies.name as company,
      handed_in.districts, newest.state as "submissionState", project.deleted_at is not null as "isDeleted",
      newest.submitted_at as "submittedAt", newest.decided_at as "decidedAt",
      case when decider.id is not null then ${personName('decider')} end as "decidedBy",
      coalesce(newest.levels, ${levelsOfRun}) as levels,
      (select count(*)::integer from review_comments comment where comment.project_id = newest.project_id
        and comment.parent_id is null and comment.resolved_at is null) as "openComments",
      case when officer.id is not null
        then json_build_object('id', officer.id, 'name', ${personName('officer')}) end as assignee,
      st_asgeojson(st_pointonsurface(place.site), 1)::json -> 'coordinates' as position,
      ${coordinates('site')} as outline, ${coordinates('area')} as "assessmentArea"
    from newest
    join projects project on project.id = newest.project_id
    cross join lateral (select coalesce(newest.districts, project.districts) as districts) handed_in
    left join companies on companies.id = project.owner_company_id
    left join users decider on decider.id = newest.decided_by
    left join review_assignments assignment on assignment.project_id = newest.project_id
    left join users officer on officer.id = assignment.officer_id and ${isOfficerIn(sql`handed_in.districts`)}
    cross join lateral (select
      coalesce(newest.site, case when ${isAsSubmitted} then
        ${siteOf(sql`project.id`)} end) as site,
      coalesce(newest.assessment_area, case when ${isAsSubmitted} then
        ${assessmentAreaOf(sql`project.id`)} end) as area) place
    where ${wasSubmittedTo(district)}
    order by newest.submitted_at desc, newest.id desc`.execute(db);
  return rows;
}

/** Submissions that wait for a decision in a district, or in any for null. */
export async function countWaiting(db: Executor, district: string | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from submissions join projects project on project.id = submissions.project_id
    where submissions.state = 'submitted' and project.deleted_at is null
      and (${district}::text is null or coalesce(submissions.districts, project.districts) @> array[${district}]::text[])`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** A returned project may have been changed by its team since. */
const isAsSubmitted = sql`(project.submitted_at is not null or project.approved_on is not null)`;

const wasSubmittedTo = (district: string | null) =>
  district === null
    ? sql`true`
    : sql`exists (select from submissions earlier where earlier.project_id = newest.project_id
        and coalesce(earlier.districts, project.districts) @> array[${district}]::text[])`;

const coordinates = (column: 'site' | 'area') =>
  sql`coalesce(st_asgeojson(place.${sql.ref(column)}, 1)::json -> 'coordinates', '[]')`;

/** For the row `officer` of `users`: whether this person may handle a case of these districts. */
const isOfficerIn = (districts: ReturnType<typeof sql>) => sql`officer.user_type = 'epd' and officer.is_active
  and officer.deleted_at is null and officer.district = any (${districts})`;

/** For submissions older than frozen levels: the levels of the run, without the criteria of single days. */
const levelsOfRun = sql`(
  select jsonb_build_object('satisfies', count(*) filter (where verdict = 'satisfies'),
    'borderline', count(*) filter (where verdict = 'borderline'), 'exceeds', count(*) filter (where verdict = 'exceeds'),
    'worst', (array_agg(jsonb_build_object('pointId', point_id, 'name', name, 'buildingName', building_name,
      'level', level, 'criterion', criterion, 'excess', round((level - criterion)::numeric, 1), 'verdict', verdict)
      order by level - criterion desc, position) filter (where level is not null))[1])
  from (
    select result.receiver_point_id as point_id, point.name, building.name as building_name, result.position,
      round(mitigated_level::numeric, 1)::double precision as level, result.criterion,
      coalesce(verdict, case when exceeds then 'exceeds' else 'satisfies' end) as verdict
    from receiver_results result
    join receiver_points point on point.id = result.receiver_point_id and point.is_selected
    join receiver_buildings building on building.id = point.receiver_building_id
    where newest.levels is null and result.run_id = newest.run_id and not is_left_out
  ) reported
  having count(*) > 0)`;

/** Officers who may be assigned to cases of a district, or of any for null. */
export async function listOfficers(db: Executor, district: string | null) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'district', personName('users').as('name')])
    .where('user_type', '=', 'epd')
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .$if(district !== null, (query) => query.where('district', '=', district))
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ district: own, ...officer }) => (own === null ? [] : [{ ...officer, district: own }]));
}

/** The districts of the newest submission; undefined if nothing was ever submitted. */
export async function findCaseDistricts(db: Executor, projectId: number): Promise<readonly string[] | undefined> {
  const row = await db
    .selectFrom('submissions')
    .innerJoin('projects', 'projects.id', 'submissions.project_id')
    .select(sql<string[]>`coalesce(submissions.districts, projects.districts)`.as('districts'))
    .where('project_id', '=', projectId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.districts;
}

/**
 * The officer assigned to a case of these districts; undefined if there is none, or if the officer may no longer handle
 * it.
 */
export async function findAssignee(db: Executor, projectId: number, districts: readonly string[]) {
  const { rows } = await sql<{ id: number; name: string }>`
    select officer.id, ${personName('officer')} as name from review_assignments assignment
    join users officer on officer.id = assignment.officer_id and ${isOfficerIn(sql`${[...districts]}::text[]`)}
    where assignment.project_id = ${projectId}`.execute(db);
  return rows[0];
}

interface NewAssignment {
  readonly projectId: number;
  readonly officerId: number | null;
  readonly assignedBy: number;
  readonly now: Date;
}

export async function writeAssignment(db: Executor, { projectId, officerId, assignedBy, now }: NewAssignment) {
  if (officerId === null) {
    await db.deleteFrom('review_assignments').where('project_id', '=', projectId).execute();
    return;
  }
  const values = { officer_id: officerId, assigned_by: assignedBy, assigned_at: now };
  await db
    .insertInto('review_assignments')
    .values({ project_id: projectId, ...values })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(values))
    .execute();
}
