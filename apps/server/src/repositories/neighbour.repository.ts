import type { Neighbour } from '@quietsite/contracts';
import { sql } from 'kysely';
import type { Executor } from '../database/connection.ts';

/**
 * Approved projects of other lineages, each in its latest approved version, whose assessment areas meet that of this
 * project and whose days overlap with its days (Q38). A project without tasks has no days. Read is what others may know
 * and no more (U26): this is the only place that reads a project for somebody who has no part in it.
 */
export async function listNeighbours(db: Executor, projectId: number): Promise<Neighbour[]> {
  const { rows } = await sql<Neighbour>`
    with own as materialized (
      select lineage_id, area.geom, ${firstDay('projects')} as first_day, ${lastDay('projects')} as last_day
      from projects join assessment_areas area on area.project_id = projects.id
      where projects.id = ${projectId})
    select other.id, other.title, other.version, other.approved_on as "approvedOn",
      days.first_day as "commencementDate", days.last_day as "completionDate",
      (select st_asgeojson(st_collect(geom order by id), 3)::json -> 'coordinates'
        from site_parts where project_id = other.id) as site,
      st_asgeojson(area.geom, 3)::json -> 'coordinates' as "assessmentArea"
    from own
    join assessment_areas area on st_intersects(area.geom, own.geom)
    join projects other on other.id = area.project_id
    cross join lateral (select ${firstDay('other')} as first_day, ${lastDay('other')} as last_day) days
    where other.lineage_id <> own.lineage_id and other.approved_on is not null and other.deleted_at is null
      and days.first_day <= own.last_day and days.last_day >= own.first_day
      and not exists (
        select from projects later
        where later.lineage_id = other.lineage_id and later.approved_on is not null and later.deleted_at is null
          and (coalesce(later.version, 0), later.id) > (coalesce(other.version, 0), other.id))
    order by other.title, other.version, other.id`.execute(db);
  return rows;
}

// One by one, each is the first entry of an index; together they would read every task.
const firstDay = (project: string) =>
  sql`(select min(start_date) from tasks where project_id = ${sql.ref(project)}.id)`;
const lastDay = (project: string) => sql`(select max(end_date) from tasks where project_id = ${sql.ref(project)}.id)`;
