import type { ChangedTask, DatedTask, FollowedRow, FollowingRow, ScheduleChanges } from '@quietsite/domain';
import type { Hk80Point } from '@quietsite/geometry';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { coordinatesOf } from '../../database/geometry.ts';

/** Stored activities keep their rows and equipment. The equipment of removed activities is removed with them (Q80). */
export async function writeSchedule(
  db: Executor,
  projectId: number,
  { added, changed, removed }: ScheduleChanges,
  now: Date,
): Promise<void> {
  await removeTasks(db, projectId, removed, now);
  await updateTasks(db, projectId, changed);
  if (added.length === 0) return;
  await sql`
    insert into tasks (project_id, zone_id, construction_work, name, start_date, end_date, source_id)
    select ${projectId}, zone_id, construction_work, name, start_date, end_date, source_id
    from ${readTasks(added)} order by place`.execute(db);
}

async function removeTasks(db: Executor, projectId: number, tasks: readonly DatedTask[], now: Date): Promise<void> {
  if (tasks.length === 0) return;
  const ids = tasks.map(({ id }) => id);
  // Files are not deleted with their rows, so that they can be linked to another row for a week.
  await sql`
    update support_materials set equipment_row_id = null, unlinked_at = ${now}::timestamptz
    where equipment_row_id in (
      select id from equipment_rows where project_id = ${projectId} and task_id = any (${ids}::integer[]))`.execute(db);
  await sql`delete from tasks where project_id = ${projectId} and id = any (${ids}::integer[])`.execute(db);
}

async function updateTasks(db: Executor, projectId: number, changed: readonly ChangedTask[]): Promise<void> {
  if (changed.length === 0) return;
  const renamed = changed.filter(({ before, after }) => before.sourceId !== after.sourceId);
  // Clears the ids first, because two activities that swap source ids would violate the unique index otherwise.
  await sql`
    update tasks set source_id = ''
    where project_id = ${projectId} and id = any (${renamed.map(({ before }) => before.id)}::integer[])`.execute(db);
  await sql`
    update tasks set zone_id = drawn.zone_id, construction_work = drawn.construction_work, name = drawn.name,
      start_date = drawn.start_date, end_date = drawn.end_date, source_id = drawn.source_id
    from ${readTasks(changed.map(({ after }) => after))}
    where tasks.id = drawn.id and tasks.project_id = ${projectId}`.execute(db);
}

/** Passes any number of activities as one parameter. */
function readTasks(tasks: readonly DatedTask[]) {
  const rows = tasks.map((task, place) => ({
    place,
    id: task.id,
    zone_id: task.zoneId,
    construction_work: task.constructionWork,
    name: task.name,
    start_date: task.start,
    end_date: task.end,
    source_id: task.sourceId,
  }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as drawn (
    place integer, id integer, zone_id integer, construction_work text, name text, start_date date, end_date date,
    source_id text)`;
}

/** The equipment of some activities: only the fields that change with the activity. */
export async function listRowsOfTasks(
  db: Executor,
  projectId: number,
  taskIds: readonly number[],
): Promise<readonly FollowingRow[]> {
  if (taskIds.length === 0) return [];
  return db
    .selectFrom('equipment_rows')
    .select(['id', 'task_id as taskId', 'start_date as start', 'end_date as end'])
    .select(coordinatesOf<Hk80Point>('fixed_location').$castTo<Hk80Point | null>().as('fixedLocation'))
    .where('project_id', '=', projectId)
    .where(sql<boolean>`task_id = any (${[...taskIds]}::integer[])`)
    .execute();
}

export async function writeFollowedRows(db: Executor, projectId: number, rows: readonly FollowedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const followed = rows.map(({ id, start, end, isUnfixed }) => ({ id, start, end, unfixed: isUnfixed }));
  await sql`
    update equipment_rows set start_date = followed.start, end_date = followed.end,
      fixed_location = case when followed.unfixed then null else fixed_location end
    from json_to_recordset(${JSON.stringify(followed)}::json) as followed (
      id integer, start date, "end" date, unfixed boolean)
    where equipment_rows.id = followed.id and project_id = ${projectId}`.execute(db);
}
