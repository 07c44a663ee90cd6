import { AFFECT_DEGREES, type AffectDegree, reductionOf } from '@quietsite/domain';
import type { Hk80Polygon } from '@quietsite/geometry';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

const REDUCTIONS = sql.join(AFFECT_DEGREES.map((degree) => sql`(${degree}::text, ${reductionOf(degree)}::float8)`));

/**
 * Recomputes the reduction of the criteria of each receiver building; reductions are never added up (M-56, Q70). It is
 * the largest of the unregistered sites whose radius reaches the building's outline, or one of its points if it has no
 * outline. Distances are measured from the true outline of the site, so the segments of the drawn area have no effect.
 * Bounding boxes are compared first: a hundred detailed sites and thousands of buildings have half a million distances,
 * and almost none of them is needed.
 */
export async function rebuildReductions(db: Executor, projectId: number): Promise<void> {
  await sql`
    with reduction (degree, dba) as (values ${REDUCTIONS}),
    site as materialized (
      select geom, radius_metres, st_expand(geom, radius_metres) as box, reduction.dba
      from unregistered_sites join reduction on reduction.degree = affect_degree
      where project_id = ${projectId}),
    building as materialized (
      select b.id, coalesce(b.geom, (select st_collect(p.geom) from receiver_points p where p.receiver_building_id = b.id)) as geom
      from receiver_buildings b where b.project_id = ${projectId}),
    wanted as (
      select building.id, coalesce(max(site.dba), 0) as dba
      from building
      left join site on building.geom && site.box and st_dwithin(building.geom, site.geom, site.radius_metres)
      group by building.id)
    update receiver_buildings set criterion_reduction = wanted.dba, modified_at = now()
    from wanted
    where receiver_buildings.id = wanted.id and criterion_reduction <> wanted.dba`.execute(db);
}

export interface DrawnUnregisteredSite {
  readonly id: number | null;
  readonly affectDegree: AffectDegree;
  readonly radiusMetres: number;
  readonly outline: Hk80Polygon;
}

/** Stores the whole list and deletes all other sites. The areas are in true metres (M-01). */
export async function replaceUnregisteredSites(
  db: Executor,
  projectId: number,
  sites: readonly DrawnUnregisteredSite[],
): Promise<void> {
  const drawn = sql`(
    select entry.*, geom, st_multi(st_buffer(geom, "radiusMetres", 'quad_segs=32')) as buffer
    from json_to_recordset(${JSON.stringify(sites)}::json)
      as entry (id integer, "affectDegree" text, "radiusMetres" integer, outline json),
    lateral (select st_setsrid(st_geomfromgeojson(
      json_build_object('type', 'Polygon', 'coordinates', outline)), 2326) as geom offset 0) shape) drawn`;
  const keptIds = sites.flatMap(({ id }) => (id === null ? [] : [id]));
  await sql`delete from unregistered_sites where project_id = ${projectId} and id <> all (${keptIds})`.execute(db);
  await sql`
    update unregistered_sites stored set affect_degree = drawn."affectDegree", radius_metres = drawn."radiusMetres",
      geom = drawn.geom, buffer = drawn.buffer
    from ${drawn} where stored.id = drawn.id and stored.project_id = ${projectId}`.execute(db);
  await sql`
    insert into unregistered_sites (project_id, affect_degree, radius_metres, geom, buffer)
    select ${projectId}, "affectDegree", "radiusMetres", geom, buffer from ${drawn} where id is null`.execute(db);
}
