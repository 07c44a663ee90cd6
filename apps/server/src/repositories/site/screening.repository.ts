import type { ScreeningInput } from '@quietsite/contracts';
import type { DayString, DrawnBarrier, ScreeningSettings, StructuresNearby } from '@quietsite/domain';
import type { Bounds, Hk80Polygon } from '@quietsite/geometry';
import { sql } from 'kysely';
import { awaitAll } from '../../database/await-all.ts';
import type { Executor } from '../../database/connection.ts';
import { coordinatesOf, geometryFrom } from '../../database/geometry.ts';
import { readTerrainWindow } from '../layers/terrain-window.repository.ts';
import { getRevision } from '../projects/project.repository.ts';
import { listAttachments } from '../report/attachment.repository.ts';

export async function readScreening(db: Executor, projectId: number): Promise<ScreeningInput> {
  const { nearby, ...others } = await awaitAll({
    revision: getRevision(db, projectId),
    settings: readScreeningSettings(db, projectId),
    nearby: listStructuresNearby(db, projectId),
  });
  return { ...others, ...nearby };
}

export async function readScreeningSettings(db: Executor, projectId: number): Promise<ScreeningSettings> {
  const { project, excluded, ...others } = await awaitAll({
    project: db
      .selectFrom('projects')
      .select('has_screening as isOn')
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow(),
    zones: db
      .selectFrom('zones')
      .select(['id as zoneId', 'ground_level as groundLevel', 'plant_height as plantHeight'])
      .where('project_id', '=', projectId)
      .where((eb) => eb.or([eb('ground_level', 'is not', null), eb('plant_height', 'is not', null)]))
      .orderBy('id')
      .execute(),
    excluded: db
      .selectFrom('excluded_structures')
      .select(['building_id as buildingId', 'reason', 'start_date as start', 'end_date as end'])
      .where('project_id', '=', projectId)
      .orderBy('building_id')
      .execute(),
    barriers: listBarriers(db, projectId),
  });
  return { ...project, ...others, excluded: excluded.map(omitOpenDays) };
}

export async function writeScreeningSettings(
  db: Executor,
  projectId: number,
  { isOn, zones, excluded, barriers }: ScreeningSettings,
): Promise<void> {
  await db.updateTable('projects').set({ has_screening: isOn }).where('id', '=', projectId).execute();
  await sql`
    update zones set ground_level = typed."groundLevel", plant_height = typed."plantHeight"
    from zones own left join json_to_recordset(${JSON.stringify(zones)}::json)
      as typed ("zoneId" integer, "groundLevel" double precision, "plantHeight" double precision)
      on typed."zoneId" = own.id
    where own.id = zones.id and zones.project_id = ${projectId}`.execute(db);
  await db.deleteFrom('excluded_structures').where('project_id', '=', projectId).execute();
  if (excluded.length > 0)
    await db
      .insertInto('excluded_structures')
      .values(
        excluded.map(({ buildingId, reason, start, end }) => ({
          ...{ project_id: projectId, building_id: buildingId, reason },
          ...{ start_date: start ?? null, end_date: end ?? null },
        })),
      )
      .execute();
  await db.deleteFrom('barriers').where('project_id', '=', projectId).execute();
  if (barriers.length > 0)
    await db
      .insertInto('barriers')
      .values(
        barriers.map(({ id, name, kind, line, heightMetres, groundLevel, surfaceDensity, start, end, proofId }) => ({
          ...{ project_id: projectId, barrier_id: id, name, kind, geom: geometryFrom('LineString', line) },
          ...{ height_metres: heightMetres, ground_level: groundLevel, surface_density: surfaceDensity },
          ...{ start_date: start ?? null, end_date: end ?? null, proof_id: proofId ?? null },
        })),
      )
      .execute();
}

async function listBarriers(db: Executor, projectId: number): Promise<DrawnBarrier[]> {
  const stored = await db
    .selectFrom('barriers')
    .select(['barrier_id as id', 'name', 'kind', 'height_metres as heightMetres', 'ground_level as groundLevel'])
    .select(['surface_density as surfaceDensity', 'start_date as start', 'end_date as end', 'proof_id as proofId'])
    .select(coordinatesOf<DrawnBarrier['line']>('geom').as('line'))
    .where('project_id', '=', projectId)
    .orderBy('barrier_id')
    .execute();
  return stored.map(({ proofId, ...barrier }) => ({ ...omitOpenDays(barrier), ...(proofId !== null && { proofId }) }));
}

function omitOpenDays<Dated extends { readonly start: DayString | null; readonly end: DayString | null }>(
  dated: Dated,
) {
  const { start, end, ...others } = dated;
  return { ...others, ...(start && { start }), ...(end && { end }) };
}

/** Whether a barrier counts because of this attachment. */
export async function isProofOfBarrier(db: Executor, projectId: number, attachmentId: number): Promise<boolean> {
  const barrier = await db
    .selectFrom('barriers')
    .select('barrier_id')
    .where('project_id', '=', projectId)
    .where('proof_id', '=', attachmentId)
    .executeTakeFirst();
  return barrier !== undefined;
}

/** Facade points stand a metre outside their building. */
const FACADE_MARGIN_METRES = 2;
/** A little more than M-101 requires, because PostGIS buffers have corners. */
const GROUND_MARGIN_METRES = 51;

/** A section extends 10 m behind the works and the building (M-117). */
const SECTION_MARGIN_METRES = 12;

/**
 * Obstacles on a ray lie within the hull of zones and receivers (M-119); structures near a zone give its ground level
 * (M-101).
 */
const areaOf = (projectId: number) => sql`
  shapes as (
    select geom from zones where project_id = ${projectId}
    union all select geom from receiver_points where project_id = ${projectId}
    union all select geom from receiver_buildings where project_id = ${projectId} and geom is not null
  ), area as materialized (
    select st_union(st_buffer(st_convexhull(st_collect(geom)), ${sql.lit(FACADE_MARGIN_METRES)}),
      (select st_buffer(st_collect(geom), ${sql.lit(GROUND_MARGIN_METRES)}) from zones
        where project_id = ${projectId})) as geom
    from shapes)`;

/** The layer has no kinds of structures and no storeys. */
export async function listStructuresNearby(db: Executor, projectId: number): Promise<StructuresNearby> {
  const { found, area, dataset, attachments } = await awaitAll({
    found: sql<StructuresNearby['structures'][number] & { outline: Hk80Polygon }>`
      with ${areaOf(projectId)}
      select building_id as id, name, 'other' as kind, st_asgeojson(part.geom, 15)::json -> 'coordinates' as outline,
        roof_level as "roofLevel", base_level as "baseLevel", height_metres as "heightMetres", null as storeys
      from area join source.buildings building on st_intersects(building.geom, area.geom),
        st_dump(building.geom) as part
      order by building_id, part.path`.execute(db),
    area: sql<Bounds>`
      with ${areaOf(projectId)}
      select st_xmin(geom) as west, st_ymin(geom) as south, st_xmax(geom) as east, st_ymax(geom) as north
      from area where geom is not null`.execute(db),
    attachments: listAttachments(db, projectId),
    dataset: db
      .selectFrom('source.datasets')
      .select('edition')
      .where('name', '=', 'buildings')
      .executeTakeFirstOrThrow(),
  });
  const structures = found.rows;
  const terrain = area.rows[0] && (await readTerrainWindow(db, windowAround(area.rows[0], structures)));
  const proofs = attachments.map(({ id, fileName }) => ({ id, fileName }));
  return { structures, edition: dataset.edition, proofs, ...(terrain && { terrain }) };
}

/** Structures may reach out of the area, and stand on the terrain at their middle (M-114). */
function windowAround(area: Bounds, structures: StructuresNearby['structures']): Bounds {
  const corners = structures.flatMap(({ outline }) => outline.flat());
  const edge = (first: number, pick: (a: number, b: number) => number, axis: 0 | 1) =>
    corners.reduce((found, corner) => pick(found, corner[axis]), first);
  return {
    west: edge(area.west, Math.min, 0) - SECTION_MARGIN_METRES,
    south: edge(area.south, Math.min, 1) - SECTION_MARGIN_METRES,
    east: edge(area.east, Math.max, 0) + SECTION_MARGIN_METRES,
    north: edge(area.north, Math.max, 1) + SECTION_MARGIN_METRES,
  };
}
