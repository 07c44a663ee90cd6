import { addDays, type CalculationSnapshot, type PlanActivity, toDay } from '@quietsite/domain';
import { sampleReceiver, sampleRow, sampleTask, sampleWorks } from './sample-plan.ts';

/** This many activities of one zone, each with one piece of equipment and a day longer than the previous one. */
export function manyActivities(count: number, changes: Partial<CalculationSnapshot> = {}): CalculationSnapshot {
  const start = toDay('2027-01-04');
  const days = { start, end: toDay('2027-12-31') };
  return sampleWorks({
    tasks: Array.from({ length: count }, (_, index) =>
      sampleTask(index + 1, { start, end: addDays(start, 30 + index) }),
    ),
    rows: Array.from({ length: count }, (_, index) =>
      sampleRow({ id: index + 1, taskId: index + 1, name: `Machine ${index + 1}`, ...days }),
    ),
    receivers: [sampleReceiver(1)],
    ...changes,
  });
}

/** A programme of one activity. */
export const activityOf = (start: string, end: string, changes: Partial<PlanActivity> = {}): PlanActivity => ({
  ...{ code: 'A', construction: 'Foundation', name: 'Piling', zone: 'Zone 1' },
  ...{ start: toDay(start), end: toDay(end) },
  ...changes,
});
