import { listRestrictedRows, withHolidays } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import { listHolidayDays } from '../../repositories/programme/holiday.repository.ts';
import { listTimedRows } from '../../repositories/programme/programme.repository.ts';
import { readCalendarSettings } from '../../repositories/programme/working-calendar.repository.ts';

/**
 * Lists rows that work in restricted hours (M-162). Their periods and the calendar are inputs of the calculation, so the
 * list matches any run that is still valid (Q148).
 */
export async function listRestrictedRowIds(db: Executor, projectId: number): Promise<number[]> {
  const rows = await listTimedRows(db, { projectId });
  if (rows.length === 0) return [];
  const tasks = rows.map(({ taskId, taskStart, taskEnd, isEveryDay }) => ({
    ...{ id: taskId, start: taskStart, end: taskEnd },
    ...(isEveryDay && { isEveryDay }),
  }));
  const { calendar } = await readCalendarSettings(db, projectId);
  const dated = calendar ? withHolidays(calendar, await listHolidayDays(db)) : undefined;
  return listRestrictedRows(rows, tasks, dated).map(({ id }) => id);
}
