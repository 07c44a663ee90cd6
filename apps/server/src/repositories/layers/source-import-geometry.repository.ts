import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

/** Area of use of EPSG:2326 (113.76 to 114.51 E, 22.13 to 22.58 N) on the grid itself. */
const HONG_KONG = sql`st_makeenvelope(793500, 798500, 871000, 849000, 2326)`;
/** In square metres, as for a zone that was cut. Anything smaller is a line or a drawing error. */
const MIN_AREA = 1e-5;
const POLYGON_TYPES = sql`('POLYGON', 'MULTIPOLYGON', 'CURVEPOLYGON', 'MULTISURFACE')`;

/** Creates `import_geometries`: the staged features as multi-polygons, with the reason if one cannot be used. */
export async function prepareGeometries(
  db: Executor,
  staging: RawBuilder<unknown>,
  untransformable: readonly number[],
): Promise<void> {
  await createRepairFunction(db);
  await sql`
    create temp table import_geometries on commit drop as
    select staging_fid, polygons as geom, case
      when staging_fid = any(${sql.val(untransformable)}::bigint[]) then 'outside Hong Kong'
      when staged.geom is null or st_isempty(staged.geom) then 'no geometry'
      when geometrytype(staged.geom) not in ${POLYGON_TYPES} then 'not a polygon'
      when polygons is null then 'cannot be repaired'
      when st_area(polygons) < ${sql.lit(MIN_AREA)} then 'no area'
      when not polygons @ ${HONG_KONG} then 'outside Hong Kong'
    end as reason
    from ${staging} staged
    cross join lateral (
      select case
        when geometrytype(staged.geom) not in ${POLYGON_TYPES} or st_isempty(staged.geom) then null
        when not st_hasarc(staged.geom) and st_isvalid(staged.geom) then st_multi(staged.geom)
        else pg_temp.repaired_polygons(staged.geom)
      end as polygons offset 0
    ) repaired`.execute(db);
  await sql`analyze import_geometries`.execute(db);
}

/** Creates a function that returns null instead of an error, so that one broken shape does not stop an import. */
async function createRepairFunction(db: Executor): Promise<void> {
  await sql`
    create or replace function pg_temp.repaired_polygons(shape geometry) returns geometry language plpgsql as $$
    begin
      return st_multi(st_collectionextract(st_makevalid(st_curvetoline(shape)), 3));
    exception when others then
      return null;
    end $$`.execute(db);
}
