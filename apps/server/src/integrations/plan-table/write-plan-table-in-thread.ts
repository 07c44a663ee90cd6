import type { PlanTable } from '@quietsite/documents';
import { threadTasks } from '../../calculation/threads.ts';
import { type PlanTableFormat, writePlanTable } from './write-plan-table.ts';

export interface TableOrder {
  readonly table: PlanTable;
  readonly format: PlanTableFormat;
}

const WRITER = new URL('./plan-table-thread.ts', import.meta.url);
const runTask = threadTasks<typeof import('./plan-table-thread.ts')>(WRITER);

/** Up to this many rows, writing finishes before a thread would have started. */
const MAX_ROWS_AT_ONCE = 1_000;

export async function writePlanTableInThread(order: TableOrder): Promise<Uint8Array> {
  const { table, format } = order;
  return table.rows.length <= MAX_ROWS_AT_ONCE ? writePlanTable(table, format) : runTask('writeTable', order);
}
