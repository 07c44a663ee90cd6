import { isAudible } from '@quietsite/acoustics';
import type { DayString } from '../day.ts';

/** The fields of an equipment row that decide whether it works in restricted hours. */
export interface TimedRow {
  readonly taskId: number;
  /** 1: evening and general holidays; 2: night; null: daytime (Q141). */
  readonly timePeriod: 1 | 2 | null;
  readonly quantity: number;
  readonly timePercent: number;
  readonly start: DayString;
  readonly end: DayString;
}

interface TimedTask {
  readonly id: number;
  readonly start: DayString;
  readonly end: DayString;
}

/**
 * Rows that work in the evening or at night. The daytime criteria do not cover these hours. While such a row has active
 * work (M-11, M-13), no receiver satisfies without the remark that restricted hours are not assessed (Q148).
 */
export function listRestrictedRows<Row extends TimedRow>(rows: readonly Row[], tasks: readonly TimedTask[]): Row[] {
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  return rows.filter((row) => {
    const task = taskOf.get(row.taskId);
    if (row.timePeriod === null || task === undefined || !isAudible(row)) return false;
    return row.start <= task.end && row.end >= task.start && row.start <= row.end;
  });
}
