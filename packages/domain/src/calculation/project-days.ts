import { dayNumber } from '../day.ts';
import type { SnapshotTask } from './snapshot.schema.ts';

/** From the first start to the last end of the activities (M-50). Empty if there are none. */
export function projectDays(tasks: readonly Pick<SnapshotTask, 'start' | 'end'>[]): {
  firstDay: number;
  lastDay: number;
} {
  let [firstDay, lastDay] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { start, end } of tasks) {
    firstDay = Math.min(firstDay, dayNumber(start));
    lastDay = Math.max(lastDay, dayNumber(end));
  }
  return firstDay <= lastDay ? { firstDay, lastDay } : { firstDay: 0, lastDay: -1 };
}
