import { type EquipmentEntry, keysOf, type RowMeasures } from '@quietsite/domain';
import type { Hk80Point } from '@quietsite/geometry';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { coordinatesOf } from '../../database/geometry.ts';
import type { EquipmentRows } from '../../database/tables.generated.ts';

type Column = keyof EquipmentRows;
/** Not included are files, which have their own table, limits, which come from the catalogue, and measures (below). */
type StoredField = Exclude<
  keyof EquipmentEntry,
  'materialIds' | 'soundPowerMin' | 'soundPowerMax' | 'percentMin' | 'measures'
>;

/** The column of each field of an equipment row, for every query that reads, writes or copies rows. */
export const ROW_COLUMNS = {
  id: 'id',
  equipmentId: 'equipment_id',
  officialId: 'official_id',
  name: 'name',
  quantity: 'quantity',
  soundPower: 'sound_power',
  defaultSoundPower: 'default_sound_power',
  timePercent: 'time_percent',
  start: 'start_date',
  end: 'end_date',
  timePeriod: 'time_period',
  exclusiveGroup: 'exclusive_group',
  fixedLocation: 'fixed_location',
  plantHeight: 'plant_height',
} as const satisfies Readonly<Record<StoredField, Column>>;

export const MEASURE_COLUMNS = {
  quieterMethodName: 'quieter_method_name',
  quieterMethodSoundPower: 'quieter_method_sound_power',
  customQuieterMethodName: 'custom_quieter_method_name',
  quieterEquipmentName: 'quieter_equipment_name',
  quieterEquipmentSoundPower: 'quieter_equipment_sound_power',
  quieterEquipmentDefaultSoundPower: 'quieter_equipment_default_sound_power',
  enclosureDba: 'enclosure_dba',
  barrierDba: 'barrier_dba',
  hammerDba: 'hammer_dba',
  customMethodDba: 'custom_method_dba',
  customMethodName: 'custom_method_name',
} as const satisfies Readonly<Record<keyof RowMeasures, Column>>;

const COLUMNS = { ...ROW_COLUMNS, ...MEASURE_COLUMNS, taskId: 'task_id' } as const;
type StoredRow = Partial<Pick<EquipmentEntry, StoredField>> & Partial<RowMeasures> & { readonly taskId?: number };

/** All fields that come from the user or from the catalogue; all except the id. */
export const ENTERED_COLUMNS = Object.values(ROW_COLUMNS).filter((column) => column !== 'id');

/** A field under its own name, from equipment_rows as `row`. */
export const selectField = (field: keyof typeof COLUMNS) => {
  const column = `row.${COLUMNS[field]}`;
  return (field === 'fixedLocation' ? coordinatesOf<Hk80Point>(column) : sql.ref(column)).as(field);
};

/** Passes any number of rows as one parameter: a table with the columns of equipment_rows. */
export function rowTable(rows: readonly StoredRow[]): RawBuilder<unknown> {
  const records = rows.map((row) =>
    Object.fromEntries(
      keysOf(COLUMNS).flatMap((field) => {
        const value = row[field];
        return value === undefined ? [] : [[COLUMNS[field], field === 'fixedLocation' ? toText(row[field]) : value]];
      }),
    ),
  );
  return sql`json_populate_recordset(null::equipment_rows, ${JSON.stringify(records)}::json)`;
}

const toText = (point: Hk80Point | null | undefined): string | null =>
  point ? `SRID=2326;POINT(${point[0]} ${point[1]})` : null;

/** Writes these columns of stored rows and leaves the others. */
export async function writeColumns(
  db: Executor,
  projectId: number,
  rows: readonly StoredRow[],
  columns: readonly Column[],
): Promise<void> {
  const values = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`written.${column}`)}`));
  await sql`
    update equipment_rows set ${values} from ${rowTable(rows)} as written
    where equipment_rows.id = written.id and equipment_rows.project_id = ${projectId}`.execute(db);
}
