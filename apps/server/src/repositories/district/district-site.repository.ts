import type { CalendarScope, DistrictSite } from '@quietsite/contracts';
import type { Period } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

/** A site with its counted neighbours. */
export interface SiteWithNeighbours extends DistrictSite {
  readonly districts: readonly string[];
  readonly neighbourIds: readonly number[];
  /** Differs when the site or one of its neighbours does. */
  readonly fingerprint: string;
}

interface Wanted {
  readonly scope: CalendarScope;
  readonly period: Period;
  readonly engineVersion: string;
}

/** The content version of a calendar. Changing it recalculates all calendars. */
const CONTENT = 'weeks, steps and the loudest site';

/** The sites of a district that work in the period, sorted by title; null stands for all of Hong Kong. */
export const listSitesOfDistrict = (db: Executor, district: string | null, wanted: Wanted) =>
  listSites(db, wanted, isIn(district));

/** Counts the sites of a district that work in the period. */
export async function countSitesOfDistrict(
  db: Executor,
  district: string | null,
  { scope, period }: Pick<Wanted, 'scope' | 'period'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${countingSites(scope)}) site
    where ${isIn(district)} and ${worksIn(period)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The sites of the given projects, without those that do not or no longer count. */
export const listSitesOf = (db: Executor, projectIds: readonly number[], wanted: Wanted) =>
  listSites(db, wanted, sql`site.id = any (${[...projectIds]}::integer[])`);

/**
 * Neighbours are those of M-50 (Q38): projects of other lineages whose assessment areas intersect and whose days
 * overlap.
 */
async function listSites(
  db: Executor,
  { scope, period, engineVersion }: Wanted,
  condition: ReturnType<typeof sql>,
): Promise<SiteWithNeighbours[]> {
  const { rows } = await sql<SiteWithNeighbours>`
    with counting as materialized (${countingSites(scope)})
    select site.id as "projectId", site.title, site.version, companies.name as company,
      site.approved_on is not null as "isApproved", site.first_day as start, site.last_day as end,
      (select st_asgeojson(st_collect(geom order by id), 3)::json -> 'coordinates'
        from site_parts where project_id = site.id) as outline,
      coalesce((select json_agg(st_asgeojson(geom, 3)::json -> 'coordinates' order by display_order)
        from zones where project_id = site.id and front is not null), '[]') as strips,
      coalesce((select json_agg(json_build_object('pointId', point.id, 'name', coalesce(nullif(point.name, ''), building.name),
          'position', json_build_array(st_x(point.geom), st_y(point.geom))) order by point.id)
        from receiver_points point join receiver_buildings building on building.id = point.receiver_building_id
        where point.project_id = site.id and building.kind = 'openAir' and point.criterion is null
          and building.criterion is null), '[]') as "openAirPlaces",
      site.districts, coalesce(near.ids, '{}') as "neighbourIds",
      md5(concat_ws(' ', ${engineVersion}::text, ${CONTENT}::text, site.id, site.revision, near.revisions)) as fingerprint
    from counting site
    left join companies on companies.id = site.owner_company_id
    left join lateral (
      select array_agg(other.id order by other.id) as ids,
        string_agg(concat(other.id, ':', other.revision), ' ' order by other.id) as revisions
      from counting other
      where other.geom && site.geom and other.lineage_id <> site.lineage_id
        and other.first_day <= site.last_day and other.last_day >= site.first_day
        and st_intersects(other.geom, site.geom)) near on true
    where ${condition} and ${worksIn(period)}
    order by site.title, site.version, site.id`.execute(db);
  return rows;
}

const isIn = (district: string | null) =>
  district === null ? sql`true` : sql`site.districts @> array[${district}]::text[]`;

const worksIn = ({ start, end }: Period) => sql`site.first_day <= ${end} and site.last_day >= ${start}`;

/** For each lineage, the newest version that counts. A project without activities has no days and does not count. */
const countingSites = (scope: CalendarScope) => sql`
  select distinct on (lineage_id) projects.id, lineage_id, title, version, revision, districts, owner_company_id,
    approved_on, area.geom, days.first_day, days.last_day
  from projects
  join assessment_areas area on area.project_id = projects.id
  join lateral (
    select min(start_date) as first_day, max(end_date) as last_day from tasks where project_id = projects.id
  ) days on days.first_day is not null
  where deleted_at is null
    and (approved_on is not null${scope === 'submitted' ? sql` or submitted_at is not null` : sql``})
  order by lineage_id, coalesce(version, 0) desc, projects.id desc`;

/** The contacts named in each project's newest submission. */
export async function listContacts(db: Executor, projectIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ readonly projectId: number; readonly email: string }>`
    select distinct on (project_id) project_id as "projectId", email from submissions
    where project_id = any (${[...projectIds]}::integer[]) order by project_id, number desc`.execute(db);
  return new Map(rows.map(({ projectId, email }) => [projectId, email]));
}
