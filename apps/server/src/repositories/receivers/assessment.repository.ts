import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { isWithinRadius, nearestFacade, sitePieces } from '../site/site-distance.ts';
import { rebuildReductions } from '../site/unregistered-site.repository.ts';
import { removeLostMoveHistory } from './point-history.repository.ts';

/**
 * Rebuilds everything that is derived from the site and its radius. Decisions of users stay: names, criteria and
 * selections, placed points, added buildings and buildings taken off the list.
 */
export async function rebuildSurroundings(db: Executor, projectId: number): Promise<void> {
  await rebuildAssessmentArea(db, projectId);
  await rebuildDistricts(db, projectId);
  await removeReceiversOutside(db, projectId);
  await moveGeneratedPoints(db, projectId);
  await addReceivers(db, projectId);
  await removeLostMoveHistory(db, projectId);
  await markClosestReceiver(db, projectId);
  await rebuildReductions(db, projectId);
}

/**
 * Buffers the site in true metres (M-01). 32 segments per quarter cover 99.96 % of a circle. The parts are buffered as
 * drawn, because merging them first would start the arcs at other vertices than on the screen.
 */
async function rebuildAssessmentArea(db: Executor, projectId: number): Promise<void> {
  await sql`delete from assessment_areas where project_id = ${projectId}`.execute(db);
  await sql`
    insert into assessment_areas (project_id, geom)
    select projects.id, st_multi(st_buffer(site.geom, buffer_radius_metres, 'quad_segs=32'))
    from projects, (select st_collect(geom order by id) as geom from site_parts where project_id = ${projectId}) site
    where projects.id = ${projectId} and site.geom is not null`.execute(db);
}

/** Stores the districts that the area touches. The primary one contains the largest part of the site (Q35). */
async function rebuildDistricts(db: Executor, projectId: number): Promise<void> {
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

/** Site, outline and radius of a project; all null if it has no site. */
const siteOf = (projectId: number) => sql`
  site as materialized (
    select st_union(part.geom) as geom, st_boundary(st_union(part.geom)) as outline, max(buffer_radius_metres) as radius
    from projects join site_parts part on part.project_id = projects.id where projects.id = ${projectId})`;

/** A building that is not on the map is never outside the area (Q104). */
async function removeReceiversOutside(db: Executor, projectId: number): Promise<void> {
  await sql`
    with ${siteOf(projectId)}, ${sitePieces}
    delete from receiver_buildings b
    where b.project_id = ${projectId} and not b.is_added and b.geom is not null
      and not ${isWithinRadius('b.geom')}`.execute(db);
}

/** Moves points that no user placed to where their building's outline is nearest to the site (Q63). */
async function moveGeneratedPoints(db: Executor, projectId: number): Promise<void> {
  await sql`
    with ${siteOf(projectId)}, ${sitePieces},
    moved as (
      select p.id, facade.geom
      from receiver_points p join receiver_buildings b on b.id = p.receiver_building_id, ${nearestFacade('b.geom')}
      where p.project_id = ${projectId} and not p.is_placed_by_user and b.geom is not null)
    update receiver_points set geom = moved.geom
    from moved where moved.id = receiver_points.id and not receiver_points.geom = moved.geom`.execute(db);
}

/**
 * Adds homes and schools within the radius (NSR-01), except those taken off the list. Each gets one point (Q63), unless
 * the history shows that a user deleted that point.
 */
async function addReceivers(db: Executor, projectId: number): Promise<void> {
  await sql`
    with ${siteOf(projectId)}, ${sitePieces},
    added as (
      insert into receiver_buildings (project_id, building_id, name, kind, height_metres, criterion, geom)
      select ${projectId}, b.building_id, b.name, b.kind, b.height_metres, b.noise_criterion, b.geom
      from site join source.buildings b on b.geom && st_expand(site.geom, site.radius)
      where b.kind in ('residential', 'education')
        and b.building_id not in (select building_id from removed_buildings where project_id = ${projectId})
        and b.building_id not in (select building_id from receiver_buildings where project_id = ${projectId})
        and ${isWithinRadius('b.geom')}
      order by b.building_id
      returning id, building_id, geom)
    insert into receiver_points (project_id, receiver_building_id, geom)
    select ${projectId}, added.id, facade.geom
    from added, ${nearestFacade('added.geom')}
    where not exists (
      select from receiver_point_history history
      where project_id = ${projectId} and history.building_id = added.building_id and history.geom is null)
    order by added.id`.execute(db);
}

/** Marks the point nearest to the site (Q63); none if there is no site. */
export async function markClosestReceiver(db: Executor, projectId: number): Promise<void> {
  await sql`
    with ${siteOf(projectId)},
    closest as (
      select p.id from receiver_points p, site where p.project_id = ${projectId} and site.geom is not null
      order by st_distance(p.geom, site.outline), p.receiver_building_id, p.id limit 1)
    update receiver_points set is_closest = not is_closest
    where project_id = ${projectId} and is_closest <> (id in (select id from closest))`.execute(db);
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
