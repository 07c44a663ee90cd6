import type { PointHistoryRow } from '@quietsite/contracts';
import type { Hk80Point } from '@quietsite/geometry';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { coordinatesOf } from '../../database/geometry.ts';

/** A point that still exists is shown under its current name. */
export async function listPointHistory(db: Executor, projectId: number): Promise<PointHistoryRow[]> {
  return db
    .selectFrom('receiver_point_history as history')
    .leftJoin('receiver_points as point', 'point.id', 'history.receiver_point_id')
    .select(['receiver_point_id as pointId', 'building_name as buildingName'])
    .select(sql<string>`coalesce(nullif(point.name, ''), receiver_name)`.as('name'))
    .select(['history.is_closest as isClosest', 'was_loudest as wasLoudest'])
    .select(coordinatesOf<Hk80Point>('old_geom').as('oldPosition'))
    .select(coordinatesOf<Hk80Point>('history.geom').$castTo<Hk80Point | null>().as('position'))
    .where('history.project_id', '=', projectId)
    .orderBy('receiver_point_id')
    .execute();
}

/** Smaller moves are ignored, as in the domain. */
const SAME_POSITION_METRES = 0.001;

export type PointHistoryRowWithBuilding = PointHistoryRow & { readonly buildingId: number };

interface Change {
  readonly projectId: number;
  readonly userId: number;
  readonly now: Date;
}

/** Writes one row per point (Q108), and deletes the rows of points without history. */
export async function writePointHistory(
  db: Executor,
  { projectId, userId, now }: Change,
  rows: readonly PointHistoryRowWithBuilding[],
  forgottenIds: readonly number[],
): Promise<void> {
  await sql`
    delete from receiver_point_history
    where project_id = ${projectId} and receiver_point_id = any (${[...forgottenIds]}::integer[])`.execute(db);
  await sql`
    insert into receiver_point_history (project_id, receiver_point_id, building_id, building_name, receiver_name,
      is_closest, was_loudest, old_geom, geom, changed_by, changed_at)
    select ${projectId}, "pointId", "buildingId", "buildingName", name, "isClosest", "wasLoudest",
      st_setsrid(st_makepoint(("oldPosition" ->> 0)::double precision, ("oldPosition" ->> 1)::double precision), 2326),
      st_setsrid(st_makepoint((position ->> 0)::double precision, (position ->> 1)::double precision), 2326),
      ${userId}::integer, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as row ("pointId" integer, "buildingId" bigint,
      "buildingName" text, name text, "isClosest" boolean, "wasLoudest" boolean, "oldPosition" json, position json)
    on conflict (project_id, receiver_point_id) do update set receiver_name = excluded.receiver_name,
      was_loudest = excluded.was_loudest, geom = excluded.geom, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at`.execute(db);
}

/**
 * Deletes the history of moved points that were removed with their building, because they are generated again at their
 * original position.
 */
export async function removeLostMoveHistory(db: Executor, projectId: number): Promise<void> {
  await sql`
    delete from receiver_point_history history where project_id = ${projectId} and geom is not null
      and not exists (select from receiver_points where id = history.receiver_point_id)`.execute(db);
}

/**
 * Deletes the history of points whose building was taken off the list and added again, because they are at their
 * original position (Q108).
 */
export async function removeReturnedHistory(db: Executor, projectId: number): Promise<void> {
  await sql`
    delete from receiver_point_history history where project_id = ${projectId} and geom is null and exists (
      select from receiver_points point join receiver_buildings building on building.id = point.receiver_building_id
      where point.project_id = ${projectId} and building.building_id = history.building_id
        and not point.is_placed_by_user and st_dwithin(point.geom, history.old_geom, ${SAME_POSITION_METRES}))`.execute(
    db,
  );
}
