import type { RowMeasures } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

export interface MeasuredRow extends RowMeasures {
  readonly id: number;
}

/** Only the measures: the equipment editor writes the rest of a row. */
export async function updateMeasures(db: Executor, projectId: number, rows: readonly MeasuredRow[]): Promise<void> {
  await sql`
    update equipment_rows set quieter_method_name = written."quieterMethodName",
      quieter_method_sound_power = written."quieterMethodSoundPower",
      custom_quieter_method_name = written."customQuieterMethodName",
      quieter_equipment_name = written."quieterEquipmentName",
      quieter_equipment_sound_power = written."quieterEquipmentSoundPower",
      quieter_equipment_default_sound_power = written."quieterEquipmentDefaultSoundPower",
      enclosure_dba = written."enclosureDba", barrier_dba = written."barrierDba", hammer_dba = written."hammerDba",
      custom_method_dba = written."customMethodDba", custom_method_name = written."customMethodName"
    from json_to_recordset(${JSON.stringify(rows)}::json) as written (
      id integer, "quieterMethodName" text, "quieterMethodSoundPower" double precision, "customQuieterMethodName" text,
      "quieterEquipmentName" text, "quieterEquipmentSoundPower" double precision,
      "quieterEquipmentDefaultSoundPower" double precision, "enclosureDba" double precision,
      "barrierDba" double precision, "hammerDba" double precision, "customMethodDba" double precision,
      "customMethodName" text)
    where equipment_rows.id = written.id and equipment_rows.project_id = ${projectId}`.execute(db);
}
