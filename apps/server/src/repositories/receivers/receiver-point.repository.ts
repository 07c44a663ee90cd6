import type { EditedReceiver, Exemption, NamedReceiver } from '@quietsite/domain';
import { sql } from 'kysely';
import { compileOnce } from '../../database/compile-once.ts';
import type { Executor } from '../../database/connection.ts';
import { positionOf } from '../../database/geometry.ts';

/** Every point of a project with the user's decisions about it, by id. */
export async function listReceiverPoints(db: Executor, projectId: number): Promise<StoredPoint[]> {
  const points = await selectPoints(db, { projectId });
  return points.map(({ exemption, ...point }) => (exemption === null ? point : { ...point, exemption }));
}

/** Null if the point is judged on every day (M-143). */
export const exemptionOf = sql<Exemption | null>`
  point.exemption || jsonb_build_object('proofId', point.exemption_proof_id)`;

const selectPoints = compileOnce((db, { projectId }: { projectId: number }) =>
  db
    .selectFrom('receiver_points as point')
    .innerJoin('receiver_buildings as building', 'building.id', 'point.receiver_building_id')
    .select(['point.id as pointId', 'point.name', 'building.building_id as buildingId'])
    .select(['building.name as buildingName', 'building.kind', 'building.height_metres as heightMetres'])
    .select(positionOf('point.geom').as('position'))
    .select(['point.criterion', 'building.criterion as buildingCriterion'])
    .select('building.criterion_reduction as criterionReduction')
    .select(['point.is_selected as isSelected', 'point.is_compulsory as isCompulsory'])
    .select('point.is_taken_out as isTakenOut')
    .select(['point.is_closest as isClosest', 'point.is_placed_by_user as isPlaced', 'point.is_added as isAdded'])
    .select(['point.other_criteria as otherCriteria', 'point.contributions', exemptionOf.as('exemption')])
    .where('point.project_id', '=', projectId)
    .orderBy('point.id'),
);
type SelectedPoint = Awaited<ReturnType<typeof selectPoints>>[number];
export type StoredPoint = Omit<SelectedPoint, 'exemption'> & Pick<EditedReceiver, 'exemption'>;

/** A point to be written. The id of a new point has been reserved. */
export type WrittenPoint = Pick<
  EditedReceiver,
  | 'pointId'
  | 'name'
  | 'buildingId'
  | 'position'
  | 'criterion'
  | 'isSelected'
  | 'isTakenOut'
  | 'otherCriteria'
  | 'contributions'
  | 'exemption'
> & { readonly isPlaced: boolean };

/** Reserves ids, ascending. */
export async function reservePointIds(db: Executor, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('receiver_points', 'id'))::integer as id
    from generate_series(1, ${count}::integer) order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

const read = (points: readonly WrittenPoint[]) => sql`
  json_to_recordset(${JSON.stringify(points)}::json) as edited ("pointId" integer, name text, "buildingId" bigint,
    position json, criterion double precision, "isSelected" boolean, "isTakenOut" boolean, "otherCriteria" jsonb,
    contributions jsonb, exemption jsonb, "isPlaced" boolean)`;
const EXEMPTION = sql`edited.exemption - 'proofId'`;
const PROOF_ID = sql`(edited.exemption ->> 'proofId')::integer`;
const EDITED_POINT = sql`st_setsrid(st_makepoint((edited.position ->> 0)::double precision,
  (edited.position ->> 1)::double precision), 2326)`;

export async function insertPoints(db: Executor, projectId: number, points: readonly WrittenPoint[]): Promise<void> {
  if (points.length === 0) return;
  await sql`
    insert into receiver_points (id, project_id, receiver_building_id, name, criterion, is_selected, other_criteria,
      contributions, exemption, exemption_proof_id, is_placed_by_user, is_added, geom)
    overriding system value
    select "pointId", ${projectId}, building.id, edited.name, edited.criterion, "isSelected", "otherCriteria",
      contributions, ${EXEMPTION}, ${PROOF_ID}, true, true, ${EDITED_POINT}
    from ${read(points)}
    join receiver_buildings building on building.project_id = ${projectId} and building.building_id = edited."buildingId"
    order by "pointId"`.execute(db);
}

export async function updatePoints(db: Executor, projectId: number, points: readonly WrittenPoint[]): Promise<void> {
  if (points.length === 0) return;
  await sql`
    update receiver_points stored set name = edited.name, criterion = edited.criterion, is_selected = "isSelected",
      is_taken_out = "isTakenOut", other_criteria = "otherCriteria", contributions = edited.contributions,
      exemption = ${EXEMPTION}, exemption_proof_id = ${PROOF_ID}, is_placed_by_user = "isPlaced", geom = ${EDITED_POINT}
    from ${read(points)} where stored.id = "pointId" and stored.project_id = ${projectId}`.execute(db);
}

/** A building without points stays, so that it is not found again; a notional one is removed (Q104). */
export async function removePoints(db: Executor, projectId: number, pointIds: readonly number[]): Promise<void> {
  if (pointIds.length === 0) return;
  await sql`
    delete from receiver_points where project_id = ${projectId} and id = any (${[...pointIds]}::integer[])`.execute(db);
  await sql`
    delete from receiver_buildings b where project_id = ${projectId} and geom is null
      and not exists (select from receiver_points where receiver_building_id = b.id)`.execute(db);
}

/** Updates only names, selection and locks: a finished run changes them, and no level depends on them. */
export async function updateSelection(
  db: Executor,
  projectId: number,
  points: readonly Pick<EditedReceiver, 'pointId' | 'name' | 'isSelected' | 'isCompulsory' | 'isTakenOut'>[],
): Promise<void> {
  if (points.length === 0) return;
  const selection = points.map(({ pointId, name, isSelected, isCompulsory, isTakenOut }) => ({
    ...{ pointId, name, isSelected, isCompulsory, isTakenOut },
  }));
  await sql`
    update receiver_points stored set name = edited.name, is_selected = "isSelected", is_compulsory = "isCompulsory",
      is_taken_out = "isTakenOut"
    from json_to_recordset(${JSON.stringify(selection)}::json) as edited ("pointId" integer, name text,
      "isSelected" boolean, "isCompulsory" boolean, "isTakenOut" boolean)
    where stored.id = "pointId" and stored.project_id = ${projectId}`.execute(db);
}

/** Whether this attachment is the evidence of a point's exemption. */
export async function isProofOfExemption(db: Executor, projectId: number, attachmentId: number): Promise<boolean> {
  const point = await db
    .selectFrom('receiver_points')
    .select('id')
    .where('project_id', '=', projectId)
    .where('exemption_proof_id', '=', attachmentId)
    .executeTakeFirst();
  return point !== undefined;
}

/** Points whose exemption has no evidence, so they are still judged (M-143). */
export async function listUnprovedExemptions(db: Executor, projectId: number): Promise<NamedReceiver[]> {
  const points = await db
    .selectFrom('receiver_points as point')
    .innerJoin('receiver_buildings as building', 'building.id', 'point.receiver_building_id')
    .select(['point.id as pointId', sql<string>`coalesce(nullif(point.name, ''), building.name)`.as('name')])
    .where('point.project_id', '=', projectId)
    .where('point.exemption', 'is not', null)
    .where('point.exemption_proof_id', 'is', null)
    .orderBy('point.id')
    .execute();
  return points.map(({ pointId, name }) => ({ pointId, name: name || String(pointId) }));
}

/** Points that were removed are missing. */
export async function listPointNames(db: Executor, projectId: number, pointIds: readonly number[]) {
  return db
    .selectFrom('receiver_points as point')
    .innerJoin('receiver_buildings as building', 'building.id', 'point.receiver_building_id')
    .select(['point.id as pointId', 'point.name', 'building.name as buildingName'])
    .where('point.project_id', '=', projectId)
    .where(sql<boolean>`point.id = any (${[...pointIds]}::integer[])`)
    .execute();
}

/** The names of a point and of its building. */
export async function findPointNames(db: Executor, projectId: number, pointId: number) {
  return db
    .selectFrom('receiver_points as point')
    .innerJoin('receiver_buildings as building', 'building.id', 'point.receiver_building_id')
    .select(['point.name', 'building.name as buildingName', 'building.building_id as buildingId'])
    .where('point.project_id', '=', projectId)
    .where('point.id', '=', pointId)
    .executeTakeFirst();
}
