import type { CatalogueItem, EquipmentEntry } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { ENTERED_COLUMNS, rowTable, writeColumns } from './equipment-row-columns.ts';

/** A row with the activity it belongs to. */
export interface TaskRow extends EquipmentEntry {
  readonly taskId: number;
}

/** Reserves ids for rows that are inserted later, so that references to them can be written in the same step. */
export async function reserveRowIds(db: Executor, count: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('equipment_rows', 'id'))::integer as id
    from generate_series(1, ${count}::integer)`.execute(db);
  return rows.map(({ id }) => id);
}

/** New rows have no measures yet: the column defaults apply. */
export async function insertRows(db: Executor, projectId: number, rows: readonly TaskRow[]): Promise<void> {
  const columns = sql.join(['id', 'task_id', ...ENTERED_COLUMNS].map((column) => sql.ref(column)));
  await sql`
    insert into equipment_rows (project_id, ${columns})
    overriding system value
    select ${projectId}, ${columns} from ${rowTable(rows)}`.execute(db);
}

/** Updates in place: a row keeps its id and its measures. */
export async function updateRows(db: Executor, projectId: number, rows: readonly TaskRow[]): Promise<void> {
  await writeColumns(db, projectId, rows, ENTERED_COLUMNS);
}

export async function removeRows(db: Executor, projectId: number, rowIds: readonly number[]): Promise<void> {
  await sql`delete from equipment_rows
    where project_id = ${projectId} and id = any (${[...rowIds]}::integer[])`.execute(db);
}

export interface MaterialLink {
  readonly materialId: number;
  /** Null if no row refers to the file. */
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
