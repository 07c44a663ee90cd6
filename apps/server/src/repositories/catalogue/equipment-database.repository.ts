import { type DatabaseEquipment, type EquipmentFields, type ImportPlan, keysOf } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

/** A row that the administrator's files and edits can change, archived or not. */
export interface StoredEquipment extends DatabaseEquipment {
  readonly isActive: boolean;
  readonly revision: number;
  /** Where its figures come from. */
  readonly provenance: string;
  readonly source: string;
}

/** Figures written by an administrator have no other source. */
export const BY_ADMINISTRATOR = { isActive: true, provenance: 'administrator', source: '' } as const;

export async function listStoredEquipment(db: Executor): Promise<StoredEquipment[]> {
  return db
    .selectFrom('catalogue.equipment')
    .select(['id', 'official_id as officialId', 'name', 'sound_power as soundPower'])
    .select(['sound_power_min as soundPowerMin', 'sound_power_max as soundPowerMax', 'percent_min as percentMin'])
    .select(['is_qpme as isQpme', 'is_active as isActive', 'revision', 'provenance', 'source'])
    .orderBy('id')
    .execute();
}

/** Locks the catalogue: other writers wait, readers do not. */
export async function lockCatalogue(db: Executor): Promise<void> {
  await sql`lock table catalogue.equipment, catalogue.work_equipment in share row exclusive mode`.execute(db);
}

export async function applyEquipmentPlan(db: Executor, plan: ImportPlan<EquipmentFields>): Promise<void> {
  const deleted = plan.deleted.map(({ id }) => id);
  // Never deleted: projects and other entries refer to it (U49).
  await sql`update catalogue.equipment set is_active = false, revision = revision + 1
    where id = any(${deleted}::int[])`.execute(db);
  await writeEquipment(
    db,
    plan.edited.map(({ before, fields }) => ({ ...fields, id: before.id, ...BY_ADMINISTRATOR })),
  );
  await addEquipment(
    db,
    plan.added.map(({ fields }) => fields),
  );
}

/** Clears all names first, because two rows that swap names would collide otherwise. */
export async function writeEquipment(db: Executor, rows: readonly Omit<StoredEquipment, 'revision'>[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await sql`update catalogue.equipment set name = '#' || id where id = any(${ids}::int[])`.execute(db);
  await sql`
    update catalogue.equipment item set official_id = fresh."officialId", name = fresh.name,
      sound_power = fresh."soundPower", sound_power_min = fresh."soundPowerMin", sound_power_max = fresh."soundPowerMax",
      percent_min = fresh."percentMin", is_qpme = fresh."isQpme", is_active = fresh."isActive",
      revision = item.revision + 1, provenance = fresh.provenance, source = fresh.source
    from ${recordset(rows)} where item.id = fresh.id`.execute(db);
}

/** An archived row with the same name is restored with the new values. */
async function addEquipment(db: Executor, rows: readonly EquipmentFields[]): Promise<void> {
  await sql`
    insert into catalogue.equipment (official_id, name, sound_power, sound_power_min, sound_power_max, percent_min,
      is_qpme, provenance)
    select "officialId", name, "soundPower", "soundPowerMin", "soundPowerMax", "percentMin", "isQpme", 'administrator'
    from ${recordset(rows)}
    on conflict (official_id, name) do update set sound_power = excluded.sound_power,
      sound_power_min = excluded.sound_power_min, sound_power_max = excluded.sound_power_max,
      percent_min = excluded.percent_min, is_qpme = excluded.is_qpme, is_active = true,
      revision = equipment.revision + 1, provenance = excluded.provenance, source = ''`.execute(db);
}

const recordset = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
  as fresh (id int, "officialId" text, name text, "soundPower" double precision, "soundPowerMin" double precision,
    "soundPowerMax" double precision, "percentMin" double precision, "isQpme" boolean, "isActive" boolean,
    provenance text, source text)`;

/** Restores the earlier state: rows added since are deleted, or archived if a project uses them. */
export async function restoreEquipment(db: Executor, before: readonly StoredEquipment[]): Promise<void> {
  const ids = before.map(({ id }) => id);
  await sql`delete from catalogue.equipment item where id <> all(${ids}::int[])
    and not exists (select from equipment_rows used where used.equipment_id = item.id)`.execute(db);
  await sql`update catalogue.equipment set is_active = false, revision = revision + 1
    where id <> all(${ids}::int[])`.execute(db);
  const present = new Map((await listStoredEquipment(db)).map((item) => [item.id, item]));
  await writeEquipment(
    db,
    before.filter((item) => !isSame(item, present.get(item.id))),
  );
}

function isSame({ revision: _, ...was }: StoredEquipment, is: StoredEquipment | undefined): boolean {
  const keys = keysOf(was);
  return is !== undefined && keys.every((key) => was[key] === is[key]);
}
