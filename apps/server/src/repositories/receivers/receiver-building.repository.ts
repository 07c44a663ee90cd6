import type { BuildingCandidate, ReceiverBuildingsChange } from '@quietsite/contracts';
import type { LayerUse } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

/** How far outside the assessment area buildings are still offered. */
const CANDIDATE_MARGIN_METRES = 500;
const MAX_CANDIDATES = 50;

/** The criterion of the building layer. It applies to a building, so a place in the open air has none (M-141). */
const layerCriterion = (kind: string) => sql`case when ${sql.raw(kind)} <> 'openAir' then (
  select noise_criterion from source.buildings b where b.building_id = receiver_buildings.building_id) end`;

interface Change {
  readonly projectId: number;
  readonly userId: number;
  readonly now: Date;
}

/** Removes buildings with their points, so that they are not found again. Returns those that existed. */
export async function removeReceiverBuildings(
  db: Executor,
  { projectId, userId, now }: Change,
  buildingIds: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ buildingId: number }>`
    with gone as (
      delete from receiver_buildings
      where project_id = ${projectId} and building_id = any (${[...buildingIds]}::bigint[])
      returning building_id),
    kept as (
      insert into removed_buildings (project_id, building_id, removed_by, removed_at)
      select ${projectId}, building_id, ${userId}::integer, ${now}::timestamptz from gone
      on conflict (project_id, building_id) do nothing)
    select building_id as "buildingId" from gone`.execute(db);
  return rows.map(({ buildingId }) => buildingId);
}

/**
 * Adds buildings of the source with one point each, where the facade is nearest to the site (Q63). A building that is
 * already a receiver then stays one, even if the area changes. Returns the buildings that are in the source; none if
 * there is no site.
 */
export async function addReceiverBuildings(
  db: Executor,
  { projectId, now }: Change,
  buildings: ReceiverBuildingsChange['added'],
): Promise<readonly number[]> {
  const { rows } = await sql<{ buildingId: number }>`
    with site as (select st_boundary(st_union(geom)) as outline from site_parts where project_id = ${projectId}),
    added as (
      insert into receiver_buildings (project_id, building_id, name, kind, kind_reason, height_metres, criterion, is_added,
        geom, modified_at)
      select ${projectId}, b.building_id, b.name,
        case when b.kind = 'other' or wanted."kindReason" <> '' then wanted.kind else b.kind end, wanted."kindReason",
        b.height_metres, case when wanted.kind <> 'openAir' or (b.kind <> 'other' and wanted."kindReason" = '') then b.noise_criterion end,
        true, b.geom, ${now}::timestamptz
      from json_to_recordset(${JSON.stringify(buildings)}::json) as wanted ("buildingId" bigint, kind text, "kindReason" text)
      join source.buildings b on b.building_id = wanted."buildingId"
      join site on site.outline is not null
      order by b.building_id
      on conflict (project_id, building_id) do update set is_added = true
      returning id, building_id, geom),
    placed as (
      insert into receiver_points (project_id, receiver_building_id, geom)
      select ${projectId}, added.id, st_closestpoint(st_boundary(added.geom), site.outline)
      from added, site
      where not exists (select from receiver_points where receiver_building_id = added.id)
      order by added.id),
    back as (
      delete from removed_buildings
      where project_id = ${projectId} and building_id in (select building_id from added))
    select building_id as "buildingId" from added`.execute(db);
  return rows.map(({ buildingId }) => buildingId);
}

/** All buildings of the project, with or without points. */
export async function listReceiverBuildingIds(db: Executor, projectId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('receiver_buildings')
    .select('building_id as id')
    .where('project_id', '=', projectId)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many notional building numbers are searched. A project has fewer points. */
const NOTIONAL_ID_COUNT = 100_000;

/** Lists real building numbers in the notional range, because such a building may become a receiver later (Q104). */
export async function listSourceIdsFrom(db: Executor, firstId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select building_id as id from source.buildings
    where building_id >= ${firstId} and building_id < ${firstId + NOTIONAL_ID_COUNT}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Adds the buildings at which a user placed points, without generating points. Returns those in the source. */
export async function addBuildingsOfPoints(
  db: Executor,
  { projectId, now }: Change,
  buildingIds: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ buildingId: number }>`
    with added as (
      insert into receiver_buildings (project_id, building_id, name, kind, height_metres, criterion, is_added, geom,
        modified_at)
      select ${projectId}, building_id, name, kind, height_metres, noise_criterion, true, geom, ${now}::timestamptz
      from source.buildings where building_id = any (${[...buildingIds]}::bigint[]) order by building_id
      returning building_id),
    back as (
      delete from removed_buildings
      where project_id = ${projectId} and building_id in (select building_id from added))
    select building_id as "buildingId" from added`.execute(db);
  return rows.map(({ buildingId }) => buildingId);
}

/** A notional building has no outline and no known type (Q104). */
export async function addNotionalBuildings(
  db: Executor,
  { projectId, now }: Change,
  buildingIds: readonly number[],
): Promise<void> {
  await sql`
    insert into receiver_buildings (project_id, building_id, kind, is_added, modified_at)
    select ${projectId}, id, 'other', true, ${now}::timestamptz
    from unnest(${[...buildingIds]}::bigint[]) as id`.execute(db);
}

/** Sets the entered criterion, or restores that of the source (M-55). Returns the buildings that are receivers. */
export async function updateBuildingCriteria(
  db: Executor,
  { projectId, now }: Change,
  criteria: ReceiverBuildingsChange['criteria'],
): Promise<readonly number[]> {
  const { rows } = await sql<{ buildingId: number }>`
    update receiver_buildings set modified_at = ${now}::timestamptz, is_criterion_typed = typed.criterion is not null,
      criterion = coalesce(typed.criterion, ${layerCriterion('kind')})
    from json_to_recordset(${JSON.stringify(criteria)}::json) as typed ("buildingId" bigint, criterion double precision)
    where project_id = ${projectId} and building_id = typed."buildingId"
    returning building_id as "buildingId"`.execute(db);
  return rows.map(({ buildingId }) => buildingId);
}

/** Sets kinds and their reasons (M-140). Returns the buildings that are receivers. */
export async function updateBuildingKinds(
  db: Executor,
  { projectId, now }: Change,
  kinds: ReceiverBuildingsChange['kinds'],
): Promise<readonly number[]> {
  const { rows } = await sql<{ buildingId: number }>`
    update receiver_buildings set modified_at = ${now}::timestamptz, kind = decided.kind, kind_reason = "kindReason",
      criterion = case when is_criterion_typed or decided.kind = receiver_buildings.kind then criterion
        else ${layerCriterion('decided.kind')} end
    from json_to_recordset(${JSON.stringify(kinds)}::json) as decided ("buildingId" bigint, kind text, "kindReason" text)
    where project_id = ${projectId} and building_id = decided."buildingId"
    returning building_id as "buildingId"`.execute(db);
  return rows.map(({ buildingId }) => buildingId);
}

/** Lists what the building layer says about these buildings. */
export async function listLayerUses(
  db: Executor,
  buildingIds: readonly number[],
): Promise<(LayerUse & { readonly buildingId: number })[]> {
  const { rows } = await sql<LayerUse & { readonly buildingId: number }>`
    select building_id as "buildingId", nsr as use, kind as type from source.buildings
    where building_id = any (${[...buildingIds]}::bigint[])`.execute(db);
  return rows;
}

type FoundCandidate = Omit<BuildingCandidate, 'layerKind'>;

/** Enough for the densest area; the rest are found once these are receivers. */
const MAX_SENSITIVE_BUILDINGS = 500;

/**
 * Buildings in the assessment area with a use in the table of words (M-145) that are neither receivers nor taken off the
 * list, nearest first.
 */
export async function listBuildingsOfKnownUse(db: Executor, projectId: number): Promise<FoundCandidate[]> {
  const { rows } = await sql<FoundCandidate>`
    select building_id as "buildingId", b.kind, nsr as use, b.name, st_distance(b.geom, site.geom) as "distanceMetres",
      st_asgeojson(b.geom, 15)::json -> 'coordinates' as outline
    from (select st_union(geom) as geom from site_parts where project_id = ${projectId}) site,
      projects project, source.buildings b
    where project.id = ${projectId} and site.geom is not null
      and st_dwithin(b.geom, site.geom, project.buffer_radius_metres)
      and b.kind = 'other' and lower(trim(nsr)) in (select word from kind_words)
      and not exists (
        select from receiver_buildings r where r.project_id = ${projectId} and r.building_id = b.building_id)
      and not exists (
        select from removed_buildings r where r.project_id = ${projectId} and r.building_id = b.building_id)
    order by 5, building_id
    limit ${MAX_SENSITIVE_BUILDINGS}`.execute(db);
  return rows;
}

/** Buildings around the site that are not receivers, nearest first; none without a site. */
export async function listBuildingCandidates(db: Executor, projectId: number, text: string): Promise<FoundCandidate[]> {
  // Only with a scalar subquery is the list read from the index in order, and no further than needed.
  const site = sql`(select st_union(geom) from site_parts where project_id = ${projectId})`;
  const { rows } = await sql<FoundCandidate>`
    select building_id as "buildingId", kind, nsr as use, name, st_distance(b.geom, ${site}) as "distanceMetres",
      st_asgeojson(b.geom, 15)::json -> 'coordinates' as outline
    from source.buildings b
    where st_dwithin(b.geom, ${site},
        (select buffer_radius_metres + ${CANDIDATE_MARGIN_METRES}::integer from projects where id = ${projectId}))
      and (${text}::text = '' or position(lower(${text}::text) in lower(name)) > 0 or building_id::text = ${text}::text)
      and not exists (
        select from receiver_buildings r where r.project_id = ${projectId} and r.building_id = b.building_id)
    order by b.geom <-> ${site}, building_id
    limit ${MAX_CANDIDATES}`.execute(db);
  return rows;
}
