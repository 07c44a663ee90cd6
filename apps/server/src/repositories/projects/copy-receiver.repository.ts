import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import type { CopyPair } from './copy.repository.ts';

/**
 * Copies receivers with their names, criteria and contributions, moved and deleted points, and buildings taken off the
 * list. The selection is copied only with the equipment (Q40). No receiver is compulsory until the copy is calculated.
 * Dated entries keep their days, because an examination does not move with the works. An exemption's evidence is an
 * attachment, and attachments are not copied: the copy is judged on all days until it has its own evidence (M-143).
 */
export async function copyReceivers(db: Executor, { fromId, toId }: CopyPair, isSelectionKept: boolean): Promise<void> {
  await sql`
    insert into receiver_buildings (project_id, building_id, name, kind, kind_reason, height_metres, criterion, criterion_reduction,
      is_added, is_criterion_typed, geom)
    select ${toId}, building_id, name, kind, kind_reason, height_metres, criterion, criterion_reduction, is_added,
      is_criterion_typed, geom
    from receiver_buildings where project_id = ${fromId} order by id`.execute(db);
  await sql`
    insert into receiver_points (project_id, receiver_building_id, name, criterion, is_selected, is_closest,
      is_placed_by_user, is_added, is_taken_out, other_criteria, contributions, exemption, geom)
    select ${toId}, copied.id, point.name, point.criterion, point.is_selected and ${isSelectionKept}::boolean,
      point.is_closest, point.is_placed_by_user, point.is_added, point.is_taken_out and ${isSelectionKept}::boolean,
      point.other_criteria, point.contributions, point.exemption, point.geom
    from receiver_points point
    join receiver_buildings original on original.id = point.receiver_building_id
    join receiver_buildings copied on copied.project_id = ${toId} and copied.building_id = original.building_id
    where point.project_id = ${fromId} order by point.id`.execute(db);
  await copyHistory(db, { fromId, toId });
  await sql`
    insert into removed_buildings (project_id, building_id, removed_by, removed_at)
    select ${toId}, building_id, removed_by, removed_at from removed_buildings where project_id = ${fromId}`.execute(
    db,
  );
}

/**
 * Points were copied in the order of their ids, so the n-th point of the copy belongs to the n-th of the original. A
 * deleted point has no counterpart, so it gets a unique number.
 */
async function copyHistory(db: Executor, { fromId, toId }: CopyPair): Promise<void> {
  await sql`
    with original as (select id, row_number() over (order by id) as place from receiver_points where project_id = ${fromId}),
    copied as (select id, row_number() over (order by id) as place from receiver_points where project_id = ${toId})
    insert into receiver_point_history (project_id, receiver_point_id, building_id, building_name, receiver_name,
      is_closest, was_loudest, old_geom, geom, changed_by, changed_at)
    select ${toId}, coalesce(copied.id, nextval(pg_get_serial_sequence('receiver_points', 'id'))::integer), building_id,
      building_name, receiver_name, is_closest, was_loudest, old_geom, geom, changed_by, changed_at
    from receiver_point_history history
    left join original on original.id = history.receiver_point_id
    left join copied using (place)
    where project_id = ${fromId} order by history.receiver_point_id`.execute(db);
}

/** Maps points of the original to those of the copy: the n-th point of one belongs to the n-th of the other. */
export async function listCopiedPoints(db: Executor, { fromId, toId }: CopyPair): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ original: number; copied: number }>`
    with original as (select id, row_number() over (order by id) as place from receiver_points where project_id = ${fromId}),
    copied as (select id, row_number() over (order by id) as place from receiver_points where project_id = ${toId})
    select original.id as original, copied.id as copied from original join copied using (place)`.execute(db);
  return new Map(rows.map(({ original, copied }) => [original, copied]));
}
