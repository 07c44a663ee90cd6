import type { Hk80MultiPolygon, Hk80Point } from '@quietsite/geometry';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

const AREA_KINDS = ['land', 'park', 'pitch', 'plaza'] as const;
const LINE_KINDS = ['major_road', 'minor_road', 'footway', 'rail'] as const;

/** The printed map is wider than the assessment area, so this adds more than its longer side on every side. */
const frameOf = (projectId: number) => sql`(
  select st_expand(box, greatest(st_xmax(box) - st_xmin(box), st_ymax(box) - st_ymin(box)) * 1.25)
  from (select st_envelope(geom) as box from assessment_areas where project_id = ${projectId}) as area)`;

/** The base map around a project, clipped to its frame. */
export async function loadSurroundings(db: Executor, projectId: number) {
  return {
    areas: await listAreas(db, projectId),
    lines: await listLines(db, projectId),
    places: await listPlaces(db, projectId),
    buildings: await listSurroundingBuildings(db, projectId),
  };
}

async function listAreas(db: Executor, projectId: number) {
  const { rows } = await sql<{ kind: (typeof AREA_KINDS)[number]; outline: Hk80MultiPolygon }>`
    select kind, st_asgeojson(st_multi(cut), 2)::json -> 'coordinates' as outline
    from source.base_features,
      lateral (select st_collectionextract(st_makevalid(st_clipbybox2d(geom, ${frameOf(projectId)})), 3) as cut) as clipped
    where kind = any (${AREA_KINDS}) and geom && ${frameOf(projectId)} and not st_isempty(cut)
    order by id`.execute(db);
  return rows;
}

async function listLines(db: Executor, projectId: number) {
  const { rows } = await sql<{ kind: (typeof LINE_KINDS)[number]; path: Hk80Point[] }>`
    select kind, st_asgeojson(part.geom, 2)::json -> 'coordinates' as path
    from source.base_features, lateral st_dump(st_clipbybox2d(geom, ${frameOf(projectId)})) as part
    where kind = any (${LINE_KINDS}) and source.base_features.geom && ${frameOf(projectId)}
      and st_dimension(part.geom) = 1
    order by id, part.path`.execute(db);
  return rows;
}

async function listPlaces(db: Executor, projectId: number) {
  const { rows } = await sql<{ name: string; position: Hk80Point }>`
    select name, st_asgeojson(geom, 2)::json -> 'coordinates' as position
    from source.base_features
    where kind = 'place' and geom && ${frameOf(projectId)}
    order by id`.execute(db);
  return rows;
}

async function listSurroundingBuildings(db: Executor, projectId: number) {
  const { rows } = await sql<{ outline: Hk80MultiPolygon }>`
    select st_asgeojson(geom, 2)::json -> 'coordinates' as outline
    from source.buildings
    where geom && ${frameOf(projectId)} and building_id not in
      (select building_id from receiver_buildings where project_id = ${projectId})
    order by building_id`.execute(db);
  return rows.map((row) => row.outline);
}
