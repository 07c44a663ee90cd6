import type { SampleEquipmentRow, SampleProject, SampleTask, SampleZone } from '@quietsite/fixtures';
import { computeGeographicalCentre } from '@quietsite/geometry';
import type { Executor } from '../src/database/connection.ts';
import { geometryFrom } from '../src/database/geometry.ts';
import { rebuildSurroundings, selectAllReceivers } from '../src/repositories/assessment.repository.ts';
import { replaceUnregisteredSites } from '../src/repositories/unregistered-site.repository.ts';

type EquipmentIds = ReadonlyMap<string, number>;

/** Answers the id of a new project, or undefined when one of this title is there already. */
export async function seedProject(
  db: Executor,
  project: SampleProject,
  ownerId: number,
  ids: EquipmentIds,
): Promise<number | undefined> {
  const known = await db.selectFrom('projects').select('id').where('title', '=', project.title).executeTakeFirst();
  if (known) return undefined;
  const projectId = await insertProject(db, project, ownerId);
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
  await selectAllReceivers(db, projectId);
  return projectId;
}

async function insertProject(db: Executor, project: SampleProject, ownerId: number): Promise<number> {
  const owner = await db.selectFrom('users').select('company_id').where('id', '=', ownerId).executeTakeFirstOrThrow();
  const row = await db
    .insertInto('projects')
    .values({
      title: project.title,
      version: project.version,
      proponent: project.proponent,
      agreement: project.agreement,
      main_contractor: project.mainContractor,
      engineer_consultant: project.engineerConsultant,
      buffer_radius_metres: project.bufferRadiusMetres,
      eia_reference: project.eiaReference,
      description: project.description,
      special_feature: project.specialFeature,
      owner_user_id: ownerId,
      owner_company_id: owner.company_id,
      submitted_at: project.submittedOn && `${project.submittedOn}T01:00:00Z`,
      approved_on: project.approvedOn,
      modified_at: lastTouched(project),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** What was handed in has not been touched since. */
function lastTouched({ approvedOn, submittedOn }: SampleProject): string | undefined {
  const day = approvedOn ?? submittedOn;
  return day === null ? undefined : `${day}T01:00:00Z`;
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
      // Of the catalogue: nobody has to prove it (EQUIP-55).
      quieter_equipment_default_sound_power: row.quieterEquipmentSoundPower,
      enclosure_dba: row.enclosureDba,
      barrier_dba: row.barrierDba,
      hammer_dba: row.hammerDba,
      custom_method_dba: row.customMethodDba,
      custom_method_name: row.customMethodName,
    })
    .execute();
}
