import type { Programme } from '@quietsite/contracts';
import { keysOf, USER_DEFINED_LIMITS } from '@quietsite/domain';
import { sql } from 'kysely';
import { awaitAll } from '../../database/await-all.ts';
import { compileOnce } from '../../database/compile-once.ts';
import type { Executor } from '../../database/connection.ts';
import { MEASURE_COLUMNS, ROW_COLUMNS, selectField } from '../equipment/equipment-row-columns.ts';
import { getRevision } from '../projects/project.repository.ts';
import { listHolidayDays } from './holiday.repository.ts';
import { readCalendarSettings } from './working-calendar.repository.ts';

interface OfProject {
  readonly projectId: number;
}

export const readProgramme = (db: Executor, projectId: number): Promise<Programme> =>
  awaitAll({
    revision: getRevision(db, projectId),
    tasks: listTasks(db, projectId),
    equipmentRows: selectEquipmentRows(db, { projectId }),
    materials: listMaterials(db, projectId),
    calendarSettings: readCalendarSettings(db, projectId),
    holidays: listHolidayDays(db),
  });

/** In the order of the activity table (Q78). */
export const listTasks = (db: Executor, projectId: number): Promise<Programme['tasks']> =>
  selectTasks(db, { projectId });

const selectTasks = compileOnce((db, { projectId }: OfProject) =>
  db
    .selectFrom('tasks')
    .innerJoin('zones', 'zones.id', 'tasks.zone_id')
    .select(['tasks.id', 'zone_id as zoneId', 'construction_work as constructionWork', 'tasks.name'])
    .select(['start_date as start', 'end_date as end', 'source_id as sourceId'])
    .where('tasks.project_id', '=', projectId)
    .orderBy('zones.display_order')
    .orderBy('start_date')
    .orderBy('tasks.id'),
);

const ROW_FIELDS = ['taskId', ...keysOf(ROW_COLUMNS)] as const;

/** Limits come from the current catalogue; items not in it have the limits of user-named equipment. */
const selectEquipmentRows = compileOnce((db, { projectId }: OfProject) =>
  db
    .selectFrom('equipment_rows as row')
    .leftJoin('catalogue.equipment as item', 'item.id', 'row.equipment_id')
    .select(ROW_FIELDS.map(selectField))
    .select((eb) => [
      eb.fn.coalesce('item.sound_power_min', eb.val<number>(USER_DEFINED_LIMITS.soundPowerMin)).as('soundPowerMin'),
      eb.fn.coalesce('item.sound_power_max', eb.val<number>(USER_DEFINED_LIMITS.soundPowerMax)).as('soundPowerMax'),
      eb.fn.coalesce('item.percent_min', eb.val<number>(USER_DEFINED_LIMITS.percentMin)).as('percentMin'),
    ])
    .select([materialIds.as('materialIds'), measures.as('measures')])
    .where('row.project_id', '=', projectId)
    .orderBy('task_id')
    .orderBy('row.id')
    .$castTo<Programme['equipmentRows'][number]>(),
);

/** The calendar may make a Sunday or general holiday a working day, or the activity works every day. */
const mayWorkOnRestrictedDays = sql<boolean>`project.working_calendar is not null and (task.works_every_day
  or (project.working_calendar -> 'worksOnHolidays')::boolean
  or project.working_calendar -> 'weekdays' @> '7' or project.working_calendar -> 'extraDays' <> '[]')`;

/** Rows that may work in restricted hours, with the days of their activities. */
export const listTimedRows = compileOnce((db, { projectId }: OfProject) =>
  db
    .selectFrom('equipment_rows as row')
    .innerJoin('tasks as task', 'task.id', 'row.task_id')
    .innerJoin('projects as project', 'project.id', 'row.project_id')
    .select(['row.id', 'row.task_id as taskId', 'time_period as timePeriod', 'quantity', 'time_percent as timePercent'])
    .select(['row.start_date as start', 'row.end_date as end'])
    .select(['task.start_date as taskStart', 'task.end_date as taskEnd', 'task.works_every_day as isEveryDay'])
    .where('row.project_id', '=', projectId)
    .where((eb) => eb.or([eb('time_period', 'is not', null), mayWorkOnRestrictedDays]))
    .orderBy('row.id'),
);

const materialIds = sql<number[]>`array(select material.id from support_materials material
  where material.equipment_row_id = "row".id order by material.id)`;

const measures = sql<Programme['equipmentRows'][number]['measures']>`json_build_object(${sql.join(
  Object.entries(MEASURE_COLUMNS).flatMap(([field, column]) => [sql.lit(field), sql.ref(`row.${column}`)]),
)})`;

async function listMaterials(db: Executor, projectId: number): Promise<Programme['materials']> {
  const materials = await db
    .selectFrom('support_materials')
    .select(['id', 'file_name as fileName', 'media_type as mediaType', 'size_bytes as sizeBytes'])
    .select('uploaded_at as uploadedAt')
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute();
  return materials.map(({ uploadedAt, ...material }) => ({ ...material, uploadedAt: uploadedAt.toISOString() }));
}
