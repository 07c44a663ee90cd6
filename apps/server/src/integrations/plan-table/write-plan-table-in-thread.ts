import type { PlanTable } from '@quietsite/documents';
import { threadTasks } from '../../calculation/threads.ts';
import { type PlanTableFormat, writePlanTable } from './write-plan-table.ts';

export interface TableRequest {
  readonly table: PlanTable;
  readonly format: PlanTableFormat;
}

const WRITER = new URL('./plan-table-thread.ts', import.meta.url);
const runTask = threadTasks<typeof import('./plan-table-thread.ts')>(WRITER);

/** Up to this many rows, writing finishes before a thread would have started. */
const MAX_INLINE_ROWS = 1_000;

export async function writePlanTableInThread(request: TableRequest): Promise<Uint8Array> {
  const { table, format } = request;
  return table.rows.length <= MAX_INLINE_ROWS ? writePlanTable(table, format) : runTask('writeTable', request);
}
