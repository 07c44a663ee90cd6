import { getFrom, type IdleDays, itemAt } from '@quietsite/acoustics';
import type { LiveCalculation } from '../calculation/live-calculation.ts';
import type { SnapshotRow, SnapshotTask } from '../calculation/snapshot.schema.ts';
import { activeDays, findReasonToLeaveOut } from '../calculation/task-emissions.ts';
import { listIdleDays, workingDaysOf } from '../calendar/task-calendar.ts';
import { competingSetOf } from '../front/competing-zones.ts';

/** A row that is audible on some day, with the days on which it counts (M-11, M-13). */
export interface ActiveRow {
  readonly row: SnapshotRow;
  readonly task: SnapshotTask;
  /** Index of its zone in the calculation. */
  readonly zone: number;
  /** The competing set of its zone; null if it always counts (M-34, M-153). */
  readonly competingSet: number | null;
  readonly startDay: number;
  readonly endDay: number;
  /** Non-working days (M-130). */
  readonly idleDays: IdleDays | undefined;
}

/** By row id; each row of a front occurs once in each of its parts (M-150). */
export function listActiveRows({ prepared }: LiveCalculation): ActiveRow[] {
  const { zones, tasks, rows, calendar } = prepared.snapshot;
  const idleDays = listIdleDays(calendar, prepared.input.firstDay, prepared.input.lastDay);
  const zoneIndex = new Map(zones.map(({ id }, index) => [id, index]));
  const taskById = new Map(tasks.map((task) => [task.id, task]));
  return rows
    .flatMap((row): ActiveRow[] => {
      const task = getFrom(taskById, row.taskId);
      if (findReasonToLeaveOut(row, task, calendar) !== null) return [];
      const zone = getFrom(zoneIndex, task.zoneId);
      const days = { ...activeDays(row, task), idleDays: workingDaysOf(calendar, task) ? idleDays : undefined };
      return [{ row, task, zone, competingSet: competingSetOf(itemAt(zones, zone)), ...days }];
    })
    .sort((a, b) => a.row.id - b.row.id);
}
