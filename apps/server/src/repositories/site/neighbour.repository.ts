import type { ApprovedSite, ApprovedSitesQuery, Neighbour } from '@quietsite/contracts';
import { type DayString, letterCode, type PlanActivity, type PlanNeighbour } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { geometryFrom } from '../../database/geometry.ts';

/** The only fields of a neighbour that others may see (U26). */
const FIELDS = sql`other.id, other.title, other.version, other.approved_on as "approvedOn",
  days.first_day as "commencementDate", days.last_day as "completionDate",
  (select st_asgeojson(st_collect(geom order by id), 3)::json -> 'coordinates'
    from site_parts where project_id = other.id) as site,
  st_asgeojson(other.geom, 3)::json -> 'coordinates' as "assessmentArea"`;

/** The only place that reads a project for a user without access to it. */
export async function listNeighbours(db: Executor, projectId: number): Promise<Neighbour[]> {
  const order = sql`other.title, other.version, other.id`;
  const { rows } = await sql<Neighbour>`select ${FIELDS} from ${neighboursOf([projectId])} order by ${order}`.execute(
    db,
  );
  return rows;
}

/** Lists ids in an order that does not depend on titles, so that the same input has the same hash. */
export async function listNeighbourIds(db: Executor, projectId: number): Promise<number[]> {
  const from = neighboursOf([projectId]);
  const { rows } = await sql<{ id: number }>`select other.id from ${from} order by other.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Smaller overlaps come from rounded corners. */
const MIN_OVERLAP_SQUARE_METRES = 1;
/** More would hide the map. Overlapping sites come first, then the nearest. */
const MAX_APPROVED_SITES = 200;

export interface Drawing {
  readonly projectId: number;
  /** Null: use the stored site and radius. */
  readonly drawn: Pick<ApprovedSitesQuery, 'parts' | 'radiusMetres'> | null;
  readonly view: ApprovedSitesQuery['view'];
  readonly today: DayString;
}

/**
 * Approved sites near an outline or in a part of the map. The days of the project do not matter, because it may have
 * none yet. Works that end before both today and the project's first day are left out.
 */
export async function listApprovedAround(db: Executor, drawing: Drawing): Promise<ApprovedSite[]> {
  const { projectId, drawn, view, today } = drawing;
  const box = view ? sql`st_makeenvelope(${sql.join([...view[0], ...view[1]])}, 2326)` : sql`null::geometry`;
  const parts = drawn
    ? sql`select part.geom, ${drawn.radiusMetres}::float8 as radius
        from st_dump(${geometryFrom('MultiPolygon', drawn.parts)}) part`
    : sql`select geom, buffer_radius_metres::float8 as radius from site_parts join projects on projects.id = project_id
        where project_id = ${projectId}`;
  const { rows } = await sql<ApprovedSite>`
    with own as materialized (
      select lineage_id, site.geom, st_buffer(site.geom, radius, 'quad_segs=32') as area, ${box} as view,
        least(${today}::date, ${firstDay('projects')}) as first_day
      from projects, (select st_union(geom) as geom, max(radius) as radius from (${parts}) part) site
      where projects.id = ${projectId})
    select ${FIELDS}, near.is_near as "isNear",
      case when near.overlap >= ${sql.lit(MIN_OVERLAP_SQUARE_METRES)} then near.overlap else 0 end as "overlapSquareMetres"
    from own
    join lateral (
      select projects.id, title, version, approved_on, area.geom
      from assessment_areas area join projects on projects.id = area.project_id
      where (area.geom && own.area or area.geom && own.view) and ${isPublishedByOthers}
      offset 0) other on true
    join lateral (select ${firstDay('other')} as first_day, ${lastDay('other')} as last_day) days
      on days.last_day >= own.first_day
    join lateral (
      select coalesce(st_intersects(other.geom, own.area), false) as is_near, st_intersects(geom, own.view) as is_in_view,
        coalesce(st_area(st_intersection(geom, own.geom)), 0) as overlap
      from (select st_union(geom) as geom from site_parts where project_id = other.id) site) near
      on near.is_near or near.is_in_view
    order by near.overlap >= ${sql.lit(MIN_OVERLAP_SQUARE_METRES)} desc, near.is_near desc,
      other.title, other.version, other.id
    limit ${sql.lit(MAX_APPROVED_SITES)}`.execute(db);
  return rows;
}

/** Neighbours that the newest finished calculation of these projects does not count, the latest approval first. */
export async function listNewNeighbours(db: Executor, projectIds: readonly number[]): Promise<NewNeighbour[]> {
  const { rows } = await sql<NewNeighbour>`
    select own.id as "projectId", other.title, other.approved_on as "approvedOn",
      coalesce((select max(decided_at) from submissions where project_id = other.id and state = 'revealed'),
        other.approved_on::timestamp at time zone 'Asia/Hong_Kong') as "approvedAt"
    from ${neighboursOf(projectIds)}
    join lateral (select neighbour_ids from calculation_runs where project_id = own.id and status = 'done'
      order by id desc limit 1) run on other.id <> all (run.neighbour_ids)
    order by own.id, other.approved_on desc, other.id`.execute(db);
  return rows;
}

export interface NewNeighbour {
  readonly projectId: number;
  readonly title: string;
  readonly approvedOn: DayString;
  /** When the authority decided; the start of the day if no decision is stored. */
  readonly approvedAt: Date;
}

/** Lists the titles of projects that were neighbours of a run, whatever their status is now. */
export async function listTitles(db: Executor, projectIds: readonly number[]): Promise<string[]> {
  if (projectIds.length === 0) return [];
  const rows = await db.selectFrom('projects').select('title').where('id', 'in', projectIds).orderBy('id').execute();
  return rows.map(({ title }) => title);
}

/**
 * Lists titles and programmes of projects that were neighbours of a run, whatever their status is now, by title. Reads
 * only what Appendix D shows (APPX-16, U26). Activities are in the order of their codes (Q78).
 */
export async function listNeighbourProgrammes(db: Executor, projectIds: readonly number[]): Promise<PlanNeighbour[]> {
  const { rows } = await sql<Omit<PlanNeighbour, 'activities'> & { activities: Omit<PlanActivity, 'code'>[] }>`
    select other.id, other.title, other.version, coalesce((
      select json_agg(json_build_object('construction', construction_work, 'name', tasks.name, 'zone', zones.name,
        'start', start_date, 'end', end_date) order by zones.display_order, start_date, tasks.id)
      from tasks join zones on zones.id = tasks.zone_id where tasks.project_id = other.id), '[]') as activities
    from projects other where other.id = any (${[...projectIds]}::integer[])
    order by other.title, other.version, other.id`.execute(db);
  return rows.map(({ activities, ...neighbour }) => ({
    ...neighbour,
    activities: activities.map((activity, index) => ({ code: letterCode(index), ...activity })),
  }));
}

/** The latest approved version of another lineage than that of `own`. */
const isPublishedByOthers = sql`projects.lineage_id <> own.lineage_id
    and projects.approved_on is not null and projects.deleted_at is null
    and not exists (
      select from projects later
      where later.lineage_id = projects.lineage_id and later.approved_on is not null and later.deleted_at is null
        and (coalesce(later.version, 0), later.id) > (coalesce(projects.version, 0), projects.id))`;

/**
 * Approved projects of other lineages, each in its latest approved version, whose assessment areas intersect the area of
 * one of these projects and whose days overlap with its days (Q38). A project without activities has no days. The intersection is
 * the most expensive test and comes last, because few nearby projects are approved.
 */
const neighboursOf = (projectIds: readonly number[]) => sql`(
  select projects.id, lineage_id, area.geom, ${firstDay('projects')} as first_day, ${lastDay('projects')} as last_day
  from projects join assessment_areas area on area.project_id = projects.id
  where projects.id = any (${[...projectIds]}::integer[]) offset 0) own
join lateral (
  select projects.id, title, version, approved_on, area.geom
  from assessment_areas area join projects on projects.id = area.project_id
  where area.geom && own.geom and ${isPublishedByOthers}
  offset 0) other on st_intersects(other.geom, own.geom)
join lateral (select ${firstDay('other')} as first_day, ${lastDay('other')} as last_day) days
  on days.first_day <= own.last_day and days.last_day >= own.first_day`;

// As separate queries, each reads one index entry. A combined query would read every activity.
const firstDay = (project: string) =>
  sql`(select min(start_date) from tasks where project_id = ${sql.ref(project)}.id)`;
const lastDay = (project: string) => sql`(select max(end_date) from tasks where project_id = ${sql.ref(project)}.id)`;
