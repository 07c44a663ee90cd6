import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { ENTERED_COLUMNS, MEASURE_COLUMNS } from '../equipment/equipment-row-columns.ts';

export interface CopyPair {
  readonly fromId: number;
  readonly toId: number;
}

export interface NewCopy {
  readonly fromId: number;
  readonly title: string;
  readonly version: number | null;
  /** A new version belongs to the lineage of the original; a new project starts a new lineage (Q38). */
  readonly isSameLineage: boolean;
  readonly ownerUserId: number;
  readonly ownerCompanyId: number | null;
  readonly now: Date;
}

/** Copies the entered fields and those derived from the geometry; no results, submission or members (Q40, Q42). */
export async function insertCopy(db: Executor, copy: NewCopy): Promise<number> {
  const lineage = copy.isSameLineage ? sql`lineage_id` : sql`gen_random_uuid()`;
  const { rows } = await sql<{ id: number }>`
    insert into projects (lineage_id, title, version, proponent, agreement, main_contractor, engineer_consultant,
      buffer_radius_metres, eia_reference, description, special_feature, districts, primary_district,
      has_neighbours, owner_user_id, owner_company_id, created_at, modified_at, modified_by, is_sample,
      working_calendar, has_screening)
    select ${lineage}, ${copy.title}, ${copy.version}::integer, proponent, agreement, main_contractor,
      engineer_consultant, buffer_radius_metres, eia_reference, description, special_feature, districts,
      primary_district, has_neighbours, ${copy.ownerUserId}::integer, ${copy.ownerCompanyId}::integer, ${copy.now}::timestamptz,
      ${copy.now}::timestamptz, ${copy.ownerUserId}::integer, is_sample, working_calendar, has_screening
    from projects where id = ${copy.fromId}
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the project to copy is gone');
  return row.id;
}

/** Moving work-fronts are postponed by as many days as the activities. */
export async function copyGeometry(db: Executor, { fromId, toId }: CopyPair, offsetDays: number): Promise<void> {
  await sql`
    insert into site_parts (project_id, geom)
    select ${toId}, geom from site_parts where project_id = ${fromId} order by id`.execute(db);
  await sql`
    insert into assessment_areas (project_id, geom)
    select ${toId}, geom from assessment_areas where project_id = ${fromId}`.execute(db);
  await sql`
    insert into zones (project_id, display_order, name, calculation_type, geom, centre, is_centre_moved,
      ground_level, plant_height, front)
    select ${toId}, display_order, name, calculation_type, geom, centre, is_centre_moved, ground_level, plant_height,
      jsonb_set(front, '{start}', to_jsonb((front ->> 'start')::date + ${offsetDays}::integer))
    from zones where project_id = ${fromId} order by id`.execute(db);
  await sql`
    insert into unregistered_sites (project_id, affect_degree, radius_metres, geom, buffer)
    select ${toId}, affect_degree, radius_metres, geom, buffer
    from unregistered_sites where project_id = ${fromId} order by id`.execute(db);
  await sql`
    insert into excluded_structures (project_id, building_id, reason, start_date, end_date)
    select ${toId}, building_id, reason, start_date, end_date from excluded_structures where project_id = ${fromId}`.execute(
    db,
  );
  await sql`
    insert into concurrent_sites (project_id, name, display_order)
    select ${toId}, name, display_order from concurrent_sites where project_id = ${fromId} order by id`.execute(db);
}

/** Barriers are postponed with the works. */
export async function copyBarriers(db: Executor, { fromId, toId }: CopyPair, offsetDays: number): Promise<void> {
  await sql`
    insert into barriers (project_id, barrier_id, name, kind, geom, height_metres, ground_level, surface_density,
      start_date, end_date)
    select ${toId}, barrier_id, name, kind, geom, height_metres, ground_level, surface_density,
      start_date + ${offsetDays}::integer, end_date + ${offsetDays}::integer
    from barriers where project_id = ${fromId}`.execute(db);
}

/** Copies activities. Zones are matched by their order, which is unique in a project. */
export async function copyTasks(db: Executor, { fromId, toId }: CopyPair, offsetDays: number): Promise<void> {
  await sql`
    insert into tasks (project_id, zone_id, construction_work, name, source_id, works_every_day, start_date, end_date)
    select ${toId}, copied.id, construction_work, tasks.name, source_id, works_every_day,
      start_date + ${offsetDays}::integer, end_date + ${offsetDays}::integer
    from tasks
    join zones original on original.id = tasks.zone_id
    join zones copied on copied.project_id = ${toId} and copied.display_order = original.display_order
    where tasks.project_id = ${fromId} order by tasks.id`.execute(db);
}

const COPIED_COLUMNS = [...ENTERED_COLUMNS, ...Object.values(MEASURE_COLUMNS)];

/** Activities were copied in the order of their ids, so the n-th of the copy belongs to the n-th of the original. */
export async function copyEquipment(db: Executor, { fromId, toId }: CopyPair, offsetDays: number): Promise<void> {
  const values = COPIED_COLUMNS.map((column) => {
    const value = sql.ref(`equipment_rows.${column}`);
    return column === 'start_date' || column === 'end_date' ? sql`${value} + ${offsetDays}::integer` : value;
  });
  await sql`
    with original as (select id, row_number() over (order by id) as place from tasks where project_id = ${fromId}),
    copied as (select id, row_number() over (order by id) as place from tasks where project_id = ${toId})
    insert into equipment_rows (project_id, task_id, ${sql.join(COPIED_COLUMNS.map((column) => sql.ref(column)))})
    select ${toId}, copied.id, ${sql.join(values)}
    from equipment_rows
    join original on original.id = equipment_rows.task_id
    join copied using (place)
    where project_id = ${fromId} order by equipment_rows.id`.execute(db);
}

/**
 * Copies the supporting files of the copied rows. The copy refers to the same stored files, which are not removed as
 * long as any row refers to them (U53).
 */
export async function copyMaterials(db: Executor, { fromId, toId }: CopyPair): Promise<void> {
  await sql`
    with original as (select id, row_number() over (order by id) as place from equipment_rows where project_id = ${fromId}),
    copied as (select id, row_number() over (order by id) as place from equipment_rows where project_id = ${toId})
    insert into support_materials (project_id, equipment_row_id, file_name, media_type, size_bytes, sha256, file_key,
      uploaded_by, uploaded_at, unlinked_at)
    select ${toId}, copied.id, file_name, media_type, size_bytes, sha256, file_key, uploaded_by, uploaded_at, null
    from support_materials
    join original on original.id = support_materials.equipment_row_id
    join copied using (place)
    where project_id = ${fromId} order by support_materials.id`.execute(db);
}

/** Reads the fields from which the copy's name and dates are derived. */
export async function findOriginal(db: Executor, projectId: number) {
  return db
    .selectFrom('projects')
    .select(['title', 'version', 'lineage_id as lineageId', 'owner_company_id as ownerCompanyId'])
    .select((eb) =>
      eb
        .selectFrom('tasks')
        .select((e) => e.fn.min('start_date').as('start'))
        .whereRef('tasks.project_id', '=', 'projects.id')
        .as('commencementDate'),
    )
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
}

/** Lists titles and versions of projects in the companies, and of the lineage in any company (Q41). */
export async function listVersions(db: Executor, companyIds: readonly number[], lineageId: string) {
  return db
    .selectFrom('projects')
    .select(['title', 'version'])
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(owner_company_id = any (${[...companyIds]}) or lineage_id = ${lineageId})`)
    .execute();
}
