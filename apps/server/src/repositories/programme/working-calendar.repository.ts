import { type CalendarSettings, normaliseCalendar } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

export async function readCalendarSettings(db: Executor, projectId: number): Promise<CalendarSettings> {
  const { calendar, everyDayTaskIds } = await db
    .selectFrom('projects')
    .select('working_calendar as calendar')
    .select(
      sql<number[]>`array(select id from tasks where project_id = projects.id and works_every_day order by id)`.as(
        'everyDayTaskIds',
      ),
    )
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  // jsonb does not keep the order of fields.
  return { calendar: calendar && normaliseCalendar(calendar), everyDayTaskIds };
}

export async function writeCalendarSettings(
  db: Executor,
  projectId: number,
  { calendar, everyDayTaskIds }: CalendarSettings,
): Promise<void> {
  const text = calendar && JSON.stringify(calendar);
  await db.updateTable('projects').set({ working_calendar: text }).where('id', '=', projectId).execute();
  await sql`
    update tasks set works_every_day = not works_every_day
    where project_id = ${projectId} and works_every_day <> (id = any (${[...everyDayTaskIds]}::integer[]))`.execute(db);
}
