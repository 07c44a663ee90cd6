import { type Catalogue, loadCatalogue } from '@quietsite/fixtures';
import { sql } from 'kysely';
import type { Executor } from '../src/database/connection.ts';
import { findSampleEquipment } from '../src/repositories/projects/sample-project.repository.ts';

/**
 * Returns ids by catalogue key. Existing entries are left alone, so the administrator's edits win over the seed. Only
 * those without any other name get the seed's.
 */
export async function seedCatalogue(db: Executor): Promise<ReadonlyMap<string, number>> {
  const catalogue = loadCatalogue();
  await insertEquipment(db, catalogue);
  const ids = await findSampleEquipment(db);
  const idOf = (key: string) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`the catalogue has no equipment ${key}`);
    return id;
  };
  await insertRelations(db, catalogue, idOf);
  await insertMethods(db, catalogue, idOf);
  await seedFits(db);
  return ids;
}

/** Where quieter methods fit. Skips rows whose equipment or methods are missing or renamed. */
export async function seedFits(db: Executor): Promise<void> {
  const { methodFits, equipmentClasses, staticPlant } = loadCatalogue();
  const ids = await findSampleEquipment(db);
  const idOf = (key: string) => ids.get(key) ?? null;
  for (const { replacesKey, ...fit } of methodFits) {
    const replacesId = replacesKey === null ? null : idOf(replacesKey);
    if (replacesKey !== null && replacesId === null) continue;
    await sql`insert into catalogue.method_fits (method_id, construction_work, activity, replaces_id, note, source)
      select id, ${fit.constructionWork}, ${fit.activity}, ${replacesId}::int, ${fit.note}, ${fit.source}
      from catalogue.quieter_methods where name = ${fit.methodName} on conflict do nothing`.execute(db);
  }
  for (const { equipmentKey, ...line } of equipmentClasses) {
    await sql`insert into catalogue.equipment_classes (equipment_id, construction_work, activity, class, duty, source)
      select id, ${line.constructionWork}, ${line.activity}, ${line.className}, ${line.duty}, ${line.source}
      from catalogue.equipment where id = ${idOf(equipmentKey)} on conflict do nothing`.execute(db);
  }
  for (const { equipmentKey, enclosureDba, source } of staticPlant) {
    await sql`insert into catalogue.static_plant (equipment_id, enclosure_dba, source)
      select id, ${enclosureDba}::double precision, ${source}
      from catalogue.equipment where id = ${idOf(equipmentKey)} on conflict do nothing`.execute(db);
  }
}

async function insertEquipment(db: Executor, { equipment }: Catalogue): Promise<void> {
  await sql`
    insert into catalogue.equipment (official_id, name, nicknames, sound_power, sound_power_min, sound_power_max,
      percent_min, is_qpme, is_quieter_method, provenance, source)
    select e ->> 'officialId', e ->> 'name', array(select jsonb_array_elements_text(e -> 'nicknames')),
      (e ->> 'soundPower')::double precision,
      (e ->> 'soundPowerMin')::double precision, (e ->> 'soundPowerMax')::double precision,
      (e ->> 'percentMin')::double precision, (e ->> 'isQpme')::boolean, (e ->> 'isQuieterMethod')::boolean,
      e ->> 'provenance', e ->> 'source'
    from jsonb_array_elements(${JSON.stringify(equipment)}::jsonb) as e
    on conflict (official_id, name) do update set nicknames = excluded.nicknames
    where equipment.nicknames = '{}' and excluded.nicknames <> '{}'`.execute(db);
}

async function insertRelations(db: Executor, catalogue: Catalogue, idOf: (key: string) => number): Promise<void> {
  for (const { equipmentKey, listNumber, requiredKey } of catalogue.requiredEquipment) {
    await sql`insert into catalogue.required_equipment values (${idOf(equipmentKey)}, ${listNumber}, ${idOf(requiredKey)})
      on conflict do nothing`.execute(db);
  }
  for (const { quieterKey, replacesKey } of catalogue.quieterEquipment) {
    await sql`insert into catalogue.quieter_equipment values (${idOf(quieterKey)}, ${idOf(replacesKey)})
      on conflict do nothing`.execute(db);
  }
  for (const entry of catalogue.workEquipment) {
    await sql`insert into catalogue.work_equipment (construction_work, activity, equipment_id, quantity, time_percent)
      values (${entry.constructionWork}, ${entry.activity}, ${idOf(entry.equipmentKey)}, ${entry.quantity},
        ${entry.timePercent}) on conflict do nothing`.execute(db);
  }
}

async function insertMethods(db: Executor, catalogue: Catalogue, idOf: (key: string) => number): Promise<void> {
  for (const method of catalogue.quieterMethods) {
    await sql`insert into catalogue.quieter_methods (name, description, provenance)
      values (${method.name}, ${method.description}, ${method.provenance}) on conflict do nothing`.execute(db);
    for (const { replacesKey, equipmentKey, hammerDba } of method.replacements) {
      await sql`insert into catalogue.quieter_method_equipment
        select id, ${idOf(replacesKey)}, ${idOf(equipmentKey)}, ${hammerDba}
        from catalogue.quieter_methods where name = ${method.name} on conflict do nothing`.execute(db);
    }
  }
}
