import type { CatalogueWork, Relationship } from '@quietsite/contracts';
import type { CatalogueItem, QuieterEquipment, QuieterMethod } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

/**
 * Lists all equipment that can be chosen (EQUIP-47). Archived items stay in the projects that use them. Ordinary
 * equipment comes first, so that quieter equipment is only chosen deliberately.
 */
export async function listItems(db: Executor): Promise<CatalogueItem[]> {
  return db
    .selectFrom('catalogue.equipment as item')
    .select(['id', 'official_id as officialId', 'name', 'nicknames', 'sound_power as soundPower'])
    .select(['sound_power_min as soundPowerMin', 'sound_power_max as soundPowerMax', 'percent_min as percentMin'])
    .select(['is_qpme as isQpme', 'is_quieter_method as isQuieterMethod', required.as('required')])
    .where('is_active', '=', true)
    .orderBy('is_quieter_method')
    .orderBy('is_qpme')
    .orderBy('official_id')
    .orderBy('name')
    .execute();
}

/** Up to three lists of equipment that must accompany an item; empty lists are omitted (EQUIP-07). */
const required = sql<number[][]>`coalesce((
  select json_agg(list.ids order by list.list_number) from (
    select list_number, json_agg(required_id order by required_id) as ids
    from catalogue.required_equipment
    join catalogue.equipment other on other.id = required_id and other.is_active
    where equipment_id = item.id group by list_number) as list), '[]'::json)`;

/**
 * Construction works by name, their activities in the order they were written, and the equipment each usually needs
 * (EQUIP-48).
 */
export async function listWorks(db: Executor): Promise<CatalogueWork[]> {
  const { rows } = await sql<CatalogueWork>`
    select construction_work as name,
      json_agg(json_build_object('name', activity, 'equipment', equipment) order by first_id) as activities
    from (
      select construction_work, activity, min(work.id) as first_id,
        coalesce(json_agg(json_build_object('equipmentId', item.id, 'quantity', quantity, 'timePercent', time_percent)
          order by work.id) filter (where item.id is not null), '[]'::json) as equipment
      from catalogue.work_equipment work
      left join catalogue.equipment item on item.id = work.equipment_id and item.is_active
      group by construction_work, activity) as activities
    group by construction_work order by construction_work`.execute(db);
  return rows;
}

export async function listQuieterMethods(db: Executor): Promise<QuieterMethod[]> {
  const { rows } = await sql<QuieterMethod>`
    select method.id, method.name, method.description,
      json_agg(json_build_object('replacesId', pair.replaces_id, 'equipmentId', item.id, 'name', item.name,
        'soundPower', item.sound_power, 'hammerDba', pair.hammer_dba) order by item.name, pair.replaces_id) as equipment
    from catalogue.quieter_methods method
    join catalogue.quieter_method_equipment pair on pair.method_id = method.id
    join catalogue.equipment item on item.id = pair.equipment_id and item.is_active
    group by method.id order by method.name`.execute(db);
  return rows;
}

export async function listQuieterEquipment(db: Executor): Promise<QuieterEquipment[]> {
  const { rows } = await sql<QuieterEquipment>`
    select quieter.id as "quieterId", quieter.name as "quieterName", quieter.sound_power as "soundPower",
      replaced.id as "replacesId", replaced.name as "replacesName"
    from catalogue.quieter_equipment pair
    join catalogue.equipment quieter on quieter.id = pair.quieter_id and quieter.is_active
    join catalogue.equipment replaced on replaced.id = pair.replaces_id and replaced.is_active
    order by replaced.name, quieter.sound_power, quieter.name, quieter.id, replaced.id`.execute(db);
  return rows;
}

export async function listRelationships(db: Executor): Promise<Relationship[]> {
  const { rows } = await sql<Relationship>`
    select work.id, work.construction_work as "constructionWork", work.activity, item.name as "equipmentName",
      item.official_id as "officialId"
    from catalogue.work_equipment work
    join catalogue.equipment item on item.id = work.equipment_id and item.is_active
    order by work.construction_work, work.activity, work.id`.execute(db);
  return rows;
}
