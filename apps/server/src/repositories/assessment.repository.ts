import { sql } from 'kysely';
import type { Executor } from '../database/connection.ts';

/** The assessment area in true metres around the site (M-01); 32 segments a quarter keep 99.96 % of a circle. */
export async function rebuildAssessmentArea(db: Executor, projectId: number): Promise<void> {
  await sql`delete from assessment_areas where project_id = ${projectId}`.execute(db);
  await sql`
    insert into assessment_areas (project_id, geom)
    select projects.id, st_multi(st_buffer(site.geom, buffer_radius_metres, 'quad_segs=32'))
    from projects, (select st_union(geom) as geom from site_parts where project_id = ${projectId}) site
    where projects.id = ${projectId} and site.geom is not null`.execute(db);
}

/** All districts the area touches; the primary one holds the largest part of the site (Q35). */
export async function rebuildDistricts(db: Executor, projectId: number): Promise<void> {
  await sql`
    update projects set
      districts = coalesce((
        select array_agg(d.district order by d.district)
        from source.districts d, assessment_areas a
        where a.project_id = projects.id and st_intersects(d.geom, a.geom)), '{}'),
      primary_district = (
        select d.district
        from source.districts d, (select st_union(geom) as geom from site_parts where project_id = projects.id) s
        where s.geom is not null
        order by st_area(st_intersection(d.geom, s.geom)) desc, d.geom <-> s.geom limit 1)
    where id = ${projectId}`.execute(db);
}

/** Homes and schools in the assessment area, each with one point on its outline where it is nearest the site (Q63). */
export async function rebuildReceivers(db: Executor, projectId: number): Promise<void> {
  await sql`delete from receiver_buildings where project_id = ${projectId}`.execute(db);
  await updateReceivers(db, projectId);
}

/** After another radius: buildings still inside keep their points, names and criteria. */
export async function updateReceivers(db: Executor, projectId: number): Promise<void> {
  await sql`
    delete from receiver_buildings where project_id = ${projectId} and not exists (
      select from assessment_areas a where a.project_id = ${projectId} and st_intersects(receiver_buildings.geom, a.geom))
    `.execute(db);
  await sql`
    with site as (select st_boundary(st_union(geom)) as outline from site_parts where project_id = ${projectId}),
    added as (
      insert into receiver_buildings (project_id, building_id, name, kind, height_metres, criterion, geom)
      select ${projectId}, b.building_id, b.name, b.kind, b.height_metres, b.noise_criterion, b.geom
      from source.buildings b, assessment_areas a
      where a.project_id = ${projectId} and b.kind in ('residential', 'education') and st_intersects(b.geom, a.geom)
      order by b.building_id
      on conflict (project_id, building_id) do nothing
      returning id, geom)
    insert into receiver_points (project_id, receiver_building_id, geom)
    select ${projectId}, added.id, st_closestpoint(st_boundary(added.geom), site.outline)
    from added, site order by added.id`.execute(db);
  await markClosestReceiver(db, projectId);
}

async function markClosestReceiver(db: Executor, projectId: number): Promise<void> {
  await sql`
    with site as (select st_boundary(st_union(geom)) as outline from site_parts where project_id = ${projectId}),
    closest as (
      select p.id from receiver_points p, site where p.project_id = ${projectId}
      order by st_distance(p.geom, site.outline), p.receiver_building_id, p.id limit 1)
    update receiver_points set is_closest = receiver_points.id = closest.id
    from closest
    where project_id = ${projectId} and is_closest is distinct from (receiver_points.id = closest.id)`.execute(db);
}

/** Selects every point and names it N1, N2, ... from the site outwards. */
export async function selectAllReceivers(db: Executor, projectId: number): Promise<void> {
  await sql`
    with ordered as (
      select p.id, row_number() over (order by p.geom <-> s.geom, p.id) as position
      from receiver_points p, (select st_union(geom) as geom from site_parts where project_id = ${projectId}) s
      where p.project_id = ${projectId})
    update receiver_points set is_selected = true, name = 'N' || ordered.position
    from ordered where ordered.id = receiver_points.id`.execute(db);
}
