import { listRestrictedRows } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import { listTimedRows } from '../../repositories/programme/programme.repository.ts';

/**
 * Lists rows that work in the evening or at night. The working period is an input of the calculation, so the list
 * matches any run that is still valid (Q148).
 */
export async function listRestrictedRowIds(db: Executor, projectId: number): Promise<number[]> {
  const rows = await listTimedRows(db, { projectId });
  const tasks = rows.map(({ taskId, taskStart, taskEnd }) => ({ id: taskId, start: taskStart, end: taskEnd }));
  return listRestrictedRows(rows, tasks).map(({ id }) => id);
}
