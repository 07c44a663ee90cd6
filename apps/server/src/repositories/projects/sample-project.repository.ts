import {
  loadCatalogue,
  type SampleEquipmentRow,
  type SampleProject,
  type SampleTask,
  type SampleZone,
} from '@quietsite/fixtures';
import { computeGeographicalCentre } from '@quietsite/geometry';
import type { Executor } from '../../database/connection.ts';
import { geometryFrom } from '../../database/geometry.ts';
import { rebuildSurroundings, selectAllReceivers } from '../receivers/assessment.repository.ts';
import { replaceUnregisteredSites } from '../site/unregistered-site.repository.ts';

type EquipmentIds = ReadonlyMap<string, number>;

/** Inserts the parts of a sample project, with all receivers selected. */
export async function insertSampleParts(
  db: Executor,
  projectId: number,
  project: SampleProject,
  ids: EquipmentIds,
): Promise<void> {
  await insertProjectParts(db, projectId, project, ids);
  await selectAllReceivers(db, projectId);
}

/** Inserts everything except the project information: site, zones with their programme, and surroundings. */
export async function insertProjectParts(
  db: Executor,
  projectId: number,
  project: SampleProject,
  ids: EquipmentIds,
): Promise<void> {
  for (const outline of project.site) {
    await db
      .insertInto('site_parts')
      .values({ project_id: projectId, geom: geometryFrom('Polygon', outline) })
      .execute();
  }
  for (const [index, zone] of project.zones.entries()) await insertZone(db, projectId, zone, index + 1, ids);
  const unregistered = project.unregisteredSites.map((site) => ({ id: null, ...site }));
  await replaceUnregisteredSites(db, projectId, unregistered);
  await rebuildSurroundings(db, projectId);
}

/** Marks a project and its later copies as samples, which can never be submitted. */
export async function markSample(db: Executor, projectId: number): Promise<void> {
  await db.updateTable('projects').set({ is_sample: true }).where('id', '=', projectId).execute();
}

export async function isSampleProject(db: Executor, projectId: number): Promise<boolean> {
  const row = await db.selectFrom('projects').select('is_sample').where('id', '=', projectId).executeTakeFirst();
  return row?.is_sample === true;
}

/** Equipment ids by key in the sample catalogue; items the administrator removed are missing. */
export async function findSampleEquipment(db: Executor): Promise<EquipmentIds> {
  const rows = await db.selectFrom('catalogue.equipment').select(['id', 'official_id', 'name']).execute();
  const identity = (officialId: string, name: string) => `${officialId}\n${name}`;
  const ids = new Map(rows.map((row) => [identity(row.official_id, row.name), row.id]));
  const known = loadCatalogue().equipment.map(({ key, officialId, name }) => [
    key,
    ids.get(identity(officialId, name)),
  ]);
  return new Map(known.filter((entry): entry is [string, number] => entry[1] !== undefined));
}

async function insertZone(db: Executor, projectId: number, zone: SampleZone, displayOrder: number, ids: EquipmentIds) {
  const { id } = await db
    .insertInto('zones')
    .values({
      project_id: projectId,
      display_order: displayOrder,
      name: zone.name,
      calculation_type: zone.calculationType,
      geom: geometryFrom('Polygon', zone.outline),
      front: zone.front ? JSON.stringify(zone.front) : null,
      centre: geometryFrom('Point', computeGeographicalCentre(zone.outline)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const task of zone.tasks) await insertTask(db, projectId, id, task, ids);
}

async function insertTask(db: Executor, projectId: number, zoneId: number, task: SampleTask, ids: EquipmentIds) {
  const { id } = await db
    .insertInto('tasks')
    .values({
      project_id: projectId,
      zone_id: zoneId,
      construction_work: task.constructionWork,
      name: task.name,
      start_date: task.start,
      end_date: task.end,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const row of task.rows) await insertRow(db, projectId, id, row, ids);
}

async function insertRow(db: Executor, projectId: number, taskId: number, row: SampleEquipmentRow, ids: EquipmentIds) {
  await db
    .insertInto('equipment_rows')
    .values({
      project_id: projectId,
      task_id: taskId,
      equipment_id: ids.get(row.equipmentKey) ?? null,
      official_id: row.officialId,
      name: row.name,
      quantity: row.quantity,
      sound_power: row.soundPower,
      default_sound_power: row.defaultSoundPower,
      time_percent: row.timePercent,
      start_date: row.start,
      end_date: row.end,
      exclusive_group: row.exclusiveGroup,
      fixed_location: row.fixedLocation && geometryFrom('Point', row.fixedLocation),
      quieter_method_name: row.quieterMethodName,
      quieter_method_sound_power: row.quieterMethodSoundPower,
      quieter_equipment_name: row.quieterEquipmentName,
      quieter_equipment_sound_power: row.quieterEquipmentSoundPower,
      // The sound power is that of the catalogue, so no proof is needed (EQUIP-55).
      quieter_equipment_default_sound_power: row.quieterEquipmentSoundPower,
      enclosure_dba: row.enclosureDba,
      barrier_dba: row.barrierDba,
      hammer_dba: row.hammerDba,
      custom_method_dba: row.customMethodDba,
      custom_method_name: row.customMethodName,
    })
    .execute();
}
