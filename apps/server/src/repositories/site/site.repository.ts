import type { ProjectMap } from '@quietsite/contracts';
import type { BuildingKind } from '@quietsite/domain';
import type { Hk80MultiPolygon, Hk80Point, Hk80Polygon } from '@quietsite/geometry';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { coordinatesOf, positionOf } from '../../database/geometry.ts';

export async function findMapState(db: Executor, projectId: number) {
  return db
    .selectFrom('projects')
    .select(['revision', 'buffer_radius_metres as radiusMetres'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
}

export async function listSiteParts(db: Executor, projectId: number): Promise<Hk80MultiPolygon> {
  const rows = await db
    .selectFrom('site_parts')
    .select(coordinatesOf<Hk80Polygon>('geom').as('outline'))
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.outline);
}

export async function findAssessmentArea(db: Executor, projectId: number): Promise<Hk80MultiPolygon> {
  const row = await db
    .selectFrom('assessment_areas')
    .select(coordinatesOf<Hk80MultiPolygon>('geom').as('outline'))
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return row?.outline ?? [];
}

export async function listZones(db: Executor, projectId: number) {
  const zones = await db
    .selectFrom('zones')
    .select(['id', 'name', 'calculation_type as calculationType', 'is_centre_moved as isCentreMoved', 'front'])
    .select([coordinatesOf<Hk80Polygon>('geom').as('outline'), coordinatesOf<Hk80Point>('centre').as('centre')])
    .where('project_id', '=', projectId)
    .orderBy('display_order')
    .execute();
  return zones.map(({ front, ...zone }): ProjectMap['zones'][number] => (front === null ? zone : { ...zone, front }));
}

/** What the building layer says about a receiver building. */
const ofLayer = <Value>(column: 'nsr' | 'kind') =>
  sql<Value>`(select ${sql.ref(column)} from source.buildings known where known.building_id = building.building_id)`;

export async function listReceiverBuildings(db: Executor, projectId: number) {
  return db
    .selectFrom('receiver_buildings as building')
    .select(['building.building_id as buildingId', 'building.kind', 'building.kind_reason as kindReason'])
    .select([ofLayer<string | null>('nsr').as('use'), ofLayer<BuildingKind | null>('kind').as('type')])
    .select(['building.name', 'building.height_metres as heightMetres', 'building.criterion'])
    .select(['is_criterion_typed as isCriterionTyped', 'criterion_reduction as criterionReduction'])
    .select('is_added as isAdded')
    .select(coordinatesOf<Hk80MultiPolygon>('building.geom').as('outline'))
    .where('project_id', '=', projectId)
    .where('building.geom', 'is not', null)
    .orderBy('building.id')
    .execute();
}

/** Leaves out buildings that are no longer in the source, because they cannot be added again. */
export async function listRemovedBuildings(db: Executor, projectId: number) {
  const { rows } = await sql<ProjectMap['removedBuildings'][number]>`
    select b.building_id as "buildingId", b.kind, b.name, st_asgeojson(b.geom, 15)::json -> 'coordinates' as outline
    from removed_buildings removed join source.buildings b using (building_id)
    where removed.project_id = ${projectId} order by building_id`.execute(db);
  return rows;
}

export async function listUnregisteredSites(db: Executor, projectId: number) {
  return db
    .selectFrom('unregistered_sites')
    .select(['id', 'affect_degree as affectDegree', 'radius_metres as radiusMetres'])
    .select([coordinatesOf<Hk80Polygon>('geom').as('outline'), coordinatesOf<Hk80MultiPolygon>('buffer').as('area')])
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute();
}

/**
 * Returns a JSON list as text. The database writes it, so that the process serves other requests and creates no objects
 * for tens of thousands of receivers.
 */
export async function writeReceivers(db: Executor, projectId: number): Promise<string> {
  const { rows } = await sql<{ readonly text: string }>`
    select coalesce(json_agg(json_build_object(
      'pointId', point.id, 'name', point.name, 'buildingId', building.building_id, 'buildingName', building.name,
      'kind', building.kind, 'position', ${positionOf('point.geom')}) order by point.id), '[]')::text as text
    from receiver_points as point join receiver_buildings as building on building.id = point.receiver_building_id
    where point.project_id = ${projectId}`.execute(db);
  return rows[0]?.text ?? '[]';
}
