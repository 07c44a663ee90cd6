import { describePlanRecords, type PlanRecords, type RecordsOrder } from '@quietsite/domain';
import { askThread } from './ask-thread.ts';
import { isDoneAtOnce } from './describe-in-thread.ts';

const RECORDS = new URL('./plan-records-thread.ts', import.meta.url);

/** Hundreds of receivers with all their combinations take seconds, hence the thread. */
export async function describeRecordsInThread(order: RecordsOrder): Promise<PlanRecords> {
  return isDoneAtOnce(order.snapshot) ? describePlanRecords(order) : askThread(RECORDS, order);
}
