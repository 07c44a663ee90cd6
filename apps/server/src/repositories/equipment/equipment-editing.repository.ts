import type { CatalogueItem, EquipmentEntry } from '@quietsite/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

/** A row with the activity it belongs to. */
export interface PlacedRow extends EquipmentEntry {
  readonly taskId: number;
}

/** Reserves ids for rows that are inserted later, so that references to them can be written in the same step. */
export async function takeRowIds(db: Executor, count: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('equipment_rows', 'id'))::integer as id
    from generate_series(1, ${count}::integer)`.execute(db);
  return rows.map(({ id }) => id);
}

/** New rows have no measures yet: the column defaults apply. */
export async function insertRows(db: Executor, projectId: number, rows: readonly PlacedRow[]): Promise<void> {
  await sql`
    insert into equipment_rows (id, project_id, task_id, equipment_id, official_id, name, quantity, sound_power,
      default_sound_power, time_percent, start_date, end_date, time_period, exclusive_group, fixed_location)
    overriding system value
    select id, ${projectId}, "taskId", "equipmentId", "officialId", name, quantity, "soundPower", "defaultSoundPower",
      "timePercent", start, "end", "timePeriod", "exclusiveGroup", location
    from ${written(rows)}`.execute(db);
}

/** Updates in place: a row keeps its id and its measures. */
export async function updateRows(db: Executor, projectId: number, rows: readonly PlacedRow[]): Promise<void> {
  await sql`
    update equipment_rows set equipment_id = written."equipmentId", official_id = written."officialId",
      name = written.name, quantity = written.quantity, sound_power = written."soundPower",
      default_sound_power = written."defaultSoundPower", time_percent = written."timePercent",
      start_date = written.start, end_date = written."end", time_period = written."timePeriod",
      exclusive_group = written."exclusiveGroup", fixed_location = written.location
    from ${written(rows)}
    where equipment_rows.id = written.id and equipment_rows.project_id = ${projectId}`.execute(db);
}

export async function removeRows(db: Executor, projectId: number, rowIds: readonly number[]): Promise<void> {
  await sql`delete from equipment_rows
    where project_id = ${projectId} and id = any (${[...rowIds]}::integer[])`.execute(db);
}

/** Passes any number of rows as one parameter. */
function written(rows: readonly PlacedRow[]): RawBuilder<unknown> {
  return sql`(
    select entry.*, st_setsrid(st_makepoint(
      ("fixedLocation" ->> 0)::double precision, ("fixedLocation" ->> 1)::double precision), 2326) as location
    from json_to_recordset(${JSON.stringify(rows)}::json) as entry (
      id integer, "taskId" integer, "equipmentId" integer, "officialId" text, name text, quantity integer,
      "soundPower" double precision, "defaultSoundPower" double precision, "timePercent" double precision,
      start date, "end" date, "timePeriod" integer, "exclusiveGroup" text, "fixedLocation" json)) as written`;
}

export interface MaterialLink {
  readonly materialId: number;
  /** Null if no row refers to it any more. */
  readonly rowId: number | null;
}

export async function linkMaterials(
  db: Executor,
  projectId: number,
  links: readonly MaterialLink[],
  now: Date,
): Promise<void> {
  await sql`
    update support_materials set equipment_row_id = link."rowId",
      unlinked_at = case when link."rowId" is null then ${now}::timestamptz end
    from json_to_recordset(${JSON.stringify(links)}::json) as link ("materialId" integer, "rowId" integer)
    where support_materials.id = link."materialId" and support_materials.project_id = ${projectId}`.execute(db);
}

/** Catalogue items by id, archived or not, and by reference and name. */
export async function findItems(
  db: Executor,
  ids: readonly number[],
  named: readonly Pick<CatalogueItem, 'officialId' | 'name'>[],
): Promise<readonly CatalogueItem[]> {
  const { rows } = await sql<CatalogueItem>`
    select id, official_id as "officialId", name, nicknames, sound_power as "soundPower",
      sound_power_min as "soundPowerMin", sound_power_max as "soundPowerMax", percent_min as "percentMin",
      is_qpme as "isQpme", is_quieter_method as "isQuieterMethod", '[]'::json as required
    from catalogue.equipment
    where id = any (${[...ids]}::integer[]) or is_active and (official_id, name) in (
      select "officialId", name from json_to_recordset(${JSON.stringify(named)}::json)
      as wanted ("officialId" text, name text))`.execute(db);
  return rows;
}
